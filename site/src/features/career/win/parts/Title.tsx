import type { Win } from '@throughline/core/career'
import { useRef } from 'react'
import { win as words } from '../../../../messages/win.ts'
import { useWinText } from '../use-win-text.ts'

/** What was achieved, as the heading it is; pressed, it can be written over. Leaving it saves it. */
export function Title({ win }: { win: Win }) {
  const opener = useRef<HTMLButtonElement>(null)
  const { draft, why, begin, write, leave, onBlur } = useWinText(win, 'title', opener)
  if (draft === null)
    return (
      <h1 className="prose">
        <button ref={opener} className="title-text" dir="auto" type="button" title={words.editTitle} onClick={begin}>
          {win.title}
        </button>
      </h1>
    )
  return (
    <div className="win-title">
      <textarea
        className="title-field prose"
        dir="auto"
        aria-label={words.fields.title}
        aria-invalid={why ? true : undefined}
        maxLength={300}
        rows={1}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={!draft.isRestored}
        value={draft.value}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => write(target.value.replace(/\n/g, ' '))}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape'].includes(event.key) || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          leave({ byKey: true })
        }}
      />
      {why && <p className="error">{why}</p>}
    </div>
  )
}
