import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useRefused } from './use-refused.ts'

interface Props {
  /** The record and its field. */
  id: string
  field: string
  label: string
  value: string
  maxLength: number
  onSave: (value: string) => void
  type?: 'text' | 'url' | 'email' | 'tel'
  help?: string
  /** Names that are offered. */
  options?: readonly string[]
  isProse?: boolean
  autoComplete?: string
  /** Why what was typed cannot be taken; `null` where it can. */
  faultOf?: (typed: string) => string | null
}

/** A text that is saved as one leaves it. What was refused stays, with the reason. */
export function TextField({
  id,
  field,
  label,
  value,
  maxLength,
  onSave,
  type = 'text',
  help,
  options,
  isProse,
  autoComplete,
  faultOf,
}: Props) {
  const name = useId()
  const refused = useRefused(id, field)
  const [fault, setFault] = useState<string | null>(null)
  const shown = typeof refused?.value === 'string' ? refused.value : value
  const why = fault ?? refused?.why
  const save = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = isProse ? target.value : target.value.trim()
    const found = typed === value ? null : (faultOf?.(typed) ?? null)
    setFault(found)
    if (!found && typed !== value) onSave(typed)
  }
  const common = {
    ...{ className: 'input', id: name, defaultValue: shown, maxLength, onBlur: save, dir: 'auto' },
    ...{
      'aria-invalid': why ? true : undefined,
      'aria-describedby': [why && `${name}-fault`, help && `${name}-help`].filter(Boolean).join(' ') || undefined,
    },
  }
  return (
    <div className={isProse ? 'field field-prose' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {isProse ? (
        <textarea key={shown} {...common} rows={4} />
      ) : (
        <input
          key={shown}
          {...common}
          type={type}
          list={options && `${name}-options`}
          autoComplete={autoComplete ?? 'off'}
          onKeyDown={leaveByEnter}
        />
      )}
      {options && (
        <datalist id={`${name}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {why && (
        <p className="error" id={`${name}-fault`} role="alert">
          {why}
        </p>
      )}
      {help && (
        <p className="help" id={`${name}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

/** Enter keeps what was typed, as leaving does. */
function leaveByEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.blur()
  event.currentTarget.focus()
}
