import { MAX_JOURNAL_NAME } from '@throughline/core/journal/rules'
import { type FormEvent, useEffect, useRef } from 'react'
import { keepEntry as words } from '../../../messages/journal-templates.ts'
import { didBesides } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import { newId } from '../../desk/id.ts'
import { attempt, complain, reason } from '../../desk/reason.ts'
import { entryOfPage } from '../writing/state.ts'
import { templateOf } from './fields.ts'

/** Asks for a name under which the entry of the page is kept as a way to begin. */
export default function KeepAsTemplate({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name) void keep(name)
  }
  return (
    <dialog className="dialog ask-dialog" ref={dialog} aria-labelledby="keep-as-template" onClose={onClose}>
      <form method="dialog" onSubmit={submit}>
        <h3 id="keep-as-template">{words.act}</h3>
        <label className="field">
          <span className="label">{words.name}</span>
          <input
            className="input"
            name="name"
            maxLength={MAX_JOURNAL_NAME}
            required
            autoComplete="off"
            aria-describedby="keep-as-template-hint"
            defaultValue={entryOfPage().writing().now.title.slice(0, MAX_JOURNAL_NAME)}
            onFocus={({ target }) => target.select()}
          />
          <span className="help" id="keep-as-template-hint">
            {words.text}
          </span>
        </label>
        <div className="ends">
          <button className="btn btn-plain" type="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
          <button className="btn btn-primary" type="submit">
            {words.keep}
          </button>
        </div>
      </form>
    </dialog>
  )
}

async function keep(name: string) {
  const { journalTemplates } = client
  try {
    const made = await journalTemplates.create({ id: newId(), ...templateOf(entryOfPage().writing().now, name) })
    didBesides(words.made(made.name), () => attempt(() => journalTemplates.remove(made.id)))
  } catch (error) {
    complain(words.notKept(reason(error)))
  }
}
