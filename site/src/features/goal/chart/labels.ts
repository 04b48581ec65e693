/** Where a label may stand: from its point so many pixels to the right and down, held by which end. */
export interface Spot {
  dx: number
  /** From the point to the middle of the label. */
  dy: number
  anchor: 'start' | 'middle' | 'end'
}

export interface Label {
  name: string
  text: string
  /** Of the width, 0 to 1, and of the height in pixels. */
  at: { x: number; y: number }
  /** The best first. */
  spots: readonly Spot[]
  /** Bold text is wider. */
  isBold?: boolean
  /** Shown also where it stands in the way of nothing but the line. */
  mayCross?: boolean
}

export interface Placed extends Pick<Label, 'name' | 'text' | 'at' | 'isBold'> {
  spot: Spot
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Room {
  /** The narrowest and the widest the drawing is shown: what does not meet at either does not meet in between. */
  widths: readonly [number, number]
  /** How far labels may reach beyond the drawing to the right. */
  over: number
  /** What they keep clear of, at a width. */
  obstacles?: (width: number) => readonly Box[]
}

/** Pixels of a letter of 13 px, rather too wide than too narrow. */
const LETTER = 7.1
const BOLD_LETTER = 7.9
export const LABEL_HEIGHT = 18
const GAP = 4

export const widthOf = ({ text, isBold }: Pick<Label, 'text' | 'isBold'>): number => text.length * (isBold ? BOLD_LETTER : LETTER)

function boxOf(label: Pick<Label, 'text' | 'isBold' | 'at'>, { dx, dy, anchor }: Spot, width: number): Box {
  const wide = widthOf(label)
  const from = label.at.x * width + dx
  const left = anchor === 'start' ? from : anchor === 'end' ? from - wide : from - wide / 2
  const middle = label.at.y + dy
  return { left, right: left + wide, top: middle - LABEL_HEIGHT / 2, bottom: middle + LABEL_HEIGHT / 2 }
}

const meet = (a: Box, b: Box) => a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom

/** Places each label, those that matter most first, at its best spot where it meets no other; one that has none is left out. */
export function placeLabels(labels: readonly Label[], { widths, over, obstacles = () => [] }: Room): Placed[] {
  const placed: Placed[] = []
  const isFree = (label: Label, spot: Spot) =>
    widths.every((width) => {
      const box = boxOf(label, spot, width)
      if (box.right > width + over || (label.at.x >= 0 && box.left < 0)) return false
      if (!label.mayCross && obstacles(width).some((obstacle) => meet(box, obstacle))) return false
      return placed.every((other) => !meet(box, boxOf(other, other.spot, width)))
    })
  for (const label of labels) {
    const spot = label.spots.find((spot) => isFree(label, spot))
    if (spot) placed.push({ name: label.name, text: label.text, at: label.at, spot, ...(label.isBold && { isBold: true }) })
  }
  return placed
}
