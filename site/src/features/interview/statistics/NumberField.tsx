import { useId, useState } from 'react'
import { practiceStatistics } from '../../../messages/practice-statistics.ts'

interface Props {
  label: string
  value: number
  /** Whole numbers, both with it. */
  from: number
  to: number
  onSave: (value: number) => void
}

/** A whole number, saved as one leaves it; what is none stays, with the range. */
export function NumberField({ label, value, from, to, onSave }: Props) {
  const id = useId()
  const [isBad, setBad] = useState(false)
  const save = (typed: string) => {
    const number = Number(typed)
    const isWhole = typed.trim() !== '' && Number.isInteger(number) && number >= from && number <= to
    setBad(!isWhole)
    if (isWhole && number !== value) onSave(number)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        className="input"
        id={id}
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        step={1}
        defaultValue={value}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${id}-fault` : undefined}
        onBlur={({ target }) => save(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && save(currentTarget.value)}
      />
      <p className="error" id={`${id}-fault`} role="alert">
        {isBad ? practiceStatistics.settings.range(from, to) : ''}
      </p>
    </div>
  )
}
