import type { TaskView } from '@throughline/core/task'
import { groupings, type ListAddress, layouts, plainList, sortings } from './list-address.ts'
import { isTaskView } from './views.ts'

/** What an address of Tasks names beside how its list is shown. */
export interface Address {
  view: TaskView
  savedId: string | null
  openId: string | null
}

/** Reads the address of a list, or of a task beside its list; `null` when it is neither. */
export function readAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): Address | null {
  const [, area, name = '', id, ...more] = pathname.split('/')
  if (area !== 'tasks' || more.length > 0) return null
  if (name === 'views' && id) return { view: 'all', savedId: id, openId: null }
  if (id !== undefined) return null
  const asked = searchParams.get('view')
  const beside = isTaskView(asked) ? asked : 'today'
  if (name === '') return { view: beside, savedId: null, openId: null }
  if (isTaskView(name)) return { view: name, savedId: null, openId: null }
  if (!/^[0-9a-f-]{36}$/.test(name)) return null
  const savedId = searchParams.get('saved')
  return { view: savedId ? 'all' : beside, savedId, openId: name }
}

/** Longer ones are cut off here, and refused by the API. */
const MAX_FILTER = 500

/** What an address says of its list; what nobody writes counts as not said. `base` is what a saved view says already. */
export function readListAddress(params: URLSearchParams, base: ListAddress = plainList): ListAddress {
  const sort = oneOf(sortings, params.get('sort'))
  const order = params.get('order')
  const isReversed = order === 'desc' || (order !== 'asc' && sort === null && base.isReversed)
  const filter = params.get('filter')
  return {
    layout: oneOf(layouts, params.get('layout')) ?? base.layout,
    group: oneOf(groupings, params.get('group')) ?? base.group,
    sort: sort ?? base.sort,
    isReversed: (sort ?? base.sort) !== null && isReversed,
    filter:
      filter === null
        ? base.filter
        : filter
            .replace(/\p{Cc}/gu, ' ')
            .trim()
            .slice(0, MAX_FILTER)
            .toWellFormed()
            .trim(),
    at: /^\d{4}-\d{2}(-\d{2})?$/.exec(params.get('at') ?? '')?.[0] ?? null,
  }
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null => all.find((one) => one === text) ?? null
