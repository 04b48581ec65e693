import { siteLink } from '../../account/index.ts'
import { alarm, calendarSeries, notesOf, onDay, ruleValue, when } from '../../export/index.ts'
import { beginningOf } from '../../kernel/index.ts'
import { dueDay, type Task } from '../../task/index.ts'
import { type FeedEvent, minutesFrom, wholeDay, zoneOf } from './event-text.ts'

/** What a task with a time and no length takes in a calendar: enough to be seen and pressed. */
const MINUTES = 30
/** UTF-16 units of what is told of a task: a program reads all of it each time, and the whole is a press away. */
export const MAX_DESCRIPTION = 1_000

/** A task that is due, as an event; one whose round was moved to another day has a second one that says so. */
export function taskEvents(task: Task, site: { publicUrl: string }): FeedEvent[] {
  const due = dueDay(task)
  if (!due) return []
  const common = {
    uid: `task-${task.id}`,
    summary: task.title,
    description: descriptionOf(task),
    url: siteLink(site, `/tasks/${task.id}`),
    at: task,
    isFree: task.dueAt === null,
    zone: task.dueAt ? zoneOf(task.dueAt, task.timeZone) : null,
    alarms: task.reminders.flatMap((reminder) => alarm(reminder, task, 'RELATED=START')),
  }
  // Counted from the day it is done, what comes after this round is not known yet.
  if (!task.recurrence || task.recurrence.repeatFrom === 'completion') return [{ ...common, when: timesOf(task) }]
  const series = calendarSeries(task.recurrence, due)
  const planned = onDay(task, series.start)
  const rule = [`RRULE:${ruleValue(series.rrule, task)}`, ...series.exceptions.map((date) => when('EXDATE', onDay(task, date)))]
  const main = { ...common, when: [...timesOf(planned), ...rule] }
  return series.movedTo ? [main, { ...common, when: [when('RECURRENCE-ID', planned), ...timesOf(task)] }] : [main]
}

function descriptionOf(task: Task): string {
  const notes = notesOf(task)
  return notes.length > MAX_DESCRIPTION ? `${beginningOf(notes, MAX_DESCRIPTION - 1)}…` : notes
}

const timesOf = (task: Task): string[] =>
  task.dueAt ? minutesFrom(task.dueAt, task.timeZone, task.durationMinutes ?? MINUTES) : wholeDay(task.dueDate as string)
