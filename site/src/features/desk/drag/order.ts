/** What has a place of its own among others. */
export interface Ordered {
  id: string
  order: string
}

/** Of the row that something is dropped on. */
export type Half = 'upper' | 'lower'

/** The order keys that one has to come between; `null` is an end of the list. */
export interface Gap<T extends Ordered> {
  before: string | null
  after: string | null
  /** Those below that share the key of the one above, as old ones may: they move on, so that something fits between. */
  tied: readonly T[]
}

/** The gap that one falls into when it is moved to an index of the list without it; `null` when it would stay where it is. */
export function gapAt<T extends Ordered>(rows: readonly T[], id: string, index: number): Gap<T> | null {
  const from = rows.findIndex((row) => row.id === id)
  const others = rows.filter((row) => row.id !== id)
  if (from < 0 || index < 0 || index > others.length || index === from) return null
  return gapAmong(others, index)
}

/** One step up (−1) or down (1), as an index of the list without it. */
export const stepTo = (rows: readonly Ordered[], id: string, step: -1 | 1): number => rows.findIndex((row) => row.id === id) + step

/** The index of the list without what is dragged for a drop on the upper or lower half of another. */
export function dropIndex(rows: readonly Ordered[], id: string, over: string, half: Half): number {
  const target = rows.filter((row) => row.id !== id).findIndex((row) => row.id === over)
  return target < 0 ? -1 : half === 'upper' ? target : target + 1
}

/** The gap that several fall into beside another row; `null` when that is one of them. */
export function gapBeside<T extends Ordered>(rows: readonly T[], ids: readonly string[], over: string, half: Half): Gap<T> | null {
  const others = rows.filter(({ id }) => !ids.includes(id))
  const target = others.findIndex(({ id }) => id === over)
  if (target < 0) return null
  return gapAmong(others, half === 'upper' ? target : target + 1)
}

/** The gap ahead of an index of a list in its order. */
export function gapAmong<T extends Ordered>(others: readonly T[], index: number): Gap<T> {
  const before = others[index - 1]?.order ?? null
  const below = others.slice(index)
  const next = before === null ? 0 : below.findIndex(({ order }) => order > before)
  const tied = next < 0 ? below : below.slice(0, next)
  return { before, after: below[tied.length]?.order ?? null, tied }
}
