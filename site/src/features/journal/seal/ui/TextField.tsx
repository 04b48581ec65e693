import { type InputHTMLAttributes, useId, useState } from 'react'
import { typed as words } from '../../../../messages/journal-seal.ts'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  /** What is wrong with it, said instead of the hint. */
  fault?: string | undefined
}

/** A field with its label, and what is to be said of it. What is typed unseen can be shown. */
export function TextField({ label, hint, fault, type, ...input }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const said = fault ?? hint
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {type === 'password' && (
          <button
            className="link alone"
            type="button"
            aria-controls={id}
            aria-pressed={isShown}
            aria-label={words.showIt}
            onClick={() => setShown(!isShown)}
          >
            {words.show}
          </button>
        )}
      </div>
      <input
        id={id}
        type={isShown ? 'text' : type}
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
