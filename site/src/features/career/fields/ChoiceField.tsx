import { useId } from 'react'

interface Props<V extends string> {
  label: string
  value: V
  options: readonly (readonly [V, string])[]
  onSave: (value: V) => void
  /** In a form that is sent. */
  name?: string
  /** The id of what tells more of it. */
  describedBy?: string
}

/** One of several, told as it is chosen. */
export function ChoiceField<V extends string>({ label, value, options, onSave, name, describedBy }: Props<V>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        {...{ className: 'input', id, name, value, 'aria-describedby': describedBy }}
        onChange={({ target }) => onSave(target.value as V)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

/** All that have a name, as a choice offers them. */
export const optionsOf = <K extends string>(names: Readonly<Record<K, string>>) => Object.entries(names) as [K, string][]
