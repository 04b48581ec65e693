import { useId } from 'react'
import { useDesk } from '../../desk/use-desk.ts'
import { longDate } from '../../desk/words/day.ts'
import type { When } from '../../task/rules/when.ts'
import { WhenButton } from '../../task/ui/when/WhenButton.tsx'
import type { WhenPickerProps } from '../../task/ui/when/WhenPicker.tsx'

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
      <Below id={id} help={help} fault={fault} />
    </div>
  )
}

interface DayProps {
  label: string
  /** The same with the day that holds, as the button is called. */
  called: (day: string) => string
  /** What stands where there is none. */
  none: string
  date: string | null
  mayBeNone?: boolean
  help?: string
  fault?: string | undefined
  /** Which days there are, and which of them are offered by a name. */
  days?: Pick<WhenPickerProps, 'choices' | 'first' | 'last' | 'hint'>
  onPick: (date: string | null) => void
}

/** A day, chosen as everywhere. */
export function Day({ label, called, none, date, mayBeNone = true, help, fault, days, onPick }: DayProps) {
  const desk = useDesk()
  const id = useId()
  const day = date ? longDate(date, desk) : none
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <div>
        <WhenButton
          className={date ? 'btn btn-plain' : 'btn btn-quiet decided-day'}
          title={label}
          label={called(day)}
          {...{ date, mayBeNone, ...days }}
          onPick={(when: When | null) => onPick(when?.date ?? null)}
        >
          {day}
        </WhenButton>
      </div>
      <Below id={id} help={help} fault={fault} />
    </div>
  )
}

export const Below = ({ id, help, fault }: { id: string; help?: string | undefined; fault?: string | undefined }) =>
  (fault ?? help) && (
    <p className={fault ? 'error' : 'help'} id={`${id}-said`} role={fault ? 'alert' : undefined}>
      {fault ?? help}
    </p>
  )

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
      <Below id={id} fault={fault} />
    </fieldset>
  )
}
