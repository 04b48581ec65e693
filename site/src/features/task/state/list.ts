import { atom } from 'nanostores'
import type { ListItem } from '../rules/list-items.ts'
import type { TaskPage } from '../rules/place.ts'
import type { ListKey } from './queries.ts'

/** The list of rows on the screen, for keys that move in it. */
export interface ShownList {
  items: readonly ListItem[]
  /** Brings a row into view and gives it the focus. */
  focus(index: number): void
  /** Reads the rest of a list that has more than is here; answers the ids of all its rows, in order. Absent when all are here. */
  readAll?: (() => Promise<readonly string[]>) | undefined
}

export const $list = atom<ShownList | null>(null)

export const listShown = (): ShownList | null => $list.get()

/** Whether this page shows a list, in whichever layout; it can become another. */
export const showsLists = (): boolean => document.querySelector('.task-column') !== null

/** Moves the focus in a list of other records than tasks; answers whether there was somewhere to go. */
type Walk = (step: 1 | -1) => boolean

let walk: Walk | null = null

/** Lets keys move in a list of other records, each line of which has `data-line`; answers how to end that. */
export function walkBy(own: Walk): () => void {
  walk = own
  return () => {
    if (walk === own) walk = null
  }
}

/** Whether the focus is on a line of such a list. */
export const isWalking = (): boolean => walk !== null && document.activeElement?.closest('[data-line]') != null

/** Whether nobody has gone anywhere on the page yet, so that an arrow begins with its list rather than scrolls. */
export const isFresh = (): boolean => document.activeElement === document.body && !scrollY && Boolean(walk || listShown()?.items.length)

/** Makes a list the one that keys move in; answers how to take it away again. */
export function showList(list: ShownList): () => void {
  $list.set(list)
  return () => {
    if ($list.get() === list) $list.set(null)
  }
}

/** Reads a list to its end; answers all its pages. */
export const loadAll = async (...key: ListKey): Promise<readonly TaskPage[]> => (await import('./load-all.ts')).loadAll(...key)

/** Where the row is that has the focus; −1 when none has. */
export function focusedRow(items: readonly ListItem[]): number {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  return row ? items.findIndex(({ key }) => key === row.dataset.row) : -1
}

/**
 * Gives the focus to the next or previous task of the list, past headings; to the first or last when none has it.
 * Answers whether there was one.
 */
export function focusRow(step: 1 | -1): boolean {
  const shown = listShown()
  if (!shown) return walk?.(step) ?? false
  const { items } = shown
  const index = focusedRow(items)
  let next = index < 0 && step < 0 ? items.length - 1 : index + step
  while (items[next] && items[next]?.type !== 'task') next += step
  if (items[next]) shown.focus(next)
  return items[next] !== undefined
}

/** Where the focus goes in a list: to the row that is open, the first, or what an empty list offers. */
export function placeInList(): HTMLElement | null {
  const places = ['[data-task][aria-current="true"]', '[data-task]', '.task-form :is(a, button):not(.only-phone)']
  return places.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null) ?? null
}

export const focusList = (): void => placeInList()?.focus()
