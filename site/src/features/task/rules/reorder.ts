import type { Task, TaskView } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { isByDay } from './views.ts'

/** The tasks of a view among which one can be moved: where days come first, those of the same day and time. */
export function peersOf(view: TaskView, tasks: readonly Task[], id: string): readonly Task[] {
  if (!isByDay(view)) return tasks
  const moved = tasks.find((task) => task.id === id)
  return moved ? tasks.filter((task) => dayKey(task) === dayKey(moved)) : []
}
