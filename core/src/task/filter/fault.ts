import type { FaultKind, FilterFault } from './syntax.ts'

interface Span {
  from: number
  to: number
}

export const fault = (kind: FaultKind, { from, to }: Span, instead?: string): FilterFault => ({
  ...kind,
  from,
  to,
  ...(instead !== undefined && { instead }),
})

/** Words longer than this are no slip of the finger. */
const MAX_COMPARED = 20

/** The word that was probably meant, if one is near; `null` otherwise. */
export function nearest<T extends string>(written: string, words: readonly T[]): T | null {
  const wanted = written.toLowerCase().slice(0, MAX_COMPARED)
  if (wanted.length < 2) return null
  const begun = words.find((word) => word.startsWith(wanted))
  if (begun) return begun
  const near = words.map((word) => ({ word, steps: stepsBetween(wanted, word) })).sort((a, b) => a.steps - b.steps)[0]
  return near && near.steps <= Math.max(1, Math.floor(near.word.length / 3)) ? near.word : null
}

/** Letters to put in, take out or change, or neighbours to swap, to make one word of the other. */
function stepsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : change
      rows[i]?.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, change, swap))
    }
  }
  return cell(a.length, b.length)
}
