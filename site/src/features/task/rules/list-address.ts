import type { TaskView } from '@throughline/core/task'
import { savedViewHref, taskHref } from '../../addresses/tasks.ts'
import { isByDay, isOrderable, viewHref } from './views.ts'

export const layouts = ['list', 'board', 'calendar'] as const
export type Layout = (typeof layouts)[number]

export const groupings = ['none', 'day', 'priority', 'tag', 'status', 'parent', 'goal'] as const
export type Grouping = (typeof groupings)[number]

export const sortings = ['manual', 'due', 'priority', 'title', 'newest'] as const
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

/** A saved view: its address is its own, and says only what differs from what was saved. */
export interface SavedList {
  id: string
  name: string
  version: number
  list: ListAddress
}

/** Which list is on the screen, or beside the open task, and how it is shown. */
export interface ListPlace {
  view: TaskView
  list: ListAddress
  saved?: SavedList | null
}

/** The list that holds what is due, as it is by itself: what is added from there is due that day. */
export const plainToday: ListPlace = { view: 'today', list: plainList }

/** The list of all tasks, as it is by itself: what is added from there has no day. */
export const plainAll: ListPlace = { view: 'all', list: plainList }

/** Where a list is, without how it is shown. */
export const listPath = ({ view, saved }: ListPlace): string => (saved ? savedViewHref(saved.id) : viewHref(view))

/** Where a list is. */
export const listHref = (place: ListPlace): string => withQuery(listPath(place), said(place))

/** What a list holds and how it is shown, whatever it is called and whichever days of it a calendar shows. */
export const contentOf = ({ view, list }: ListPlace): string => listHref({ view, list: { ...list, at: null } })

/** Where a task is, with the list that stands beside it. */
export const taskInListHref = (id: string, place: ListPlace): string =>
  withQuery(taskHref(id), {
    ...(place.saved ? { saved: place.saved.id } : place.view !== 'today' && { view: place.view }),
    ...said(place),
  })

/** Whether a list is filtered, grouped or sorted in another way than its view is by itself. */
export const isArranged = ({ list }: Pick<ListPlace, 'list'>): boolean => list.filter !== '' || list.group !== null || list.sort !== null

/** Whether rows can be moved: they stand in an order of the person's own. */
export const isMovable = ({ view, list: { group, sort } }: ListPlace): boolean =>
  isOrderable(view) && (group === null || group === 'none') && (sort === null || (sort === 'manual' && !isByDay(view)))

/** Whether what is shown differs from what was saved. */
export const isChanged = (place: ListPlace): boolean => Object.keys(said({ ...place, list: { ...place.list, at: null } })).length > 0

/** What an address has to say: what differs from the plain list, or from the saved one. */
function said({ list, saved }: ListPlace): Record<string, string> {
  const base = saved?.list ?? plainList
  const isSorted = list.sort !== base.sort
  return {
    ...(list.layout !== base.layout && { layout: list.layout }),
    ...(list.group !== base.group && { group: list.group ?? 'none' }),
    ...(isSorted && { sort: list.sort ?? 'manual' }),
    ...(list.isReversed !== (!isSorted && base.isReversed) && { order: list.isReversed ? 'desc' : 'asc' }),
    ...(list.filter !== base.filter && { filter: list.filter }),
    ...(list.at && { at: list.at }),
  }
}

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}
