import { addDays, daysBetween, instantText } from '../../kernel/index.ts'
import { unticked } from '../checklist.ts'
import type { Reminder } from '../reminder/reminder.ts'
import { dueDay, dueOn } from '../rules.ts'
import type { Task } from '../schema.ts'
import { partsOf, ruleText } from './rule-parts.ts'
import type { Recurrence } from './schema.ts'
import { seriesOf } from './series.ts'

/** What a task is to be in its next round. */
export type Round = Pick<Task, 'dueDate' | 'dueAt' | 'startDate' | 'recurrence' | 'reminders' | 'checklist'>

export interface Done {
  /** The person's date when it was done. */
  on: string
  /** The person's date now. */
  today: string
}

/**
 * The round that follows when a repeating task is done: due on the next date, after today, with its start and its reminders
 * as far from it as before, and nothing ticked. `null` when that was the last.
 */
export function roundAfter(task: Task & { recurrence: Recurrence }, done: Done, timeZone: string): Round | null {
  const next = nextDate(task.recurrence, { due: dueDay(task) ?? done.on, ...done })
  return next && movedTo(task, next, timeZone)
}

/** The round on the date after this one (`next`), or on the first date after today (`after-today`); `null` when there is none. */
export function skippedTo(
  task: Task & { recurrence: Recurrence },
  to: 'next' | 'after-today',
  { today, timeZone }: { today: string; timeZone: string },
): Round | null {
  const due = dueDay(task) ?? today
  const date = seriesOf(task.recurrence).after(to === 'next' ? due : later(due, today))
  return date === null ? null : movedTo(task, { date, recurrence: task.recurrence }, timeZone)
}

/**
 * The days on which a repeating task will come round again, from `from` up to `before` (plain dates), if every round is
 * done on its day and an overdue one today. The round that is due now is none of them.
 */
export function roundsWithin(
  task: Task & { recurrence: Recurrence },
  { today, from, before }: { today: string; from: string; before: string },
): string[] {
  const { recurrence } = task
  const done = later(dueDay(task) ?? today, today)
  const start = later(from, addDays(done, 1))
  if (recurrence.repeatFrom === 'schedule') return seriesOf(recurrence).within(start, before)
  const rule = onceLess(recurrence.rrule)
  if (!rule) return []
  const series = seriesOf({ ...recurrence, rrule: rule.endless, anchor: done })
  const { COUNT } = partsOf(rule.left)
  if (COUNT === undefined) return series.within(start, before)
  // What is left is counted from the round that is due now.
  const ahead = series.within(addDays(done, 1), before)
  return ahead.slice(0, Number(COUNT)).filter((date) => date >= from)
}

interface Next {
  date: string
  recurrence: Recurrence
}

function nextDate(recurrence: Recurrence, { due, on, today }: Done & { due: string }): Next | null {
  if (recurrence.repeatFrom === 'schedule') return next(recurrence, seriesOf(recurrence).after(later(due, today)))
  const rule = onceLess(recurrence.rrule)
  if (!rule) return null
  const series = seriesOf({ ...recurrence, rrule: rule.endless, anchor: on })
  const date = series.after(later(on, today))
  // Done ahead of its day, a rule that names weekdays would come to the very same day.
  return next({ ...recurrence, rrule: rule.left, anchor: on }, date === due ? series.after(due) : date)
}

const next = (recurrence: Recurrence, date: string | null): Next | null => (date === null ? null : { date, recurrence })

/** Counted from the day it was done, each round begins a series of its own, and the count is of what is left; `null` when nothing is. */
function onceLess(rrule: string): { left: string; endless: string } | null {
  const { COUNT, ...parts } = partsOf(rrule)
  if (COUNT === undefined) return { left: rrule, endless: rrule }
  const left = Number(COUNT) - 1
  return left > 0 ? { left: ruleText({ ...parts, COUNT: String(left) }), endless: ruleText(parts) } : null
}

function movedTo(task: Task, { date, recurrence }: Next, timeZone: string): Round {
  const days = daysBetween(dueDay(task) ?? date, date)
  return {
    ...datesMoved(task, days),
    ...dueOn(task, date),
    recurrence,
    reminders: task.reminders.map((reminder) => reminderMoved(reminder, days, task.timeZone ?? timeZone)),
    checklist: unticked(task.checklist),
  }
}

/** The dates of a task some days later; times of day stay. */
export function datesMoved<T extends Pick<Task, 'dueDate' | 'dueAt' | 'startDate'>>({ dueDate, dueAt, startDate }: T, days: number) {
  const moved = (date: string | null) => date && Temporal.PlainDate.from(date).add({ days }).toString()
  return { dueDate: moved(dueDate), dueAt: dueAt && `${moved(dueAt.slice(0, 10))}${dueAt.slice(10)}`, startDate: moved(startDate) }
}

/** A relative reminder moves by itself; a moment keeps its time on the wall clock. */
function reminderMoved(reminder: Reminder, days: number, timeZone: string): Reminder {
  if (!('at' in reminder)) return reminder
  return { at: instantText(Temporal.Instant.from(reminder.at).toZonedDateTimeISO(timeZone).add({ days }).toInstant()) }
}

const later = (a: string, b: string) => (a > b ? a : b)
