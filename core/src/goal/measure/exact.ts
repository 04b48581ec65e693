import Big from 'big.js'

/** Far below what tells two fractions of decimals apart, so that comparing divided values is as good as exact. */
const PLACES = 40

const Exact = Big()
Exact.DP = PLACES

/** An exact decimal; only a division is rounded, at the 40th place. */
export type Exact = Big

export const exact = (value: string | number): Exact => new Exact(value)

export const ZERO = exact(0)
export const ONE = exact(1)

export const sumOf = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), ZERO)

/** Whether a value is a number, and not a word such as “yes”. */
export const isDecimal = (value: string): boolean => /^-?\d/.test(value)

/** As it is answered: at most nine places, no exponent. */
export function textOf(value: Exact): string {
  const rounded = value.round(9)
  return rounded.eq(0) ? '0' : rounded.toFixed()
}

/** A ratio as a JSON number. What falls short of 1 by however little is never rounded up to it: 1 means reached. */
export function ratioOf(value: Exact): number {
  const nearest = value.toNumber()
  return nearest >= 1 && value.lt(1) ? 1 - Number.EPSILON / 2 : nearest + 0
}
