import type { TaskView } from '@throughline/core/task'
import { viewHref } from './views.ts'

const layouts = ['list', 'board', 'calendar'] as const
export type Layout = (typeof layouts)[number]

const groupings = ['none', 'day', 'priority', 'tag', 'status', 'parent'] as const
export type Grouping = (typeof groupings)[number]

const sortings = ['manual', 'due', 'priority', 'title', 'newest'] as const
export type Sorting = (typeof sortings)[number]

/** How a list is to be shown; its address says what is not plain. */
export interface ListAddress {
  layout: Layout
  /** `null`: cut as the view is by itself. */
  group: Grouping | null
  /** `null`: in the order of the view itself. */
  sort: Sorting | null
  /** The other way round. */
  isReversed: boolean
  /** A filter as it was written; empty for none. */
  filter: string
  /** What a calendar shows: a month (`2026-11`) or the week of a day (`2026-11-12`); `null` for now. */
  at: string | null
}

export const plainList: ListAddress = { layout: 'list', group: null, sort: null, isReversed: false, filter: '', at: null }

/** Which list is on the screen, or beside the open task, and how it is shown. */
export interface ListPlace {
  view: TaskView
  list: ListAddress
}

/** Longer ones are cut off here, and refused by the API. */
const MAX_FILTER = 500

/** What an address says of its list; what nobody writes counts as not said. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const sort = oneOf(sortings, params.get('sort'))
  return {
    layout: oneOf(layouts, params.get('layout')) ?? plainList.layout,
    group: oneOf(groupings, params.get('group')),
    sort,
    isReversed: sort !== null && params.get('order') === 'desc',
    filter: (params.get('filter') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_FILTER)
      .toWellFormed()
      .trim(),
    at: /^\d{4}-\d{2}(-\d{2})?$/.exec(params.get('at') ?? '')?.[0] ?? null,
  }
}

/** Where a list is. */
export const listHref = ({ view, list }: ListPlace): string => withQuery(viewHref(view), said(list))

/** Where a task is, with the list that stands beside it. */
export const taskHref = (id: string, { view, list }: ListPlace): string =>
  withQuery(`/tasks/${id}`, { ...(view !== 'today' && { view }), ...said(list) })

function said({ layout, group, sort, isReversed, filter, at }: ListAddress): Record<string, string> {
  return {
    ...(layout !== plainList.layout && { layout }),
    ...(group && { group }),
    ...(sort && { sort }),
    ...(sort && isReversed && { order: 'desc' }),
    ...(filter && { filter }),
    ...(at && { at }),
  }
}

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null => all.find((one) => one === text) ?? null
