import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { toClipboard } from './clipboard.ts'

interface Props {
  label: string
  href: string
  copy: string
  copied: string
  /** What stands below it, and is said as it appears. */
  help: ReactNode
  className?: string
}

/** An address that was just made, selected to be copied. */
export function CopyField({ label, href, copy, copied, help, className = '' }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState('')
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const take = async () => {
    field.current?.select()
    // Where a browser lets nothing be copied, as without TLS, the address stands selected.
    if (await toClipboard(href)) setDone(href)
  }
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="copy-field">
        <input className="input" id={id} ref={field} readOnly value={href} aria-describedby={`${id}-help`} />
        <button className="btn btn-plain" type="button" onClick={() => void take()}>
          {done === href ? copied : copy}
        </button>
      </div>
      <p className="help" id={`${id}-help`} role="status">
        {help}
      </p>
    </div>
  )
}
