import { type ListPlace, listHref, taskInListHref } from '../rules/list-address.ts'
import { $openId } from './stores.ts'

/** From this width on a task opens beside its list; below, on a page of its own, unless there is no network to bring that. */
export const hasRoom = (): boolean => !navigator.onLine || matchMedia('(min-width: 70em)').matches

/** Opens a task where the screen is wide enough for it, or goes to its page. */
export function openTask(id: string, place: ListPlace): void {
  if (hasRoom()) show(id, taskInListHref(id, place))
  else location.assign(taskInListHref(id, place))
}

/** Closes the pane and leaves the list. */
export function closeTask(place: ListPlace): void {
  if (hasRoom()) show(null, listHref(place))
  else location.assign(listHref(place))
}

function show(id: string | null, href: string) {
  if ($openId.get() === id) return
  history.pushState(null, '', href)
  $openId.set(id)
}

/** Whether a click on a link is meant for this page, not for a new tab or a download. */
export const isPlainClick = (event: { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
