import { useId, useState } from 'react'
import { bulk as words } from '../../../../messages/task-bulk.ts'
import { tagsOf } from '../../rules/bulk.ts'
import { readTags } from '../../rules/tags.ts'
import { knownTags } from '../../state/known-tags.ts'
import type { ChoiceProps } from './BulkDialog.tsx'

/** Adds a tag to the chosen tasks, or takes one off those that have it. */
export function TagChoice({ tasks, onAct }: ChoiceProps) {
  const [known] = useState(knownTags)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const id = useId()
  return (
    <>
      <form
        className="bulk-form"
        onSubmit={(event) => {
          event.preventDefault()
          const [tag, ...more] = readTags(text)
          if (tag && more.length === 0) onAct({ do: 'add-tag', tag })
          else setWrong(words.tags.wrong)
        }}
      >
        <input
          className="input input-small"
          list={`${id}-known`}
          maxLength={60}
          autoCapitalize="none"
          aria-label={words.tags.field}
          placeholder={words.tags.field}
          aria-invalid={wrong !== ''}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <datalist id={`${id}-known`}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <button className="btn btn-plain" type="submit">
          {words.tags.add(tasks.length)}
        </button>
      </form>
      <p className="bulk-wrong" id={`${id}-wrong`} role="alert">
        {wrong}
      </p>
      <ul className="bulk-choices">
        {tagsOf(tasks).map(({ tag, count }) => (
          <li key={tag}>
            <button className="bulk-choice" type="button" onClick={() => onAct({ do: 'remove-tag', tag })}>
              {words.tags.remove(tag, count)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
