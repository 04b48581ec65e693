import type { Reminder, Task } from '@throughline/core/task'
import { momentOf } from '@throughline/core/task/reminders-due'
import { repeats } from '@throughline/core/task/rules'

const MINUTES_A_DAY = 24 * 60
/** Nine in the morning. */
export const MORNING = 9 * 60
/** Minutes ahead of a time up to which it is told how long before; further ahead, on which day and when. */
const NEAR = 120

/** When a relative reminder comes, as a person would say it: so long before or after, or on which day at what time of day. */
export type Relative = { minutes: number } | { days: number; minuteOfDay: number }

/** How a relative reminder of a task is said; `null` when it is due on no day. */
export function relativeOf(
  { offsetMinutes }: { offsetMinutes: number },
  { dueDate, dueAt }: Pick<Task, 'dueDate' | 'dueAt'>,
): Relative | null {
  if (!dueDate && !dueAt) return null
  if (dueAt && Math.abs(offsetMinutes) <= NEAR) return { minutes: offsetMinutes }
  const minutes = offsetMinutes + (dueAt ? minuteOf(dueAt) : 0)
  const days = Math.floor(minutes / MINUTES_A_DAY)
  return { days, minuteOfDay: minutes - days * MINUTES_A_DAY }
}

type Reminded = Pick<Task, 'dueDate' | 'dueAt' | 'timeZone' | 'deletedAt' | 'reminders' | 'recurrence'>

/** A reminder that is offered; one whose moment has passed comes from the next round on. */
interface Offered {
  reminder: { offsetMinutes: number }
  isPassed: boolean
}

/**
 * The usual reminders of a task that it does not have yet, in the order they come. One that would have come by `now`, an RFC
 * 3339 instant, is left out, but for a task that comes round again.
 */
export function usualReminders(task: Reminded, { timeZone, now }: { timeZone: string; now: string }): Offered[] {
  const had = new Set(task.reminders.map((reminder) => ('at' in reminder ? null : reminder.offsetMinutes)))
  return usual(task)
    .filter((offset) => !had.has(offset))
    .map((offsetMinutes) => ({ reminder: { offsetMinutes }, isPassed: (momentOf({ offsetMinutes }, task, timeZone) ?? now) <= now }))
    .filter(({ isPassed }) => !isPassed || repeats(task))
}

function usual({ dueDate, dueAt }: Pick<Task, 'dueDate' | 'dueAt'>): number[] {
  if (dueDate) return [MORNING - MINUTES_A_DAY, MORNING]
  if (!dueAt) return []
  const sameMorning = MORNING - minuteOf(dueAt)
  const ahead = [0, -10, -30, -60, sameMorning - MINUTES_A_DAY, ...(sameMorning < -NEAR ? [sameMorning] : [])]
  return ahead.sort((a, b) => a - b)
}

const minuteOf = (dueAt: string) => Number(dueAt.slice(11, 13)) * 60 + Number(dueAt.slice(14, 16))

/** The reminders with one more, each once; relative ones first and in the order they come. */
export function withReminder(reminders: readonly Reminder[], added: Reminder): Reminder[] {
  const rank = (reminder: Reminder) => ('at' in reminder ? reminder.at : reminder.offsetMinutes)
  const unique = reminders.filter((reminder) => rank(reminder) !== rank(added))
  const isBefore = (a: Reminder, b: Reminder) => 'at' in a === 'at' in b && rank(a) < rank(b)
  return [...unique, added].sort((a, b) => Number('at' in a) - Number('at' in b) || (isBefore(a, b) ? -1 : 1))
}

/** The instant of a local time `YYYY-MM-DDTHH:mm` on the person's clock. */
export const instantOf = (local: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'millisecond' })
