/** Odd, so that no two rows below 2^48 meet. */
const STRIDE = 0x9e3779b97f4bn
const LOW = (1n << 48n) - 1n

/**
 * The id of the `row`th of many things made as one, such as those of an import: a UUIDv7 that follows from the id of the
 * whole, so that making it again makes the same things.
 */
export function rowId(wholeId: string, row: number): string {
  const cut = wholeId.length - 12
  const low = (BigInt(`0x${wholeId.slice(cut)}`) + BigInt(row + 1) * STRIDE) & LOW
  return `${wholeId.slice(0, cut)}${low.toString(16).padStart(12, '0')}`
}
