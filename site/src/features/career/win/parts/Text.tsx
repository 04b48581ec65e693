import type { Win } from '@throughline/core/career'
import { useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { win as words } from '../../../../messages/win.ts'
import { Markdown, type Rendered } from '../../../markdown/Markdown.tsx'
import { useWinText } from '../use-win-text.ts'

/** How it was done, rendered; pressed, its Markdown can be written. Leaving it saves it. */
export function Text({ win, rendered }: { win: Win; rendered: Rendered }) {
  const opener = useRef<HTMLButtonElement>(null)
  const { draft, why, begin, write, leave, onBlur } = useWinText(win, 'text', opener)
  if (draft === null)
    return (
      <div className="win-said">
        {win.text && <Markdown className="win-text" text={win.text} rendered={rendered} />}
        <button ref={opener} className={win.text ? 'btn btn-quiet' : 'btn btn-plain'} type="button" onClick={begin}>
          {!win.text && <Icon name="plus" />} {win.text ? words.editText : words.addText}
        </button>
      </div>
    )
  return (
    <form
      className="win-said field"
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        leave({ byKey: true })
      }}
    >
      <textarea
        className="input prose"
        aria-label={words.fields.text}
        aria-describedby="text-help"
        aria-invalid={why ? true : undefined}
        dir="auto"
        maxLength={5_000}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={!draft.isRestored}
        value={draft.value}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          if (!isDone || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          leave({ byKey: true })
        }}
      />
      {why && <p className="error">{why}</p>}
      <p className="help" id="text-help">
        {draft.isRestored ? words.restored : words.textHelp}
      </p>
      <div>
        <button className="btn btn-primary" type="submit">
          {words.save}
        </button>
      </div>
    </form>
  )
}
