import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/**
 * A key that sorts after `before` and ahead of `after`; `null` is the open end.
 * @throws Error when a key is malformed, or both are the same.
 */
export const orderBetween = (before: string | null, after: string | null): string => generateKeyBetween(before, after)

/** `count` rising keys after `before`. */
export const ordersAfter = (before: string, count: number): string[] => generateNKeysBetween(before, null, count)

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * The key of a record that is added at an instant. The clock says it, so that adding to the end needs
 * no look at what is there: `g` heads an integer of seven base-62 digits, which hold the
 * milliseconds since 1970 until the year 2081 and leave room for ever more keys between and after.
 */
export function orderAtEnd(instant: Temporal.Instant): string {
  let rest = Math.max(0, instant.epochMilliseconds)
  let key = ''
  for (let place = 0; place < 7; place++) {
    key = `${digits[rest % 62]}${key}`
    rest = Math.floor(rest / 62)
  }
  return `g${key}`
}

/** Whether keys can be made before and after this one. */
export function isOrderKey(text: string): boolean {
  try {
    return orderBetween(text, null) > text
  } catch {
    return false
  }
}
