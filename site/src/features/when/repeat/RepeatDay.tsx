import { type MonthDay, type RepeatRule, WEEKDAYS } from '@throughline/core/task/recurrence'
import { repeatEditor as editor } from '../../../messages/task-repeat.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { monthDayWords, monthName } from '../words/recurrence.ts'
import { placeOf } from './repeat-choices.ts'

interface Props {
  rule: RepeatRule
  due: string
  onChange: (rule: RepeatRule) => void
}

const PLACES = [1, 2, 3, 4, -1]
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1)
const DAYS = [...Array.from({ length: 31 }, (_, i) => i + 1), -1]

/** Which day of the month, and of which month when it is yearly. */
export function RepeatDay({ rule, due, onChange }: Props) {
  const { locale } = useDesk()
  const date = Temporal.PlainDate.from(due)
  const monthDay = rule.monthDay ?? { day: date.day }
  const set = (monthDay: MonthDay) => onChange({ ...rule, monthDay, ...(rule.freq === 'YEARLY' && { month: rule.month ?? date.month }) })
  const days: Record<string, MonthDay> = {}
  for (const day of DAYS) days[monthDayWords({ day }, locale)] = { day }
  for (const place of PLACES) {
    days[monthDayWords({ place, workday: true }, locale)] = { place, workday: true }
    for (const weekday of WEEKDAYS) days[monthDayWords({ place, weekday }, locale)] = { place, weekday }
  }
  const near = { place: placeOf(due).isLast ? -1 : placeOf(due).place, weekday: placeOf(due).weekday }
  const kinds = [{ day: date.day }, { day: -1 }, near, { place: 1, workday: true as const }, { place: -1, workday: true as const }]
  const usual = [...new Set([...kinds, monthDay].map((day) => monthDayWords(day, locale)))]
  const others = Object.keys(days).filter((name) => !usual.includes(name))
  return (
    <p className="repeat-line">
      <span>{editor.on}</span>
      <select
        className="input input-small"
        aria-label={editor.on}
        value={monthDayWords(monthDay, locale)}
        onChange={({ target }) => set(days[target.value] ?? monthDay)}
      >
        {[...usual, ...others].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {rule.freq === 'YEARLY' && (
        <select
          className="input input-small"
          aria-label={editor.units.MONTHLY}
          value={rule.month ?? date.month}
          onChange={({ target }) => onChange({ ...rule, monthDay, month: Number(target.value) })}
        >
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </select>
      )}
    </p>
  )
}
