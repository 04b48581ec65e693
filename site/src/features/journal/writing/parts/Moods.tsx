import { Icon } from '../../../../components/Icon.tsx'
import { journal } from '../../../../messages/journal.ts'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { type Mood, moods } from '../moods.ts'
import { useEntry } from '../use-entry.ts'

/** The mood, as five drawn faces with their words; chosen again, or by Delete, it is taken back. */
export function Moods() {
  const { fields, sayWithUndo } = useEntry()
  const set = (mood: Mood | null) => {
    if (mood !== fields.mood) sayWithUndo({ mood }, mood === null ? words.did.noMood : words.did.mood(journal.moods[mood]))
  }
  return (
    <fieldset className="moods" aria-describedby="mood-hint">
      <legend className="hidden-text">{journal.mood}</legend>
      {moods.map((mood) => (
        <label className="mood" key={mood}>
          <input
            type="radio"
            name="mood"
            className="hidden-text"
            checked={fields.mood === mood}
            onChange={() => set(mood)}
            onClick={() => fields.mood === mood && set(null)}
            onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && set(null)}
          />
          <Icon name={`mood-${mood}`} large />
          {journal.moods[mood]}
        </label>
      ))}
      <span className="hidden-text" id="mood-hint">
        {words.moodHint}
      </span>
    </fieldset>
  )
}
