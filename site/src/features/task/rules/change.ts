import type { NewTask, Task, TaskChanges } from '@throughline/core/task'
import { blankTask, isActive, withOneDue } from '@throughline/core/task/rules'

/** A new task whose id is chosen here, so that sending it twice makes one. */
export type OwnNewTask = NewTask & { id: string }

/** Something a person does to one task, in a form that can be kept, sent again and turned round. JSON-safe. */
export type Change =
  | { do: 'create'; id: string; task: OwnNewTask }
  /** A line that the server reads as it was meant when it was typed (RFC 3339); `seen` is how it shows until then. */
  | { do: 'quick-add'; id: string; text: string; typedAt: string; seen: NewTask }
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: 'edit'; id: string; changes: TaskChanges; base: TaskChanges }
  | { do: 'complete'; id: string }
  | { do: 'reopen'; id: string; completionId: string | null }
  | { do: 'remove'; id: string }
  | { do: 'restore'; id: string }

/** An edit of some fields of a task; `base` is what they held when the edit began, which is now unless said. */
export const editOf = (task: Task, changes: TaskChanges, base: TaskChanges = fieldsOf(task, changes)): Change => ({
  do: 'edit',
  id: task.id,
  changes,
  base,
})

/** Completing or, when it is closed, opening again. */
export const toggleOf = (task: Task): Change =>
  isActive(task)
    ? { do: 'complete', id: task.id }
    : { do: 'reopen', id: task.id, completionId: task.status === 'done' ? (task.lastCompletion?.id ?? null) : null }

/** What the task looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function applied(task: Task | null, change: Change, now: string): Task | null {
  if (change.do === 'create') return task ?? newTask(change.task, now)
  if (change.do === 'quick-add') return task ?? newTask({ ...change.seen, id: change.id }, now)
  if (!task) return null
  switch (change.do) {
    case 'edit':
      return { ...task, ...withOneDue(task, change.changes as Partial<Task>), ...closing(task, change.changes.status, now), updatedAt: now }
    case 'complete':
      return { ...task, status: 'done', ...closing(task, 'done', now), updatedAt: now }
    case 'reopen':
      return { ...task, status: reopenedStatus(task, change.completionId), closedAt: null, updatedAt: now }
    case 'remove':
      return { ...task, deletedAt: now, updatedAt: now }
    case 'restore':
      return { ...task, deletedAt: null, updatedAt: now }
  }
}

/**
 * The change that takes a change back, from the task before and after it; `null` when there was
 * nothing to take back.
 */
export function inverse(change: Change, before: Task | null, after: Task): Change | null {
  switch (change.do) {
    case 'create':
    case 'quick-add':
      return { do: 'remove', id: change.id }
    case 'edit':
      return before && { do: 'edit', id: change.id, changes: fieldsOf(before, change.changes), base: fieldsOf(after, change.changes) }
    case 'complete':
      return { do: 'reopen', id: change.id, completionId: after.lastCompletion?.id ?? null }
    case 'reopen':
      if (before?.status === 'cancelled') return editOf(after, { status: 'cancelled' })
      return { do: 'complete', id: change.id }
    case 'remove':
      return { do: 'restore', id: change.id }
    case 'restore':
      return { do: 'remove', id: change.id }
  }
}

/** Whether a change wants something new of what an older one wanted something of. */
export function supersedes(change: Change, older: Change): boolean {
  if (change.id !== older.id) return false
  if (change.do !== 'edit' || older.do !== 'edit') return change.do === older.do
  return Object.keys(change.changes).some((field) => field in older.changes)
}

/** The fields of a task that some changes touch. */
export function fieldsOf(task: Task, changes: TaskChanges): TaskChanges {
  const keys = Object.keys(changes) as (keyof TaskChanges)[]
  return Object.fromEntries(keys.map((key) => [key, task[key]]))
}

const closing = (task: Task, status: Task['status'] | undefined, now: string): Partial<Task> => {
  if (!status) return {}
  return { closedAt: status === 'done' || status === 'cancelled' ? (task.closedAt ?? now) : null }
}

const reopenedStatus = (task: Task, completionId: string | null): Task['status'] =>
  completionId && task.lastCompletion?.id === completionId ? task.lastCompletion.snapshot.status : 'open'

/** How a new task looks until the server has answered; it stands last in manual order. */
const newTask = (fields: OwnNewTask, now: string): Task => ({
  ...blankTask,
  order: 'zzzz',
  ...fields,
  createdAt: now,
  updatedAt: now,
  version: 0,
  deletedAt: null,
})
