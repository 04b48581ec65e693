/** Brings the tab that keys come to wholly into its row: a browser leaves it where a sliver of it can be seen. Now and from now on. */
export function keepTabsInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.tabs :focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
