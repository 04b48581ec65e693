import type { Task, TaskView } from '@throughline/core/task'
import { dayKey, doneAt, inInbox, isActive } from '@throughline/core/task/rules'
import { TASKS } from '../../addresses/tasks.ts'

/** In the order they are shown. */
export const taskViews = ['today', 'upcoming', 'inbox', 'all', 'completed', 'trash'] as const satisfies readonly TaskView[]

export const isTaskView = (text: unknown): text is TaskView => taskViews.some((view) => view === text)

/** Where a view is. */
export const viewHref = (view: TaskView): string => (view === 'today' ? TASKS : `${TASKS}/${view}`)

/** Views that come by day and time first, and only then in the person's own order. */
export const isByDay = (view: TaskView): boolean => view === 'today' || view === 'upcoming'

/** Views in which rows can be moved. */
export const isOrderable = (view: TaskView): boolean => view === 'inbox' || view === 'all' || isByDay(view)

/** Whether a view lists a task; `today` is the person's date. The same rule as the server's queries. */
export function belongs(view: TaskView, task: Task, today: string): boolean {
  if (view === 'trash') return task.deletedAt !== null && task.deletedWith === null
  if (task.deletedAt) return false
  const day = dayKey(task)?.slice(0, 10)
  switch (view) {
    case 'today':
      return isActive(task) && day !== undefined && day <= today
    case 'upcoming':
      return isActive(task) && day !== undefined && day > today
    case 'inbox':
      return inInbox(task)
    case 'all':
      return isActive(task)
    case 'completed':
      return doneAt(task) !== null
  }
}

/** The order of a view: negative when `a` comes first. The same keys as the server sorts by. */
export function compareIn(view: TaskView): (a: Task, b: Task) => number {
  switch (view) {
    case 'today':
    case 'upcoming':
      return by((task) => [dayKey(task) ?? '', task.order, task.id])
    case 'completed':
      return reversed(by((task) => [doneAt(task) ?? '', task.id]))
    case 'trash':
      return reversed(by((task) => [task.deletedAt ?? '', task.id]))
    default:
      return byOrder
  }
}

type Compare = (a: Task, b: Task) => number

/** By code unit, as the stores do; never by locale. */
const by =
  (keys: (task: Task) => string[]): Compare =>
  (a, b) => {
    const theirs = keys(b)
    for (const [i, key] of keys(a).entries()) {
      const other = theirs[i] ?? ''
      if (key !== other) return key < other ? -1 : 1
    }
    return 0
  }

const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a)

/** The manual order, ties broken by id. */
export const byOrder: Compare = by((task) => [task.order, task.id])
