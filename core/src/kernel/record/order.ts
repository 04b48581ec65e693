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
 * milliseconds since 1970 until the year 2081 and leave room for ever more keys between and after. What
 * its id, a UUIDv7, counts within a millisecond follows as a fraction, so that many that are added at
 * once stand in the order of their ids and others fit between them.
 */
export function orderAtEnd(instant: Temporal.Instant, id: string): string {
  const counted = Number.parseInt(id.slice(15, 18), 16) * 2 ** 14 + (Number.parseInt(id.slice(19, 23), 16) & 0x3fff)
  // A fraction does not end in the lowest digit.
  return `g${inDigits(Math.max(0, instant.epochMilliseconds), 7)}${inDigits(counted, 5)}${digits[31]}`
}

function inDigits(value: number, places: number): string {
  let rest = value
  let text = ''
  for (let place = 0; place < places; place++) {
    text = `${digits[rest % 62]}${text}`
    rest = Math.floor(rest / 62)
  }
  return text
}

/** Whether keys can be made before and after this one. */
export function isOrderKey(text: string): boolean {
  try {
    return orderBetween(text, null) > text
  } catch {
    return false
  }
}
