/** Odd, so that no two rows below 2^48 meet. */
const STRIDE = 0x9e3779b97f4bn
const LOW = (1n << 48n) - 1n

/**
 * The id of the `row`th thing an import makes: a UUIDv7 that follows from the import's own, so that a
 * repeated import makes the same things.
 */
export function rowId(importId: string, row: number): string {
  const cut = importId.length - 12
  const low = (BigInt(`0x${importId.slice(cut)}`) + BigInt(row + 1) * STRIDE) & LOW
  return `${importId.slice(0, cut)}${low.toString(16).padStart(12, '0')}`
}
