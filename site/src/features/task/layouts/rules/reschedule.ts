import type { Task } from '@throughline/core/task'
import { dueDay, dueOn } from '@throughline/core/task/rules'
import type { TaskEdit } from '../../rules/change.ts'

/** Times and durations in the week go by quarters of an hour. */
export const STEP_MINUTES = 15
/** What a task without a duration takes up in the week. */
export const USUAL_MINUTES = 30
const DAY_MINUTES = 24 * 60

/** Asks for another day: the wall-clock time stays, and a start date does not hold it back. What only starts, starts then. */
export function onDay(task: Task, day: string): TaskEdit {
  if (!dueDay(task) && task.startDate) return { startDate: day }
  return { ...dueOn(task, day), ...startBy(task, day) }
}

/** Due at a time of a day; a task that had none is timed where the person is. `minutes` counts from midnight. */
export const atTime = (task: Task, day: string, minutes: number, timeZone: string): TaskEdit => ({
  dueDate: null,
  dueAt: `${day}T${clock(minutes)}`,
  timeZone: task.dueAt ? task.timeZone : timeZone,
  ...startBy(task, day),
})

/** Due on a day, at no time. */
export const withoutTime = (task: Task, day: string): TaskEdit => ({ dueDate: day, dueAt: null, timeZone: null, ...startBy(task, day) })

/** Due no more; `null` where a repeat would end with it. */
export const withoutDay = (task: Task): TaskEdit | null =>
  task.recurrence ? null : { dueDate: null, dueAt: null, timeZone: null, startDate: null }

/** Some minutes longer, or shorter; never shorter than one step. */
export const lasting = (task: Pick<Task, 'durationMinutes'>, minutes: number): TaskEdit => ({
  durationMinutes: Math.max(STEP_MINUTES, (task.durationMinutes ?? USUAL_MINUTES) + minutes),
})

const startBy = ({ startDate }: Task, day: string): TaskEdit => (startDate && startDate > day ? { startDate: day } : {})

/** `HH:mm` of minutes after midnight, kept within the day. */
export function clock(minutes: number): string {
  const kept = Math.max(0, Math.min(DAY_MINUTES - STEP_MINUTES, minutes))
  return `${String(Math.floor(kept / 60)).padStart(2, '0')}:${String(kept % 60).padStart(2, '0')}`
}

/** The nearest step. */
export const snapped = (minutes: number): number => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
