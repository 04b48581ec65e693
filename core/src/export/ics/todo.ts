import { dueDay, type Reminder, type Task } from '../../task/index.ts'
import { calendarSeries } from './calendar-series.ts'
import { contentLines, dateValue, localValue, textValue, utcValue } from './content-line.ts'
import { ruleValue } from './rule-value.ts'

const statuses = { open: 'NEEDS-ACTION', 'in-progress': 'IN-PROCESS', done: 'COMPLETED', cancelled: 'CANCELLED' } as const
const priorities = { none: 0, low: 9, medium: 5, high: 3, urgent: 1 } as const

/** A task as a VTODO; one whose round was moved to another day has a second one that says so (RECURRENCE-ID). */
export const todoText = (task: Task): string => contentLines(todoLines(task))

/** The same as its lines, not folded yet. */
export function todoLines(task: Task): string[] {
  const due = dueDay(task)
  const series = task.recurrence && due ? calendarSeries(task.recurrence, due) : null
  const planned = series ? onDay(task, series.start) : task
  const repeat = series
    ? [
        `RRULE:${ruleValue(series.rrule, task)}`,
        ...series.exceptions.map((date) => when('EXDATE', onDay(task, date))),
        ...(task.recurrence?.repeatFrom === 'completion' ? ['X-THROUGHLINE-REPEAT-FROM:COMPLETION'] : []),
      ]
    : []
  const main = component(task, [...times(planned, series !== null), ...repeat])
  if (!series?.movedTo) return main
  return [...main, ...component(task, [when('RECURRENCE-ID', planned), ...times(task, true)])]
}

/** The task as it is on another day. */
export const onDay = (task: Task, day: string): Task =>
  task.dueAt ? { ...task, dueAt: `${day}${task.dueAt.slice(10)}` } : { ...task, dueDate: day }

function component(task: Task, when: readonly string[]): string[] {
  const { id, title, status, priority, tags, parentId, blockedBy, durationMinutes } = task
  const notes = notesOf(task)
  return [
    'BEGIN:VTODO',
    `UID:${id}`,
    `DTSTAMP:${utcValue(task.updatedAt)}`,
    `CREATED:${utcValue(task.createdAt)}`,
    `LAST-MODIFIED:${utcValue(task.updatedAt)}`,
    `SUMMARY:${textValue(title)}`,
    ...(notes ? [`DESCRIPTION:${textValue(notes)}`] : []),
    `STATUS:${statuses[status]}`,
    ...(status === 'done' ? ['PERCENT-COMPLETE:100'] : []),
    ...(status === 'done' && task.closedAt ? [`COMPLETED:${utcValue(task.closedAt)}`] : []),
    ...(priority === 'none' ? [] : [`PRIORITY:${priorities[priority]}`]),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(textValue).join(',')}`] : []),
    ...(parentId ? [`RELATED-TO:${parentId}`] : []),
    ...blockedBy.map((blocker) => `RELATED-TO;RELTYPE=DEPENDS-ON:${blocker}`),
    ...(durationMinutes ? [`X-THROUGHLINE-DURATION:PT${durationMinutes}M`] : []),
    ...when,
    ...task.reminders.flatMap((reminder) => alarm(reminder, task)),
    'END:VTODO',
  ]
}

/** A checklist has no place of its own in a calendar. */
export const notesOf = ({ notes, checklist }: Task): string =>
  [notes, checklist.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n')].filter(Boolean).join('\n\n')

/** DTSTART and DUE, both days or both times. What repeats counts from its DTSTART, so that a start day of its own stands apart. */
function times(task: Task, repeats: boolean): string[] {
  const { startDate } = task
  const due = dueDay(task)
  const ownStart = startDate ? [`X-THROUGHLINE-START;VALUE=DATE:${dateValue(startDate)}`] : []
  if (!due) return startDate ? [`DTSTART;VALUE=DATE:${dateValue(startDate)}`] : []
  if (repeats) return [when('DTSTART', task), when('DUE', task), ...ownStart]
  if (!startDate || startDate > due) return [when('DUE', task), ...ownStart]
  return [when('DTSTART', task.dueAt ? { ...task, dueAt: `${startDate}T00:00` } : { ...task, dueDate: startDate }), when('DUE', task)]
}

/** When a task is due, as a property: a day, a time of a zone, or a time of the wall clock wherever one is. */
export function when(name: string, { dueDate, dueAt, timeZone }: Pick<Task, 'dueDate' | 'dueAt' | 'timeZone'>): string {
  if (!dueAt) return `${name};VALUE=DATE:${dateValue(dueDate ?? '')}`
  if (timeZone === 'UTC') return `${name}:${localValue(dueAt)}Z`
  return `${name}${timeZone ? `;TZID=${timeZone}` : ''}:${localValue(dueAt)}`
}

/** Relative to what is due, so that it is left out where nothing is. `anchor`: what a due day or time is to the component. */
export function alarm(reminder: Reminder, task: Task, anchor: 'RELATED=END' | 'RELATED=START' = 'RELATED=END'): string[] {
  if (!('at' in reminder) && !dueDay(task)) return []
  const { offsetMinutes } = 'at' in reminder ? { offsetMinutes: 0 } : reminder
  const trigger =
    'at' in reminder
      ? `TRIGGER;VALUE=DATE-TIME:${utcValue(reminder.at)}`
      : `TRIGGER;${anchor}:${offsetMinutes < 0 ? '-' : ''}PT${Math.abs(offsetMinutes)}M`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${textValue(task.title)}`, trigger, 'END:VALARM']
}
