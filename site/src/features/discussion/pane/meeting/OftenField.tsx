import { useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  /** Whether the form begins with it. */
  isFirst?: boolean
  onChange: (value: Value) => void
}

/** How often people meet, chosen of a few. */
export function OftenField<Value extends string>({ label, value, options, isFirst, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        {...(isFirst && { 'data-first': true })}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([often, name]) => (
          <option key={often} value={often}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
