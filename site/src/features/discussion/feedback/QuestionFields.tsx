import { Icon } from '../../../components/Icon.tsx'
import { discussionFeedback } from '../../../messages/discussion-feedback.ts'
import type { DraftQuestion } from './draft.ts'

interface Props {
  draft: DraftQuestion
  place: number
  onChange: (changes: Partial<DraftQuestion>) => void
  /** `null` for the only one. */
  onRemove: (() => void) | null
}

const words = discussionFeedback.form

/** One question as it is being written. */
export function QuestionFields({ draft: { text, kind, lines }, place, onChange, onRemove }: Props) {
  return (
    <div className="feedback-draft">
      <input
        className="input"
        aria-label={words.question(place + 1)}
        placeholder={words.question(place + 1)}
        maxLength={300}
        dir="auto"
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <select
        className="input"
        aria-label={words.kind(place + 1)}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as DraftQuestion['kind'] })}
      >
        {Object.entries(words.kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      {onRemove && (
        <button className="btn btn-icon" type="button" aria-label={words.remove(place + 1)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
      {kind !== 'text' && (
        <textarea
          className="input"
          aria-label={(kind === 'choice' ? words.options : words.ends)(place + 1)}
          placeholder={(kind === 'choice' ? words.options : words.ends)(place + 1)}
          rows={kind === 'choice' ? 3 : 2}
          maxLength={900}
          dir="auto"
          value={lines}
          onChange={({ target }) => onChange({ lines: target.value })}
        />
      )}
    </div>
  )
}
