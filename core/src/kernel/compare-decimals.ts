/** Free of zod. */

const PLACES = 9

/** A decimal as a whole number of its smallest parts. */
function scaled(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.')
  return BigInt(`${whole}${part.padEnd(PLACES, '0')}`)
}

/** How two decimals stand to each other, exactly: below 0, 0, or above 0. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [scaled(a), scaled(b)]
  return left < right ? -1 : Number(left > right)
}
