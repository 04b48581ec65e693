import type { IndexedValue } from '@throughline/core/kernel'

/** The order every store keeps: numbers, then strings by code point. */
export function compareKeys(a: readonly IndexedValue[], b: readonly IndexedValue[]): number {
  for (const [i, value] of a.entries()) {
    const order = compareValues(value, b[i] as IndexedValue)
    if (order !== 0) return order
  }
  return 0
}

/** Compares what an index holds: numbers come before texts, which go by the code points of their characters. */
export function compareValues(a: IndexedValue, b: IndexedValue): number {
  if (a === b) return 0
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  return typeof b === 'number' ? 1 : compareText(a, b)
}

function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const [left, right] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (left !== right) return rank(left) - rank(right)
  }
  return a.length - b.length
}

// UTF-16 puts surrogates, which stand for the highest code points, before U+E000 and above.
const rank = (unit: number) => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)
