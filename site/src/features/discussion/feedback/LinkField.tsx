import { useEffect, useId, useRef, useState } from 'react'
import { discussionFeedback as words } from '../../../messages/discussion-feedback.ts'
import type { FreshLink } from './state.ts'

/** A link that was just made, to be copied: it is shown this once. */
export function LinkField({ link: { askedOf, url } }: { link: FreshLink }) {
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
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(url),
      () => {},
    )
  }
  return (
    <div className="field feedback-link">
      <label htmlFor={id}>{words.link(askedOf)}</label>
      <div className="feedback-copy">
        <input className="input" id={id} ref={field} readOnly value={url} aria-describedby={`${id}-help`} />
        <button className="btn btn-plain" type="button" onClick={() => void copy()}>
          {copied === url ? words.copied : words.copy}
        </button>
      </div>
      <p className="help" id={`${id}-help`} role="status">
        {words.linkHelp}
      </p>
    </div>
  )
}
