/** A point of a line, in days and values. */
export interface Point {
  day: number
  value: number
}

/**
 * The points that show when a line is drawn over so many columns: of each column the first, the last, the lowest and the
 * highest, so that no peak is lost and the drawing is the same as with all of them.
 */
export function thinned<P extends Point>(points: readonly P[], columns: number): P[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length <= columns * 4) return [...points]
  const width = (last.day - first.day || 1) / columns
  const kept: P[] = []
  let column: P[] = []
  let at = 0
  const close = () => {
    const [low, high] = [column.reduce((a, b) => (b.value < a.value ? b : a)), column.reduce((a, b) => (b.value > a.value ? b : a))]
    const wanted = new Set([column[0], low, high, column.at(-1)])
    kept.push(...column.filter((point) => wanted.has(point)))
  }
  for (const point of points) {
    const place = Math.min(columns - 1, Math.floor((point.day - first.day) / width))
    if (place !== at && column.length) {
      close()
      column = []
    }
    at = place
    column.push(point)
  }
  close()
  return kept
}
