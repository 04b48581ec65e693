import type { IndexedValue } from '@throughline/core/kernel'

/**
 * A key value as text whose byte order is the order every store keeps: numbers, then strings by code
 * point. MongoDB's own comparisons never cross from one type to another, so a range over both
 * would leave one of them out.
 */
export type Sortable = string

export const sortable = (value: IndexedValue): Sortable => (typeof value === 'number' ? `n${ordered(value)}` : `s${value}`)

const bytes = new DataView(new ArrayBuffer(8))
const sign = 1n << 63n
const all = (1n << 64n) - 1n

// IEEE 754 doubles sort as integers once the sign bit is flipped, and with it all bits of negative ones.
function ordered(value: number): string {
  bytes.setFloat64(0, value === 0 ? 0 : value)
  const bits = bytes.getBigUint64(0)
  return (bits & sign ? bits ^ all : bits ^ sign).toString(16).padStart(16, '0')
}
