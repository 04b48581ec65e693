import type { SavedView } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { layoutNames } from '../../../messages/task-layout-names.ts'
import { client } from '../../desk/client.ts'
import { $today } from '../../desk/here.ts'
import { queryClient } from '../../desk/query-client.ts'
import { $announcement } from '../../desk/told.ts'
import { $offline } from '../../offline/state.ts'
import { readAt, shownDays } from '../../when/rules/at.ts'
import { layoutOf } from '../layouts/rules/layout.ts'
import { readAddress, readListAddress } from '../rules/address.ts'
import {
  contentOf,
  isArranged,
  type Layout,
  type ListPlace,
  listHref,
  listPath,
  type SavedList,
  taskInListHref,
} from '../rules/list-address.ts'
import { daysName } from '../rules/place.ts'
import { savedListOf } from '../rules/saved-view.ts'
import { listKeyOf, prepareFilter, wholeKey } from './filtering.ts'
import { givenTaskDesk } from './given-task-desk.ts'
import { fetchLayout } from './layouts.ts'
import { showsLists } from './list.ts'
import { type ListKey, pagesQuery } from './queries.ts'
import { searchTextOf } from './search-text.ts'
import { endChoosing } from './selection.ts'
import { $openId, $place, $search } from './stores.ts'
import type { TaskDesk } from './task-desk.ts'

/** The list on the screen becomes another without the page being loaded: what was done can still be taken back. */

/** The list that is on the screen. */
export function placeNow(): ListPlace {
  const { view, saved, list } = $place.get() ?? givenTaskDesk()
  return { view, saved: saved ?? null, list }
}

const knownLists = new Map<string, SavedList>()

/** Takes in saved views as they are now; the one on the screen follows, unless it is shown in another way than was saved. */
export function learnSavedViews(views: readonly SavedView[]): void {
  for (const view of views) knownLists.set(view.id, savedListOf(view))
  const place = placeNow()
  const saved = place.saved && knownLists.get(place.saved.id)
  if (!place.saved || !saved || saved.version <= place.saved.version) return
  const isAsSaved = listHref(place) === listPath(place)
  if (isAsSaved && showsLists()) return void showPlace({ ...place, saved, list: saved.list }, { openId: $openId.get(), history: 'replace' })
  const next = { ...place, saved }
  $place.set(next)
  const openId = $openId.get()
  history.replaceState(history.state, '', openId ? taskInListHref(openId, next) : listHref(next))
}

interface HowToGo {
  /** The task that stays open, or opens, beside it. */
  openId?: string | null
  /** What becomes of the address: another step, the same, or nothing, as it says so already. */
  history?: 'push' | 'replace' | 'none'
}

/** A list is waited for this long before the one on the screen goes. */
const PATIENCE_MS = 150
let turn = 0

/** Shows a list in this page where that can be, and goes to its page otherwise. */
export async function showPlace(place: ListPlace, { openId = null, history: how = 'push' }: HowToGo = {}): Promise<void> {
  const before = placeNow()
  const href = openId ? taskInListHref(openId, place) : listHref(place)
  if (!showsLists()) return how === 'push' ? location.assign(href) : undefined
  turn += 1
  const mine = turn
  if (how !== 'replace' && $offline.get().isOffline && !isRead(place) && (await isKept(href)))
    return how === 'push' ? location.assign(href) : location.replace(href)
  if (mine !== turn) return
  // Other days of a calendar come as they are read.
  if (contentOf(place) !== contentOf(before)) await Promise.race([prepare(place), new Promise((then) => setTimeout(then, PATIENCE_MS))])
  if (mine !== turn) return
  if (how === 'push' && href !== location.pathname + location.search) history.pushState(null, '', href)
  if (how === 'replace') history.replaceState(history.state, '', href)
  const isElsewhere = listPath(place) !== listPath(before)
  const layout = layoutIn(place)
  const isOtherLayout = layout !== layoutIn(before)
  if (isElsewhere || isOtherLayout) {
    endChoosing()
    const name = place.saved?.name ?? words.views[place.view]
    $announcement.set(isOtherLayout ? `${name}, ${layoutNames.names[layout]}` : name)
  }
  if (how !== 'replace') $search.set(searchTextOf(new URL(location.href)))
  $place.set(place)
  $openId.set(openId)
  if ((isElsewhere || isOtherLayout) && how === 'push') scrollTo({ top: 0, behavior: 'instant' })
}

const layoutIn = ({ view, list }: ListPlace) => layoutOf(view, list.layout)

/** Reads what a place is to show first, and fetches what shows it. */
async function prepare(place: ListPlace): Promise<void> {
  const layout = layoutIn(place)
  const desk = { ...givenTaskDesk(), today: $today.get(), ...place }
  await Promise.all([
    fetchLayout(layout),
    layout === 'list' ? prepareRows(place) : prepareFilter(desk),
    ...keysOf(desk, layout).map(prefetch),
  ])
}

/** Whether all that a place shows first was read before. */
function isRead(place: ListPlace): boolean {
  const desk = { ...givenTaskDesk(), today: $today.get(), ...place }
  const layout = layoutIn(place)
  const keys = layout === 'list' ? [isArranged(place) ? wholeKey(place) : (['tasks', place.view] as const)] : keysOf(desk, layout)
  return keys.every((key) => queryClient().getQueryData(key))
}

/** Whether the worker has the page of an address, which then comes with what cannot be read without a network. */
const isKept = async (href: string): Promise<boolean> => {
  const { caches } = globalThis
  return Boolean(await caches?.match(href, { ignoreVary: true }).catch(() => undefined))
}

const prefetch = (key: ListKey) => queryClient().prefetchQuery(pagesQuery(...key))

/** The lists that a board or a calendar shows. */
function keysOf(desk: TaskDesk, layout: Layout): ListKey[] {
  if (layout === 'list') return []
  if (layout === 'board') return [listKeyOf(desk), listKeyOf({ ...desk, view: 'completed' })]
  const days = daysName(shownDays(readAt(desk.list.at, desk.today), desk.weekStart, desk.today))
  return [
    ['due', days],
    ['due-done', days],
    ['done', days],
    ['tasks', 'inbox'],
  ]
}

async function prepareRows(place: ListPlace): Promise<void> {
  const cache = queryClient()
  if (!isArranged(place)) {
    const lists = place.view === 'today' ? (['today', 'completed'] as const) : [place.view]
    await Promise.all(lists.map((view) => prefetch(['tasks', view])))
    return
  }
  const key = wholeKey(place)
  const plain = cache.getQueryData(pagesQuery('tasks', place.view).queryKey)
  // A plain list that has been read to its end only has to be arranged.
  if (!place.list.filter && plain?.at(-1)?.nextCursor === null && !cache.getQueryData(key)) cache.setQueryData(key, plain)
  await prepareFilter({ ...givenTaskDesk(), ...place })
  await prefetch(key)
}

/** The list an address names; `null` when it names none that this page could show. */
async function placeAt(url: URL): Promise<(ListPlace & { openId: string | null }) | null> {
  const address = readAddress(url)
  if (!address) return null
  const { view, savedId, openId } = address
  const saved = savedId === null ? null : (knownLists.get(savedId) ?? (await client.savedViews.get(savedId).then(savedListOf)))
  if (saved) knownLists.set(saved.id, saved)
  return { view, saved, openId, list: readListAddress(url.searchParams, saved?.list) }
}

/** Shows the list a link leads to. */
export async function showAt(href: string): Promise<void> {
  const place = await placeAt(new URL(href, location.href))
  if (place) await showPlace(place, { openId: place.openId })
  else location.assign(href)
}

/** Shows what the address says, after going back or forth. */
export async function followAddress(): Promise<void> {
  const place = await placeAt(new URL(location.href)).catch(() => null)
  if (place && listHref(place) !== listHref(placeNow())) await showPlace(place, { openId: place.openId, history: 'none' })
}
