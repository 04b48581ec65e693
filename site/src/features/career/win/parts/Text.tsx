import type { Win } from '@throughline/core/career'
import { useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { win as words } from '../../../../messages/win.ts'
import { WritingForm } from '../../../desk/writing/WritingForm.tsx'
import { Markdown, type Rendered } from '../../../markdown/Markdown.tsx'
import { useWinText } from '../use-win-text.ts'

/** How it was done, rendered; pressed, its Markdown can be written. */
export function Text({ win, rendered }: { win: Win; rendered: Rendered }) {
  const opener = useRef<HTMLButtonElement>(null)
  const writing = useWinText(win, 'text', opener)
  if (writing.draft === null)
    return (
      <div className="win-said">
        {win.text && <Markdown className="win-text" text={win.text} rendered={rendered} />}
        <button ref={opener} className={win.text ? 'btn btn-quiet' : 'btn btn-plain'} type="button" onClick={writing.begin}>
          {!win.text && <Icon name="plus" />} {win.text ? words.editText : words.addText}
        </button>
      </div>
    )
  return (
    <WritingForm
      {...{ label: words.fields.text, className: 'win-said', fieldClass: 'prose', maxLength: 5_000, writing }}
      {...{ help: words.textHelp, restored: words.restored, saveWord: words.save }}
    />
  )
}
