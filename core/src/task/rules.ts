/** What follows from a task alone. Free of zod, so that a browser may import it by itself as `@throughline/core/task/rules`. */
import type { Recurrence } from './recurrence/schema.ts'
import type { Task } from './schema.ts'

/** Whether a task still asks for something. */
export const isActive = ({ status }: Pick<Task, 'status'>): boolean => status === 'open' || status === 'in-progress'

/** Whether a task comes round again once it is done. */
export const repeats = <T extends Pick<Task, 'recurrence'>>(task: T): task is T & { recurrence: Recurrence } => task.recurrence !== null

/** The key that repeating tasks, also those whose last round is done, are found by; others have none. */
export const seriesKey = (task: Pick<Task, 'recurrence'>): readonly true[] => (repeats(task) ? [true] : [])

/** The calendar day a task is due, if any. */
export const dueDay = ({ dueDate, dueAt }: Pick<Task, 'dueDate' | 'dueAt'>): string | null => dueDate ?? dueAt?.slice(0, 10) ?? null

/** Whether a line says by itself when its task is due, or when it begins; only otherwise is it due on the day it was added to. */
export const saysWhen = ({ dueDate, dueAt, startDate }: Partial<Pick<Task, 'dueDate' | 'dueAt' | 'startDate'>>): boolean =>
  Boolean(dueDate ?? dueAt ?? startDate)

/**
 * The sort key of the day a task asks for: its due date, but not before its start date. On one day,
 * times come first in their order (`…T10:30`), then what has no time (`…~`).
 */
export function dayKey(task: Pick<Task, 'dueDate' | 'dueAt' | 'startDate'>): string | null {
  const due = task.dueAt ?? (task.dueDate && `${task.dueDate}~`)
  const start = task.startDate && `${task.startDate}~`
  return due && start ? (start.slice(0, 10) > due.slice(0, 10) ? start : due) : (due ?? start)
}

/** Whether a task was due before `today`, a plain date, and has not been put off to it or past it by a start date. */
export function isOverdue(task: Pick<Task, 'status' | 'dueDate' | 'dueAt' | 'startDate'>, today: string): boolean {
  const late = lateKey(task)
  return isActive(task) && late !== null && late < today
}

/** The day a task begins to be overdue after; `null` when it is due on none. */
export const lateKey = (task: Pick<Task, 'dueDate' | 'dueAt' | 'startDate'>): string | null =>
  dueDay(task) && (dayKey(task)?.slice(0, 10) ?? null)

/**
 * The moment that Completed shows a task at: when it was closed, or when a repeating one was last done; `null`
 * when it never was.
 */
export const doneAt = ({ closedAt, lastCompletion: last }: Pick<Task, 'closedAt' | 'lastCompletion'>): string | null =>
  closedAt ?? (last && !last.undone ? last.completedAt : null)

/** What makes a task due on another day; a time of day stays. */
export const dueOn = ({ dueAt }: Pick<Task, 'dueAt'>, date: string): Partial<Pick<Task, 'dueDate' | 'dueAt'>> =>
  dueAt ? { dueAt: `${date}${dueAt.slice(10)}` } : { dueDate: date }

/** Setting the one due clears the other; a zone without a time means nothing. */
export function withOneDue(task: Pick<Task, 'dueAt'>, changes: Partial<Task>): Partial<Task> {
  const fields = { ...changes }
  if (fields.dueDate) fields.dueAt = null
  if (fields.dueAt) fields.dueDate = null
  if (!('dueAt' in fields ? fields.dueAt : task.dueAt)) fields.timeZone = null
  return fields
}

/** What a task is when nobody has said otherwise. */
export const blankTask = {
  notes: '',
  status: 'open',
  priority: 'none',
  dueDate: null,
  dueAt: null,
  timeZone: null,
  startDate: null,
  durationMinutes: null,
  recurrence: null,
  reminders: [],
  tags: [],
  checklist: [],
  parentId: null,
  goalId: null,
  blockedBy: [],
  links: [],
  closedAt: null,
  lastCompletion: null,
  roundId: null,
  importId: null,
  formerGoalId: null,
  deletedWith: null,
  actionOf: null,
  saidIn: null,
} as const satisfies Partial<Task>

/** The inbox holds what is still to be sorted: no day, no goal, and nobody's step. */
export const inInbox = (task: Pick<Task, 'status' | 'dueDate' | 'dueAt' | 'startDate' | 'parentId' | 'goalId'>): boolean =>
  isActive(task) && !dayKey(task) && !task.parentId && !task.goalId
