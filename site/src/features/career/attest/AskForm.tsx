import { type FormEvent, useId, useRef, useState } from 'react'
import { attestations as words } from '../../../messages/attest.ts'
import { ask, type FreshLink } from './state.ts'

interface Props {
  winId: string
  onLink: (link: FreshLink) => void
}

/** Asks for whom a link is, and makes it. */
export function AskForm({ winId, onLink }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setSending(true)
    const link = await ask(winId, { askedOf: String(typed.get('askedOf') ?? ''), message: String(typed.get('message') ?? '') })
    setSending(false)
    if (!link) return
    setOpen(false)
    onLink(link)
  }
  if (!isOpen)
    return (
      <button ref={opener} className="btn btn-plain" type="button" onClick={() => setOpen(true)}>
        {words.ask}
      </button>
    )
  return (
    <form className="attestation-ask" onSubmit={(event) => void send(event)} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div className="field">
        <label htmlFor={`${id}-of`}>{words.askedOf}</label>
        {/* biome-ignore lint/a11y/noAutofocus: the form opens because somebody asked for it */}
        <input className="input" id={`${id}-of`} name="askedOf" maxLength={200} autoComplete="off" autoFocus />
      </div>
      <div className="field">
        <div className="field-head">
          <label htmlFor={`${id}-message`}>{words.message}</label>
          <span className="small">{words.optional}</span>
        </div>
        <textarea className="input" id={`${id}-message`} name="message" rows={2} maxLength={2_000} />
      </div>
      <div className="attestation-acts">
        <button className="btn btn-primary" type="submit" disabled={isSending}>
          {words.make}
        </button>
        <button className="btn btn-quiet" type="button" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
