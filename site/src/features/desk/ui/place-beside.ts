/** Of an element or the window, in pixels of the window. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Room {
  /** What opened it. */
  opener: Box
  size: { width: number; height: number }
  window: { width: number; height: number }
  /** The side of the opener that it keeps to. */
  along: 'left' | 'right'
}

const MARGIN = 12
const GAP = 4

/** Where something stands that a button opens: below it, or above it, or else at its side, so that the button stays in sight. */
export function placeBeside({ opener, size, window, along }: Room): { x: number; y: number } {
  const most = { x: window.width - MARGIN - size.width, y: window.height - MARGIN - size.height }
  const within = (at: number, most: number) => Math.max(MARGIN, Math.min(at, most))
  const x = within(along === 'left' ? opener.left : opener.right - size.width, most.x)
  const [below, above] = [opener.bottom + GAP, opener.top - GAP - size.height]
  if (below <= most.y) return { x, y: below }
  if (above >= MARGIN) return { x, y: above }
  const y = within(opener.top, most.y)
  const [after, before] = [opener.right + GAP, opener.left - GAP - size.width]
  return { x: after <= most.x ? after : before >= MARGIN ? before : x, y }
}
