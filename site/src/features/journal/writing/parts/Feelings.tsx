import { MAX_FEELINGS } from '@throughline/core/journal/rules'
import { type SyntheticEvent, useState } from 'react'
import { journal } from '../../../../messages/journal.ts'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { isMood } from '../moods.ts'
import { useEntry } from '../use-entry.ts'

/** What it felt like: words that go with the mood, and those of the person's own. */
export function Feelings() {
  const { fields, sayWithUndo } = useEntry()
  const { feelings, mood } = fields
  const suggested = words.suggested[isMood(mood) ? mood : 'none']
  const shown = [...feelings, ...suggested.filter((word) => !feelings.includes(word))]
  const toggle = (word: string) => {
    const now = feelings.includes(word) ? feelings.filter((other) => other !== word) : [...feelings, word].slice(0, MAX_FEELINGS)
    sayWithUndo({ feelings: now }, words.did.feelings(now))
  }
  return (
    <fieldset className="feelings">
      <legend className="hidden-text">{words.feelings.label}</legend>
      {shown.map((word) => (
        <button className="chip chip-choice" type="button" key={word} aria-pressed={feelings.includes(word)} onClick={() => toggle(word)}>
          {word}
        </button>
      ))}
      <OwnWord add={(word) => feelings.includes(word) || toggle(word)} />
    </fieldset>
  )
}

function OwnWord({ add }: { add: (word: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const word = typed.trim().normalize('NFC')
    if (word) add(word)
    setTyped('')
  }
  return (
    <form onSubmit={submit}>
      <input
        className="chip-input"
        aria-label={words.feelings.add}
        placeholder={words.feelings.addHint}
        maxLength={40}
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={submit}
      />
    </form>
  )
}

const levels = [1, 2, 3, 4, 5] as const

/** How much of it there was, from 1 to 5; chosen again, it is taken back. */
export function Energy() {
  const { fields, sayWithUndo } = useEntry()
  const set = (energy: (typeof levels)[number] | null) => {
    if (energy !== fields.energy) sayWithUndo({ energy }, energy === null ? words.did.noEnergy : words.did.energy(journal.energies[energy]))
  }
  return (
    <fieldset className="energy" aria-describedby="mood-hint">
      <legend>{journal.energy}</legend>
      {levels.map((level) => (
        <label key={level} title={journal.energies[level]} className={level <= (fields.energy ?? 0) ? 'is-on' : undefined}>
          <input
            type="radio"
            name="energy"
            className="hidden-text"
            checked={fields.energy === level}
            onChange={() => set(level)}
            onClick={() => fields.energy === level && set(null)}
            onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && set(null)}
          />
          <span className="hidden-text">{journal.energies[level]}</span>
        </label>
      ))}
      <output>{fields.energy === null ? words.noEnergy : journal.energies[levels[fields.energy - 1] ?? 1]}</output>
    </fieldset>
  )
}
