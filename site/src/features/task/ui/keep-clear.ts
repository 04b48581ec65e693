/** Scrolls what keys bring the focus to out from under what floats above it, now and from now on. Answers how to stop. */
export function keepFocusClearOf(floating: Element): () => void {
  const look = () => {
    const row = document.activeElement?.matches(':focus-visible') ? document.activeElement.closest('[data-row]') : null
    if (!row) return
    const [a, b] = [row.getBoundingClientRect(), floating.getBoundingClientRect()]
    if (a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left) row.scrollIntoView({ block: 'nearest' })
  }
  look()
  document.addEventListener('focusin', look)
  return () => document.removeEventListener('focusin', look)
}
