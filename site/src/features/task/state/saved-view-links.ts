import type { SavedView } from '@throughline/core/task'
import { savedViewHref } from '../../addresses/tasks.ts'
import { client } from '../../desk/client.ts'
import { listPath } from '../rules/list-address.ts'
import { learnSavedViews, placeNow } from './place.ts'
import { markPlace, PLACES } from './rail.ts'
import { $search } from './stores.ts'

/** Saved views were made, changed or thrown away, here or elsewhere. */
export async function savedViewsChanged(): Promise<void> {
  if (!document.querySelector(PLACES)) return
  // The rail is a courtesy: without an answer it stays until the next change.
  const items = await client.savedViews.list({ limit: 200 }).then(
    ({ items }) => items,
    () => null,
  )
  if (!items) return
  for (const places of document.querySelectorAll<HTMLElement>(PLACES)) showIn(places, items)
  learnSavedViews(items)
  markPlace($search.get().trim() ? null : listPath(placeNow()))
}

/** Links that stay keep their element, and with it the focus. */
function showIn(places: HTMLElement, views: readonly SavedView[]) {
  const isList = places.matches('ul')
  const links = [...places.querySelectorAll<HTMLAnchorElement>(`a[href^="${savedViewHref('')}"]`)]
  const elementOf = (link: HTMLElement) => (isList ? (link.parentElement ?? link) : link)
  const wanted = views.map(({ id, name }) => {
    const href = savedViewHref(id)
    const link = links.find((link) => link.getAttribute('href') === href) ?? newLink(href, isList)
    if (link.textContent?.trim() !== name) link.textContent = name
    return elementOf(link)
  })
  for (const link of links) if (!wanted.includes(elementOf(link))) elementOf(link).remove()
  let last = [...places.children].findLast((element) => !wanted.includes(element as HTMLElement))
  for (const element of wanted) {
    if (last?.nextElementSibling !== element) last?.after(element)
    last = element
  }
}

function newLink(href: string, isInList: boolean): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, dir: 'auto' })
  if (isInList) document.createElement('li').append(link)
  return link
}
