import { addDays } from '../../kernel/index.ts'
import { partsOf, ruleText } from '../recurrence/rule-parts.ts'
import type { NewRecurrence } from '../recurrence/schema.ts'
import type { Reminder } from '../reminder/reminder.ts'
import { dueDay } from '../rules.ts'
import type { Task } from '../schema.ts'
import type { TemplateTask } from './schema.ts'

type Dated = Pick<Task, 'dueDate' | 'dueAt' | 'startDate' | 'recurrence' | 'reminders' | 'timeZone'>
type Relative = Pick<TemplateTask, 'dueInDays' | 'dueTime' | 'startInDays' | 'recurrence' | 'reminders'>

/** The first date of some tasks, from which the others are counted; `null` when they have none. */
export function firstDate(tasks: readonly Dated[]): string | null {
  const dates = tasks.flatMap((task) => [task.startDate, dueDay(task)]).filter((date) => date !== null)
  return dates.sort()[0] ?? null
}

/** The dates of a task as days from `first`. A reminder at a moment becomes one ahead of what is due, where that can be. */
export function relativeTo(first: string | null, task: Dated, timeZone: string): Relative {
  const days = (date: string | null) => (date && first ? Temporal.PlainDate.from(first).until(date).days : null)
  const { dueAt, recurrence } = task
  const due = dueAt ?? dueDay(task)
  const moment = due && Temporal.PlainDateTime.from(due).toZonedDateTime(task.timeZone ?? timeZone)
  return {
    dueInDays: days(dueDay(task)),
    dueTime: dueAt?.slice(11, 16) ?? null,
    startInDays: days(task.startDate),
    recurrence: recurrence && { ...withoutEnd(recurrence.rrule, days), repeatFrom: recurrence.repeatFrom },
    reminders: task.reminders.flatMap((reminder) => relativeReminder(reminder, moment || null)),
  }
}

function withoutEnd(rrule: string, days: (date: string) => number | null) {
  const { UNTIL, ...parts } = partsOf(rrule)
  const end = UNTIL && days(`${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}`)
  return { rrule: ruleText(parts), endsInDays: typeof end === 'number' && end >= 0 ? end : null }
}

const MINUTES_A_DAY = 24 * 60
const MOST_MINUTES = 366 * MINUTES_A_DAY

function relativeReminder(reminder: Reminder, due: Temporal.ZonedDateTime | null): Reminder[] {
  if (!('at' in reminder)) return [reminder]
  if (!due) return []
  const offsetMinutes = Math.round(due.until(Temporal.Instant.from(reminder.at).toZonedDateTimeISO(due.timeZoneId)).total('minutes'))
  return offsetMinutes >= -MOST_MINUTES && offsetMinutes <= MINUTES_A_DAY ? [{ offsetMinutes }] : []
}

/** The day a template begins when its last date is to be `end`. */
export const beginsFor = (tasks: readonly Relative[], end: string): string =>
  addDays(end, -Math.max(0, ...tasks.flatMap(({ dueInDays, startInDays }) => [dueInDays ?? 0, startInDays ?? 0])))

/** The dates of a task of a template that begins on a day; its times are those of the person's zone. */
export function datedFrom(first: string, task: Relative, timeZone: string) {
  const { dueInDays, dueTime, startInDays, recurrence, reminders } = task
  const due = dueInDays === null ? null : addDays(first, dueInDays)
  return {
    dueDate: dueTime ? null : due,
    dueAt: due && dueTime ? `${due}T${dueTime}` : null,
    timeZone: due && dueTime ? timeZone : null,
    startDate: startInDays === null ? null : addDays(first, startInDays),
    recurrence: recurrence && repeatFrom(first, recurrence),
    reminders,
  }
}

function repeatFrom(first: string, { rrule, repeatFrom, endsInDays }: NonNullable<Relative['recurrence']>): NewRecurrence {
  if (endsInDays === null) return { rrule, repeatFrom }
  return { rrule: `${rrule};UNTIL=${addDays(first, endsInDays).replaceAll('-', '')}`, repeatFrom }
}
