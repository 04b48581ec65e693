import { addDays } from '../kernel/index.ts'
import { dueDay, seriesOf, type Task } from '../task/index.ts'

/** A stretch of time that a program asks for: instants, RFC 3339; open where `null`. */
export interface TimeRange {
  from: string | null
  before: string | null
}

/** Days looked ahead for the next round in a stretch without an end. */
const AHEAD = 3660

/** Whether a task falls in a stretch of time (RFC 4791, 9.9); one without any day always does. */
export function taskIsWithin(task: Task, range: TimeRange, timeZone: string): boolean {
  const due = dueDay(task)
  const marks = [task.startDate, due].filter((day) => day !== null)
  if (marks.length === 0) return true
  const first = marks.reduce((a, b) => (a < b ? a : b))
  const last = marks.reduce((a, b) => (a > b ? a : b))
  const days = daysOf(range, timeZone)
  if (first < days.before && last >= days.from) return true
  if (!task.recurrence || !due || last >= days.before) return false
  const until = days.before < addDays(due, AHEAD) ? days.before : addDays(due, AHEAD)
  return seriesOf(task.recurrence).within(days.from > due ? days.from : due, until).length > 0
}

/** Whether a whole day falls in a stretch of time. */
export function dayIsWithin(day: string, range: TimeRange, timeZone: string): boolean {
  const { from, before } = daysOf(range, timeZone)
  return day >= from && day < before
}

/** The days that a stretch touches, the last one exclusive. */
function daysOf({ from, before }: TimeRange, timeZone: string): { from: string; before: string } {
  const dayOf = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  const end = before === null ? null : dayOf(before)
  const isMidnight = end?.toPlainTime().equals(Temporal.PlainTime.from('00:00'))
  return {
    from: from === null ? '0000-01-01' : dayOf(from).toPlainDate().toString(),
    before: end === null ? '9999-12-31' : isMidnight ? end.toPlainDate().toString() : addDays(end.toPlainDate().toString(), 1),
  }
}
