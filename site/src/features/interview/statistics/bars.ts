import { scaleLinear } from 'd3-scale'

/** The drawing is so wide in its own units; it is stretched to the width there is. */
export const WIDTH = 1000

export interface Bar {
  /** Where its middle is, and how wide it is. */
  x: number
  width: number
  /** Its parts from the bottom up. */
  parts: { is: string; y: number; height: number }[]
}

export interface Bars {
  bars: Bar[]
  /** Lines across with what they say, whole numbers. */
  ticks: { at: number; y: number }[]
}

/** Columns of stacked counts, as high as the highest; `height` in pixels. */
export function barsOf(columns: readonly Readonly<Record<string, number>>[], height: number): Bars {
  const sums = columns.map((column) => Object.values(column).reduce((sum, n) => sum + n, 0))
  const highest = Math.max(1, ...sums)
  const y = scaleLinear([0, highest], [height, 0])
  const slot = WIDTH / Math.max(1, columns.length)
  const bars = columns.map((column, i): Bar => {
    let below = 0
    const parts = Object.entries(column).flatMap(([is, n]) => {
      if (n === 0) return []
      const bottom = y(below)
      below += n
      return [{ is, y: y(below), height: bottom - y(below) }]
    })
    return { x: slot * (i + 0.5), width: slot * 0.62, parts }
  })
  const ticks = [...new Set(y.ticks(3).filter((at) => at > 0 && Number.isInteger(at)))].map((at) => ({ at, y: y(at) }))
  return { bars, ticks }
}

export interface Line {
  points: { x: number; y: number }[]
  path: string
  ticks: { at: number; y: number }[]
  /** Where a share stands. */
  yOf: (share: number) => number
}

/** Shares (0 to 1) one after another as a line, from at most half up to all; `height` in pixels. */
export function lineOf(shares: readonly number[], height: number): Line {
  const lowest = Math.min(0.5, ...shares.map((share) => Math.floor(share * 10) / 10))
  const y = scaleLinear([lowest, 1], [height, 0])
  const x = scaleLinear([0, Math.max(1, shares.length - 1)], [0, WIDTH])
  const points = shares.map((share, i) => ({ x: shares.length === 1 ? WIDTH / 2 : x(i), y: y(share) }))
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const ticks = [lowest, (lowest + 1) / 2, 1].map((at) => ({ at, y: y(at) }))
  return { points, path, ticks, yOf: (share) => y(share) }
}
