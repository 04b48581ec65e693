import { type FormEvent, useEffect, useRef } from 'react'
import { makeTask as words } from '../../../messages/make-task.ts'

/** UTF-16 units of a title. */
const TITLE = 500

interface Props {
  passage: string
  onMake: (title: string) => void
  onClose: () => void
}

/** Asks what a task is called that is made of a passage. */
export function MakeTask({ passage, onMake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    if (title) onMake(title)
  }
  const quote = passage.trim()
  return (
    <dialog className="dialog make-task" ref={dialog} aria-labelledby="make-task" onClose={onClose}>
      <form method="dialog" onSubmit={submit}>
        <h3 id="make-task">{words.title}</h3>
        <q className="link-quote" dir="auto">
          {quote}
        </q>
        <input
          className="input"
          name="title"
          aria-label={words.field}
          maxLength={TITLE}
          required
          defaultValue={quote.replace(/\s+/g, ' ').slice(0, TITLE)}
          onFocus={({ target }) => target.select()}
        />
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
