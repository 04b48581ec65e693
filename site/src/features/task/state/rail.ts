/** The rail and the tabs of a narrow screen where they link to lists of tasks; they are no islands. */
export const PLACES = ':is(.views, .tabs-small):has(a[href="/tasks"])'

/** Marks the links to the list on the screen; `null` for none. */
export function markPlace(path: string | null): void {
  for (const link of document.querySelectorAll(`${PLACES} a`))
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  // Of many tabs the current one may lie beside the screen.
  const tab = document.querySelector<HTMLElement>('.tabs-small [aria-current]')
  const tabs = tab?.parentElement
  const isInSight =
    tab && tabs && tab.offsetLeft >= tabs.scrollLeft && tab.offsetLeft + tab.offsetWidth <= tabs.scrollLeft + tabs.clientWidth
  if (tab && tabs && !isInSight) tabs.scrollLeft = tab.offsetLeft - tabs.clientWidth / 2
}
