import type { Task } from '@throughline/core/task'
import type { FilterContext } from '@throughline/core/task/filter'
import { $today } from '../../desk/here.ts'
import { queryClient } from '../../desk/query-client.ts'
import type { ListPlace } from '../rules/list-address.ts'
import { belongs } from '../rules/views.ts'
import { $goals } from './goals.ts'
import { type ListKey, records } from './queries.ts'
import type { TaskDesk } from './task-desk.ts'

/** Filters in the browser, which are fetched only where a list has one. */

interface Filtering {
  /** What a filter asks of a task; a fresh function, as today may be another day. */
  test: (today: string) => (task: Task) => boolean
  /** Whether it looks at other tasks, which may not all be known here. */
  looksAtOthers: boolean
}

const known = new Map<string, Filtering>()

/** Fetches what it takes to tell which tasks the desk's filter means. */
export async function prepareFilter({ view, list, timeZone, dayStart }: TaskDesk): Promise<void> {
  if (!list.filter) return
  const { looksAt, parseFilter, predicateOf, standingAlone } = await import('@throughline/core/task/filter')
  const { filter } = parseFilter(list.filter)
  if (!filter) return
  const meant = view === 'all' ? standingAlone(filter) : filter
  const { blockers, above } = looksAt(meant)
  const other: FilterContext['other'] = (id) => records.shown(id)
  const test = (today: string) => predicateOf(meant, { today, timeZone, dayStart, other, goal: knownGoal })
  for (const each of [view, 'completed'] as const) known.set(wholeKey({ view: each, list })[1], { test, looksAtOthers: blockers || above })
}

/** A goal as filters look at it; one in the trash is not known. */
export function knownGoal(id: string): { title: string; deletedAt: null } | null {
  const goal = $goals.get().find((goal) => goal.id === id)
  return goal ? { title: goal.title, deletedAt: null } : null
}

const CALM_MS = 400
let timer: ReturnType<typeof setTimeout> | undefined

/** After a change: a filter that looks at other tasks may gain or lose more than those that changed, and is asked again. */
export function askAgain(): void {
  const lists = [...known].filter(([, { looksAtOthers }]) => looksAtOthers).map(([of]) => of)
  if (!lists.length) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const of of lists) void queryClient().invalidateQueries({ queryKey: ['whole', of] })
  }, CALM_MS)
}

/** The list of a place that is read page by page, in the order of its index. */
export const listKeyOf = (place: Pick<ListPlace, 'view' | 'list'>): ListKey => (place.list.filter ? wholeKey(place) : ['tasks', place.view])

/** The list of a place read to its end, so that it can be arranged. */
export const wholeKey = ({ view, list }: Pick<ListPlace, 'view' | 'list'>): ListKey => ['whole', JSON.stringify([view, list.filter])]

/**
 * Whether a task belongs to a whole list. Where that cannot be told here, because the filter is not there yet or looks
 * at tasks that may not be known, it stays as it is.
 */
export function belongsToWhole(of: string, task: Task, isHeld: boolean): boolean {
  const [view, filter] = JSON.parse(of) as [ListPlace['view'], string]
  const today = $today.get()
  const isListed = filter && view === 'all' ? !task.deletedAt : belongs(view, task, today)
  if (!isListed || !filter) return isListed
  const filtering = known.get(of)
  if (!filtering) return isHeld
  return filtering.test(today)(task) || (isHeld && filtering.looksAtOthers)
}
