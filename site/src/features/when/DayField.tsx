import { useId } from 'react'
import { BelowField } from '../desk/ui/BelowField.tsx'
import { useDesk } from '../desk/use-desk.ts'
import { localTime, longDate } from '../desk/words/day.ts'
import type { When } from './rules/day-line.ts'
import { WhenButton } from './WhenButton.tsx'
import type { WhenPickerProps } from './WhenPicker.tsx'

interface Props {
  label: string
  /** The same with the day that holds, as the button is called. */
  called: (day: string) => string
  /** What stands where there is none. */
  none: string
  date: string | null
  /** `HH:mm`; where it is left out, a day is chosen alone. */
  time?: string | null
  mayBeNone?: boolean
  /** As high as the fields beside it. */
  isLarge?: boolean
  help?: string
  fault?: string | undefined
  /** Which days there are, and which of them are offered by a name. */
  days?: Pick<WhenPickerProps, 'choices' | 'first' | 'last' | 'hint'>
  onPick: (date: string | null, time: string | null) => void
}

/** A day, chosen as everywhere, and a time on it where there may be one. */
export function DayField({ label, called, none, date, time, mayBeNone = true, isLarge = false, help, fault, days, onPick }: Props) {
  const desk = useDesk()
  const id = useId()
  const at = date && time ? `, ${localTime(`${date}T${time}`, desk.locale)}` : ''
  const day = date ? longDate(date, desk) + at : none
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <div>
        <WhenButton
          className={isLarge ? 'btn btn-plain btn-large' : date ? 'btn btn-plain' : 'btn btn-quiet day-none'}
          title={label}
          label={called(day)}
          {...{ date, mayBeNone, ...days, ...(time !== undefined && { time, says: 'time' }) }}
          onPick={(when: When | null) => onPick(when?.date ?? null, when?.time ?? null)}
        >
          {day}
        </WhenButton>
      </div>
      <BelowField id={id} help={help} fault={fault} />
    </div>
  )
}
