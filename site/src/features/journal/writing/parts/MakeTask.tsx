import { type FormEvent, useEffect, useRef } from 'react'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { perform } from '../../../task/state/changes.ts'
import { newId } from '../../../task/state/id.ts'
import { entryOfPage } from '../state.ts'

/** UTF-16 units of a title, and of a quote. */
const [TITLE, QUOTE] = [500, 2_000]

interface Props {
  passage: string
  onClose: () => void
}

/** Makes a task of a passage. It keeps the passage, as a link to the entry. */
export default function MakeTask({ passage, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    if (title) void make(title, passage)
  }
  const quote = passage.trim()
  return (
    <dialog className="dialog make-task" ref={dialog} aria-labelledby="make-task" onClose={onClose}>
      <form method="dialog" onSubmit={submit}>
        <h3 id="make-task">{words.makeTask}</h3>
        <q className="link-quote" dir="auto">
          {quote}
        </q>
        <input
          className="input"
          name="title"
          aria-label={words.taskField}
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
            {words.addTask}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** The task can only name an entry that is there. */
async function make(title: string, passage: string) {
  const entry = entryOfPage()
  await entry.flush()
  const [id, now] = [newId(), new Date().toISOString()]
  const link = { kind: 'journal-entry', id: entry.writing().id, quote: passage.trim().slice(0, QUOTE), capturedAt: now } as const
  await perform([{ do: 'create', id, task: { id, title, links: [link] } }], words.taskMade(title))
}
