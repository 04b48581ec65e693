import { type InputHTMLAttributes, useId } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  /** What is wrong with it, said instead of the hint. */
  fault?: string | undefined
}

/** A field with its label, and what is to be said of it. */
export function TextField({ label, hint, fault, ...input }: Props) {
  const id = useId()
  const said = fault ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        aria-invalid={fault ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        {...input}
      />
      {said && (
        <p id={`${id}-said`} className={fault ? 'error' : 'help'} role={fault ? 'alert' : undefined}>
          {said}
        </p>
      )}
    </div>
  )
}
