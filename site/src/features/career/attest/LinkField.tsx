import { useEffect, useId, useRef, useState } from 'react'
import { attestations as words } from '../../../messages/attest.ts'
import type { FreshLink } from './state.ts'

/** A link that was just made, to be copied: it is shown this once. */
export function LinkField({ link: { attestation, href } }: { link: FreshLink }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState('')
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    field.current?.select()
    // Where a browser lets nothing be copied, as without TLS, the address stands selected.
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(href),
      () => {},
    )
  }
  return (
    <div className="field attestation-link">
      <label htmlFor={id}>{words.link(attestation.askedOf)}</label>
      <div className="attestation-copy">
        <input className="input" id={id} ref={field} readOnly value={href} aria-describedby={`${id}-help`} />
        <button className="btn btn-plain" type="button" onClick={() => void copy()}>
          {copied === href ? words.copied : words.copy}
        </button>
      </div>
      <p className="help" id={`${id}-help`} role="status">
        {words.made} {words.linkHelp}
      </p>
    </div>
  )
}
