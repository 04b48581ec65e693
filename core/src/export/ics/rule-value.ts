import { partsOf, ruleText, type Task } from '../../task/index.ts'
import { utcValue } from './content-line.ts'

/** A rule of days as the value of RRULE: its end is of the same sort as DTSTART, and in UTC where that names a zone. */
export function ruleValue(rrule: string, { dueAt, timeZone }: Pick<Task, 'dueAt' | 'timeZone'>): string {
  const parts = partsOf(rrule)
  if (!parts.UNTIL) return rrule
  const day = parts.UNTIL.slice(0, 8)
  return ruleText({ ...parts, UNTIL: dueAt ? untilTime(day, timeZone) : day })
}

function untilTime(day: string, timeZone: string | null): string {
  const end = Temporal.PlainDate.from(day).toPlainDateTime({ hour: 23, minute: 59, second: 59 })
  return timeZone ? utcValue(end.toZonedDateTime(timeZone).toInstant().toString()) : `${day}T235959`
}
