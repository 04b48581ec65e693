/** How much is kept of a person at most. */
export interface Bounds {
  entries: number
  bytes: number
  /** Bytes of one answer. */
  one: number
  milliseconds: number
}

const DAY = 86_400_000

/** About what a month of use asks for, and a fraction of what browsers allow. */
export const BOUNDS: Bounds = { entries: 200, bytes: 20_000_000, one: 2_000_000, milliseconds: 14 * DAY }

/** Of an answer that is kept. */
export interface Entry {
  url: string
  bytes: number
  /** Milliseconds of the epoch. */
  at: number
}

/** Whether it is too old to be shown. Also one from the future, of a clock that was set back: nothing says how old that is. */
export const isOver = ({ at }: Pick<Entry, 'at'>, now: number, { milliseconds }: Bounds = BOUNDS): boolean =>
  Number.isNaN(at) || now - at > milliseconds || at - now > DAY

/** What to throw away, so that what is left is within the bounds: what is too old, then the oldest. */
export function leftOver(entries: readonly Entry[], now: number, bounds: Bounds = BOUNDS): Entry[] {
  let [count, bytes] = [0, 0]
  return entries
    .toSorted((a, b) => b.at - a.at)
    .filter((entry) => {
      if (isOver(entry, now, bounds)) return true
      count += 1
      bytes += entry.bytes
      return count > bounds.entries || bytes > bounds.bytes
    })
}
