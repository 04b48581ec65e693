import type { Task } from '@throughline/core/task'
import { dueOn, isActive } from '@throughline/core/task/rules'
import { type Change, editOf, type TaskEdit, toggleOf } from './change.ts'
import { dueBy, withoutDue } from './due.ts'

/** Something that is done to all chosen tasks alike. */
export type BulkAction =
  | { do: 'complete' | 'reopen' | 'remove' | 'restore' }
  /** Plain dates; `null` takes them away. A time of day stays unless another is given, `HH:mm` on the wall clock of a zone. */
  | { do: 'due'; day: string | null; at?: { time: string; timeZone: string } }
  | { do: 'start'; day: string | null }
  | { do: 'priority'; priority: Task['priority'] }
  | { do: 'add-tag' | 'remove-tag'; tag: string }
  /** `null` takes it away. */
  | { do: 'goal'; goalId: string | null }
  /** `null` is the top level. */
  | { do: 'move'; parentId: string | null }

/** Whether a task is there to be completed. */
export const isCompletable = (task: Task): boolean => isActive(task) && !task.deletedAt

/** The changes an action makes, one for each task that it changes anything of; in an order in which none is in another's way. */
export function changesOf(action: BulkAction, tasks: readonly Task[]): Change[] {
  switch (action.do) {
    case 'complete':
      return tasks.filter(isCompletable).map((task) => toggleOf(task, false))
    case 'reopen':
      return tasks.filter((task) => !isActive(task) && !task.deletedAt).map((task) => toggleOf(task, true))
    case 'remove':
      // What lies under another goes first, and comes back after it: then each comes back to where it was.
      return deepestFirst(tasks.filter(({ deletedAt }) => !deletedAt)).map(({ id }) => ({ do: 'remove', id }))
    case 'restore':
      return deepestFirst(tasks.filter(({ deletedAt }) => deletedAt))
        .reverse()
        .map(({ id }) => ({ do: 'restore', id }))
    default: {
      const ids = new Set(tasks.map(({ id }) => id))
      return tasks.flatMap((task) => {
        // A step of a task that moves under another goes along with it.
        if (action.do === 'move' && action.parentId && task.parentId && ids.has(task.parentId)) return []
        const changes = task.deletedAt ? null : editFor(action, task)
        return changes && differs(task, changes) ? [editOf(task, changes)] : []
      })
    }
  }
}

type Edit = Exclude<BulkAction, { do: 'complete' | 'reopen' | 'remove' | 'restore' }>

function editFor(action: Edit, task: Task): TaskEdit | null {
  switch (action.do) {
    case 'due':
      if (!action.day) return withoutDue(task)
      return action.at ? dueBy(task, { date: action.day, time: action.at.time }, action.at.timeZone) : dueOn(task, action.day)
    case 'start':
      return { startDate: action.day }
    case 'priority':
      return { priority: action.priority }
    case 'add-tag':
      return { tags: [...new Set([...task.tags, action.tag])] }
    case 'remove-tag':
      return { tags: task.tags.filter((tag) => tag !== action.tag) }
    case 'goal':
      return { goalId: action.goalId }
    case 'move':
      return task.id === action.parentId ? null : { parentId: action.parentId }
  }
}

const differs = (task: Task, changes: TaskEdit) =>
  Object.entries(changes).some(([field, value]) => JSON.stringify(value) !== JSON.stringify(task[field as keyof TaskEdit]))

/** Those that stand under another of them before it. */
function deepestFirst(tasks: readonly Task[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const depth = (task: Task, seen = new Set<string>()): number => {
    const above = task.parentId === null || seen.has(task.id) ? undefined : byId.get(task.parentId)
    return above ? 1 + depth(above, seen.add(task.id)) : 0
  }
  const depths = new Map(tasks.map((task) => [task.id, depth(task)]))
  return tasks.toSorted((a, b) => (depths.get(b.id) ?? 0) - (depths.get(a.id) ?? 0))
}

/** The tags that any of the tasks have, with how many of them have it, most first. */
export function tagsOf(tasks: readonly Task[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { tags } of tasks) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
}
