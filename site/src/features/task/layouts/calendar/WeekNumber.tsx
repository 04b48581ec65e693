import { taskLayouts as words } from '../../../../messages/task-layouts.ts'

/** The number that a week has by ISO 8601, by a day of it. */
export function WeekNumber({ day }: { day: string }) {
  const { weekOfYear = 0 } = Temporal.PlainDate.from(day)
  return (
    <abbr className="week-number" title={words.calendar.week(weekOfYear)}>
      {words.calendar.weekShort(weekOfYear)}
    </abbr>
  )
}
