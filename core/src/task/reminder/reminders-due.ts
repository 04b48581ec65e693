/** When a task reminds. Free of zod, so that a browser may import it by itself as `@throughline/core/task/reminders-due`. */
import { instantText } from '../../kernel/time/day.ts'
import { isActive } from '../rules.ts'
import type { Task } from '../schema.ts'
import type { Reminder } from './reminder.ts'

const MINUTES_A_DAY = 24 * 60

type Reminded = Pick<Task, 'status' | 'deletedAt' | 'dueDate' | 'dueAt' | 'timeZone' | 'reminders'>

/**
 * The moments a task reminds at, as RFC 3339 instants, earliest first and each once: none of a task that is closed or in
 * the trash. `timeZone` is where the person lives; floating times and whole days are read there.
 */
export function remindersDue(task: Reminded, { timeZone }: { timeZone: string }): string[] {
  if (!isActive(task) || task.deletedAt) return []
  const moments = task.reminders.map((reminder) => momentOf(reminder, task, timeZone))
  return [...new Set(moments.filter((moment) => moment !== null))].sort()
}

/** The moment of one reminder; `null` for one relative to a due day that the task does not have. */
export function momentOf(reminder: Reminder, { dueDate, dueAt, ...task }: Omit<Reminded, 'status'>, timeZone: string): string | null {
  if ('at' in reminder) return reminder.at
  if (dueAt) return text(atTime(dueAt, reminder.offsetMinutes, task.timeZone ?? timeZone))
  return dueDate && text(onDay(dueDate, reminder.offsetMinutes, timeZone))
}

/** Whole days keep the time of day, the rest is time that passes: as a duration of RFC 5545 is added. */
function atTime(dueAt: string, offset: number, timeZone: string): Temporal.Instant {
  const days = Math.trunc(offset / MINUTES_A_DAY)
  const due = Temporal.PlainDateTime.from(dueAt).toZonedDateTime(timeZone)
  return due.add({ days, minutes: offset % MINUTES_A_DAY }).toInstant()
}

/** Of a whole day the offset names a time on the wall clock, also on a day that is an hour short. */
const onDay = (date: string, minutes: number, timeZone: string): Temporal.Instant =>
  Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone).toInstant()

/** `null` past the years that are written in four digits. */
function text(instant: Temporal.Instant): string | null {
  const written = instantText(instant)
  return /^\d{4}-/.test(written) ? written : null
}
