import '../../components/own-style.ts'
import { parseDate, setLocalTimeZone } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Icon } from '../../components/Icon.tsx'
import { day as words } from '../../messages/day.ts'
import { useDesk } from '../desk/use-desk.ts'

export interface MonthProps {
  date: string | null
  first?: string | undefined
  last?: string | undefined
  onPick: (date: string) => void
}

/** Names of weekdays as the grid takes them, from Monday on. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** A month of days: arrows go by day and week, Page up and down by month, Enter chooses. */
export default function MonthGrid({ date, first, last, onPick }: MonthProps) {
  const desk = useDesk()
  // Today is the person's, not the machine's.
  setLocalTimeZone(desk.timeZone)
  return (
    <I18nProvider locale={desk.locale}>
      <Calendar
        className="when-month"
        aria-label={words.another}
        value={date ? parseDate(date) : null}
        minValue={first ? parseDate(first) : null}
        maxValue={last ? parseDate(last) : null}
        defaultFocusedValue={parseDate(date ?? desk.today)}
        firstDayOfWeek={weekdays[desk.weekStart - 1] ?? 'mon'}
        onChange={(picked) => onPick(picked.toString())}
      >
        <div className="when-month-head">
          <CalendarHeading className="when-month-name" />
          <Button slot="previous" className="btn btn-icon" aria-label={words.earlier}>
            <Icon name="left" />
          </Button>
          <Button slot="next" className="btn btn-icon" aria-label={words.later}>
            <Icon name="right" />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(cell) => <CalendarCell date={cell} className={cell.toString() === desk.today ? 'when-day is-today' : 'when-day'} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
