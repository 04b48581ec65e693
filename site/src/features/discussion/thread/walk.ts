/** Moves the focus from message to message; from elsewhere to the first in sight, or to the last. */
export function walkMessages(step: 1 | -1): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('#said [data-line]')]
  const at = lines.findIndex((line) => line.contains(document.activeElement))
  const fromOutside = step > 0 ? lines.find((line) => line.getBoundingClientRect().top >= 0) : lines.at(-1)
  const next = at < 0 ? fromOutside : lines[at + step]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}
