import { useId } from 'react'

interface Props<V extends string> {
  label: string
  value: V
  options: readonly (readonly [V, string])[]
  onSave: (value: V) => void
}

/** One of several, saved as it is chosen. */
export function ChoiceField<V extends string>({ label, value, options, onSave }: Props<V>) {
  const name = useId()
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} value={value} onChange={({ target }) => onSave(target.value as V)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
