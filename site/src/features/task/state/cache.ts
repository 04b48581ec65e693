import { compareTexts } from '@throughline/core/kernel/compare'
import type { Task } from '@throughline/core/task'
import { dayKey, doneAt, dueDay, isActive } from '@throughline/core/task/rules'
import { $today } from '../../desk/here.ts'
import { queryClient } from '../../desk/query-client.ts'
import { type Placing, placed, readDays, type TaskPage, withoutTask } from '../rules/place.ts'
import { belongs, byOrder, compareIn, isTaskView } from '../rules/views.ts'
import { askAgain, belongsToWhole } from './filtering.ts'
import { isListKey, type ListKey, records, taskQuery } from './queries.ts'

type Pages = readonly TaskPage[]

/** For each list that is being read to its end: what has changed meanwhile. */
export const readings = new Set<Set<string>>()

const changed = (ids: readonly string[]) => {
  for (const meanwhile of readings) for (const id of ids) meanwhile.add(id)
}

/** Puts tasks, as they are to be shown now, into everything on the screen: each list, their steps, their own pane. */
export function showTasks(ids: readonly string[]): void {
  changed(ids)
  const tasks = ids.map((id) => ({ id, task: records.shown(id) }))
  patchLists((pages, key) => tasks.reduce((pages, { id, task }) => (task ? shownIn(pages, key, task) : withoutTask(pages, id)), pages))
  for (const { id, task } of tasks) queryClient().setQueryData(taskQuery(id).queryKey, task)
  askAgain()
}

export const showTask = (id: string): void => showTasks([id])

const due = new Set<string>()

/** Shows a task together with all others whose answers came with its own. */
export function showWithOthers(id: string): void {
  if (due.size === 0)
    queueMicrotask(() => {
      const ids = [...due]
      due.clear()
      showTasks(ids)
    })
  due.add(id)
}

/** Takes a task out of everything on the screen. */
export function hideTask(id: string): void {
  changed([id])
  patchLists((pages) => withoutTask(pages, id))
  queryClient().setQueryData(taskQuery(id).queryKey, null)
}

function shownIn(pages: Pages, [list, of]: ListKey, task: Task): Pages {
  if (list === 'tasks' && isTaskView(of))
    return placed(pages, task, { belongs: (task) => belongs(of, task, $today.get()), compare: compareIn(of) })
  if (list === 'whole') {
    const isHeld = pages.some(({ items }) => items.some(({ id }) => id === task.id))
    return placed(pages, task, { belongs: (task) => belongsToWhole(of, task, isHeld), compare: byOrder })
  }
  if (list === 'steps') return placed(pages, task, { belongs: (task) => task.parentId === of && !task.deletedAt, compare: byOrder })
  if (list === 'goal')
    return placed(pages, task, { belongs: (task) => task.goalId === of && isActive(task) && !task.deletedAt, compare: byOrder })
  if (list === 'goal-done')
    return placed(pages, task, {
      belongs: (task) => task.goalId === of && doneAt(task) !== null && !task.deletedAt,
      compare: compareIn('completed'),
    })
  if (list === 'due' || list === 'due-done' || list === 'done') return placed(pages, task, placingOn(list, of))
  return task.deletedAt ? withoutTask(pages, task.id) : replaced(pages, task)
}

/** What is due on some days; of what was done more may be held than those days have. */
function placingOn(list: 'due' | 'due-done' | 'done', days: string): Placing {
  if (list === 'done') return { belongs: (task) => doneAt(task) !== null && !task.deletedAt, compare: compareIn('completed') }
  const { from, before } = readDays(days)
  const isWithin = (day: string | undefined) => day !== undefined && day >= from && day < before
  if (list === 'due-done')
    return {
      belongs: (task) => !isActive(task) && !task.deletedAt && isWithin(dueDay(task) ?? undefined),
      compare: (a, b) => compareTexts(dueDay(a) ?? '', dueDay(b) ?? '') || byOrder(a, b),
    }
  return {
    belongs: (task) => isActive(task) && !task.deletedAt && isWithin(dayKey(task)?.slice(0, 10)),
    compare: compareIn('upcoming'),
  }
}

/** Search results keep their rank. */
const replaced = (pages: Pages, task: Task): Pages =>
  pages.map((page) => ({ ...page, items: page.items.map((other) => (other.id === task.id ? task : other)) }))

function patchLists(change: (pages: Pages, key: ListKey) => Pages) {
  const cache = queryClient()
  const lists = cache.getQueryCache().findAll({ predicate: ({ queryKey }) => isListKey(queryKey) })
  for (const { queryKey } of lists) cache.setQueryData<Pages>(queryKey, (pages) => pages && change(pages, queryKey as unknown as ListKey))
}
