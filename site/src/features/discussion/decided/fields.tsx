import { useId } from 'react'
import { BelowField } from '../../desk/ui/BelowField.tsx'

interface LineProps {
  label: string
  value: string
  onType: (value: string) => void
  maxLength: number
  /** More than one makes it a text. */
  lines?: number
  help?: string
  placeholder?: string
  fault?: string | undefined
  isFirst?: boolean
}

/** A line or some lines, with what is wrong about them. */
export function Line({ label, value, onType, lines = 1, help, fault, isFirst, ...rest }: LineProps) {
  const id = useId()
  const said = fault ?? help
  const props = {
    ...{ id, className: 'input', value, dir: 'auto' as const, autoComplete: 'off', ...rest },
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': said ? `${id}-said` : undefined,
    'data-first': isFirst ? '' : undefined,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? <textarea rows={lines} {...props} /> : <input {...props} />}
      <BelowField id={id} help={help} fault={fault} />
    </div>
  )
}

interface ChoicesProps<V extends string> {
  legend: string
  name: string
  options: readonly (readonly [V, string])[]
  value: V | null
  fault?: string | undefined
  isFirst?: boolean
  onChoose: (value: V) => void
}

/** One of a few, all of them in sight. */
export function Choices<V extends string>({ legend, name, options, value, fault, isFirst, onChoose }: ChoicesProps<V>) {
  const id = useId()
  return (
    <fieldset className="decided-choices" aria-describedby={fault ? `${id}-said` : undefined}>
      <legend>{legend}</legend>
      {options.map(([option, words], at) => (
        <label key={option}>
          <input
            {...{ className: 'radio', type: 'radio', name: `${id}-${name}`, checked: value === option }}
            aria-invalid={fault && at === 0 ? true : undefined}
            data-first={isFirst && at === 0 ? '' : undefined}
            onChange={() => onChoose(option)}
          />
          {words}
        </label>
      ))}
      <BelowField id={id} fault={fault} />
    </fieldset>
  )
}
