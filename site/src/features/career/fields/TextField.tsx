import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { rows as words } from '../../../messages/career-rows.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { usePause } from './use-pause.ts'
import { useRefused } from './use-refused.ts'

interface Props {
  /** The record and its field. */
  id: string
  field: string
  label: string
  value: string
  maxLength: number
  onSave: (value: string) => void
  /** Takes what was typed as soon as one stops for a moment, and says nothing of it: what is made of it follows while one writes. */
  onPause?: (value: string) => void
  type?: 'text' | 'url' | 'email' | 'tel' | 'date'
  help?: string
  /** Names that are offered. */
  options?: readonly string[]
  isProse?: boolean
  autoComplete?: string
  /** Why what was typed cannot be taken; `null` where it can. */
  faultOf?: (typed: string) => string | null
  /** It has something to say of what was typed. */
  onFault?: () => void
}

/**
 * A text that is saved as one leaves it. What was refused stays, with the reason, and so does what one wrote while it was
 * changed elsewhere; what a page that is gone was writing is saved, or stands there again where that cannot be.
 */
export function TextField({
  id,
  field,
  label,
  value,
  maxLength,
  onSave,
  onPause,
  type = 'text',
  help,
  options,
  isProse,
  autoComplete,
  faultOf,
  onFault,
}: Props) {
  const name = useId()
  const refused = useRefused(id, field)
  const [fault, setFault] = useState<string | null>(null)
  const [restored, setRestored] = useState<{ value: string; why: string } | null>(null)
  // What it said as one began to write: nothing takes its place until one is done.
  const [base, setBase] = useState<string | null>(null)
  // What one saw of it last. The same, until a pause takes what was typed: by that it is known what was changed elsewhere since,
  // while the field goes on showing what it did, as another value would put a new field in place of the one that is written in.
  const seen = useRef<string | null>(null)
  const draft = useKeptDraft(id, field, (found) => {
    if (restored !== null) return false
    const fault = faultOf?.(found.value) ?? null
    if (found.base === value && !fault) take(found.value)
    else {
      setFault(fault)
      setRestored({ value: found.value, why: words.restored })
      draft?.set(found)
    }
    return true
  })
  const now = restored?.value ?? (typeof refused?.value === 'string' ? refused.value : value)
  const shown = base ?? now
  const why = fault ?? restored?.why ?? refused?.why
  const tell = useRef(onFault)
  tell.current = onFault
  useEffect(() => {
    if (why) tell.current?.()
  }, [why])
  const take = (typed: string) => {
    draft?.clear()
    setRestored(null)
    if (typed !== value) onSave(typed)
  }
  const save = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = isProse ? target.value : target.value.trim()
    const from = seen.current
    pausing.stop()
    seen.current = null
    setBase(null)
    const isNothing = typed === value || typed === from
    const found = isNothing ? null : (faultOf?.(typed) ?? null)
    setFault(found)
    if (found) return
    if (from !== null && from !== now && !isNothing) setRestored({ value: typed, why: words.changedMeanwhile })
    else take(typed === from && from !== now ? value : typed)
  }
  const pausing = usePause((written) => {
    // As it is stored, so that it is known again.
    const typed = written.normalize()
    // What was changed elsewhere meanwhile waits until one is done.
    if (!onPause || typed === value || seen.current !== now || faultOf?.(typed)) return
    seen.current = typed
    draft?.clear()
    setRestored(null)
    onPause(typed)
  })
  const common = {
    ...{ className: 'input', id: name, defaultValue: shown, maxLength, onBlur: save, dir: 'auto' },
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      seen.current ??= now
      setBase((known) => known ?? now)
      draft?.set({ value: currentTarget.value, base: value })
      if (onPause) pausing.begin(currentTarget.value)
    },
    ...{
      'aria-invalid': why ? true : undefined,
      'aria-describedby': [why && `${name}-fault`, help && !fault && `${name}-help`].filter(Boolean).join(' ') || undefined,
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
      {help && !fault && (
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
