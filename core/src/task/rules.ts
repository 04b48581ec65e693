/** What follows from a task alone. Free of zod, so that a browser may import it by itself as `@throughline/core/task/rules`. */
import type { Task } from './schema.ts'

/** Whether a task still asks for something. */
export const isActive = ({ status }: Pick<Task, 'status'>): boolean => status === 'open' || status === 'in-progress'

/** The calendar day a task is due, if any. */
export const dueDay = ({ dueDate, dueAt }: Pick<Task, 'dueDate' | 'dueAt'>): string | null => dueDate ?? dueAt?.slice(0, 10) ?? null

/**
 * The sort key of the day a task asks for: its due date, but not before its start date. On one day,
 * times come first in their order (`…T10:30`), then what has no time (`…~`).
 */
export function dayKey(task: Pick<Task, 'dueDate' | 'dueAt' | 'startDate'>): string | null {
  const due = task.dueAt ?? (task.dueDate && `${task.dueDate}~`)
  const start = task.startDate && `${task.startDate}~`
  return due && start ? (start.slice(0, 10) > due.slice(0, 10) ? start : due) : (due ?? start)
}

/** The inbox holds what is still to be sorted: no day, and nobody's step. */
export const inInbox = (task: Pick<Task, 'status' | 'dueDate' | 'dueAt' | 'startDate' | 'parentId'>): boolean =>
  isActive(task) && !dayKey(task) && !task.parentId
