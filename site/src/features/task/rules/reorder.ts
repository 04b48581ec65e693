import type { Task, TaskView } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { isByDay } from './views.ts'

/** The tasks of a view among which one can be moved: where days come first, those of the same day and time. */
export function peersOf(view: TaskView, tasks: readonly Task[], id: string): readonly Task[] {
  if (!isByDay(view)) return tasks
  const moved = tasks.find((task) => task.id === id)
  return moved ? tasks.filter((task) => dayKey(task) === dayKey(moved)) : []
}

/** Of the row that something is dropped on. */
export type Half = 'upper' | 'lower'

/** The order keys that a task has to come between; `null` is an end of the list. */
export interface Gap {
  before: string | null
  after: string | null
}

/**
 * The gap that a task falls into when it is moved to an index of the list without it; `null` when
 * it would stay where it is or the neighbours share a key, so that nothing fits between.
 */
export function gapAt(tasks: readonly Task[], id: string, index: number): Gap | null {
  const from = tasks.findIndex((task) => task.id === id)
  const others = tasks.filter((task) => task.id !== id)
  if (from < 0 || index < 0 || index > others.length || index === from) return null
  return fitting(others[index - 1], others[index])
}

/** One step up (−1) or down (1), as an index of the list without the task. */
export const stepTo = (tasks: readonly Task[], id: string, step: -1 | 1): number => tasks.findIndex((task) => task.id === id) + step

/** The index of the list without the dragged task for a drop on the upper or lower half of another. */
export function dropIndex(tasks: readonly Task[], id: string, over: string, half: Half): number {
  const target = tasks.filter((task) => task.id !== id).findIndex((task) => task.id === over)
  return target < 0 ? -1 : half === 'upper' ? target : target + 1
}

/** The gap that several fall into beside another row; `null` when that is one of them or nothing fits there. */
export function gapBeside(tasks: readonly Task[], ids: readonly string[], over: string, half: Half): Gap | null {
  const others = tasks.filter(({ id }) => !ids.includes(id))
  const target = others.findIndex(({ id }) => id === over)
  if (target < 0) return null
  const index = half === 'upper' ? target : target + 1
  return fitting(others[index - 1], others[index])
}

function fitting(above: Task | undefined, below: Task | undefined): Gap | null {
  const before = above?.order ?? null
  const after = below?.order ?? null
  return before !== null && after !== null && before >= after ? null : { before, after }
}
