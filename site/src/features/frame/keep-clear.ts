const writable = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])'
const pressable = 'a, button, input, select, label, summary'

/** Where it may stand: its own place, then others at the foot of a wide window. */
const PLACES = ['', 'middle', 'end', 'start'] as const

/**
 * Keeps what floats off what somebody works at, now and from now on. Of its places it takes the one that covers least; where somebody
 * writes, or could only write beneath it, it goes to the top of the window; and a row that keys came to is scrolled out from under it.
 * Answers how to stop.
 */
export function keepClear(floating: HTMLElement): () => void {
  const box = floating.closest<HTMLElement>('.toasts')
  const look = () => {
    const { activeElement } = document
    const field = activeElement?.matches(writable) ? activeElement : null
    const row = activeElement?.matches(':focus-visible') ? activeElement.closest('[data-row]') : null
    if (field && overlap(field, floating)) box?.classList.add('is-above')
    else if (row && overlap(row, floating)) row.scrollIntoView({ block: 'nearest' })
  }
  if (box && !box.classList.contains('is-above')) stepAside(box, floating)
  look()
  document.addEventListener('focusin', look)
  return () => {
    document.removeEventListener('focusin', look)
    // One that follows is read where this one was.
    if (box?.querySelector('.toast')) return
    box?.classList.remove('is-above')
    box?.removeAttribute('data-at')
  }
}

function stepAside(box: HTMLElement, floating: HTMLElement): void {
  const covers = (place: string) => {
    box.dataset.at = place
    return coveredBy(floating)
  }
  let [best, least] = ['', Number.POSITIVE_INFINITY]
  for (const place of PLACES) {
    if (least === 0) break
    const covered = covers(place)
    if (covered < least) [best, least] = [place, covered]
  }
  box.dataset.at = best
  if (least >= FIELD) box.classList.add('is-above')
}

/** What it weighs that a point is covered: more than all the words under it, where somebody writes. */
const FIELD = 100
const COLUMNS = 8
const LINES = 3

function coveredBy(floating: HTMLElement): number {
  const { left, top, width, height } = floating.getBoundingClientRect()
  let sum = 0
  for (let column = 0; column <= COLUMNS; column++)
    for (let line = 0; line <= LINES; line++) sum += weightAt(left + (width * column) / COLUMNS, top + (height * line) / LINES)
  return sum
}

function weightAt(x: number, y: number): number {
  const below = document.elementsFromPoint(x, y).find((element) => !element.closest('.toasts'))
  if (!below) return 0
  if (below.closest(writable)) return FIELD
  if (below.closest(pressable)) return 2
  return [...below.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ? 1 : 0
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
}
