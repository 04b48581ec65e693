/** Scrolls what a key has brought the focus to out from under what floats above it. */
export function keepFocusClearOf(floating: Element) {
  const row = document.activeElement?.matches(':focus-visible') ? document.activeElement.closest('[data-row]') : null
  if (!row) return
  const [a, b] = [row.getBoundingClientRect(), floating.getBoundingClientRect()]
  if (a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left) row.scrollIntoView({ block: 'nearest' })
}
