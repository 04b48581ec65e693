const writable = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])'

/**
 * Keeps what floats off what has the focus, now and from now on: a row that keys came to is scrolled out from under it, and where
 * somebody writes, it goes to the top of the window. Answers how to stop.
 */
export function keepClear(floating: HTMLElement): () => void {
  const box = floating.closest('.toasts')
  const look = () => {
    const { activeElement } = document
    const field = activeElement?.matches(writable) ? activeElement : null
    const row = activeElement?.matches(':focus-visible') ? activeElement.closest('[data-row]') : null
    if (field && overlap(field, floating)) box?.classList.add('is-above')
    else if (row && overlap(row, floating)) row.scrollIntoView({ block: 'nearest' })
  }
  look()
  document.addEventListener('focusin', look)
  return () => {
    document.removeEventListener('focusin', look)
    // One that follows is read where this one was.
    if (!box?.querySelector('.toast')) box?.classList.remove('is-above')
  }
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
}
