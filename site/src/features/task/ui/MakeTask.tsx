import { type FormEvent, useEffect, useRef } from 'react'
import { makeTask as words } from '../../../messages/make-task.ts'
import { FoundChips, rejectParts } from './FoundChips.tsx'
import { type NewTaskRead, useReadTitle } from './use-read-title.ts'

/** UTF-16 units of a title. */
const TITLE = 500

interface Props {
  passage: string
  onMake: (task: NewTaskRead) => void
  onClose: () => void
}

/** Asks what a task is called that is made of a passage; what it is called is read as in quick add. */
export function MakeTask({ passage, onMake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const quote = passage.trim()
  const line = useReadTitle(quote.replace(/\s+/g, ' ').slice(0, TITLE))
  useEffect(() => dialog.current?.showModal(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (line.text.trim()) void line.read().then(onMake)
    else event.preventDefault()
  }
  return (
    <dialog className="dialog make-task" ref={dialog} aria-labelledby="make-task" onClose={onClose}>
      <form method="dialog" onSubmit={submit}>
        <h3 id="make-task">{words.title}</h3>
        <q className="link-quote" dir="auto">
          {quote}
        </q>
        <div>
          <input
            ref={field}
            className="input"
            name="title"
            aria-label={words.field}
            autoComplete="off"
            dir="auto"
            maxLength={TITLE}
            required
            value={line.text}
            onChange={({ target }) => line.write(target.value)}
            onFocus={({ target }) => target.select()}
          />
          <div className={line.found.length > 0 ? 'make-task-read has-parts' : 'make-task-read'}>
            <FoundChips line={line} onReject={(...parts) => rejectParts(line, parts, field)} />
          </div>
        </div>
        <div className="ends">
          <button className="btn btn-plain" type="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
          <button className="btn btn-primary" type="submit">
            {words.add}
          </button>
        </div>
      </form>
    </dialog>
  )
}
