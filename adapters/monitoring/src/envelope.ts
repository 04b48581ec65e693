import { oneFault } from '@throughline/core/kernel'

/** What our own pages send: errors, and how many of them were left out. Nothing that grows, such as files, traces or replays. */
const KNOWN = new Set(['event', 'client_report'])
const MOST_ITEMS = 10
const NEWLINE = 0x0a

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Makes sure that these bytes are a Sentry envelope for exactly this DSN, of items that pages of ours send.
 * @throws AppError `validation`
 */
export function checkEnvelope(bytes: Uint8Array, dsn: string): void {
  const first = lineAt(bytes, 0)
  if (objectOf(bytes.subarray(0, first.end)).dsn !== dsn) throw oneFault('', 'other_service', 'This is for another service.')
  let at = first.next
  let items = 0
  while (at < bytes.length) {
    const head = lineAt(bytes, at)
    // An envelope may end in an empty line.
    if (head.end === at && head.next >= bytes.length) return
    const { type, length } = objectOf(bytes.subarray(at, head.end))
    if (typeof type !== 'string' || !KNOWN.has(type) || ++items > MOST_ITEMS)
      throw oneFault('', 'unknown_item', 'This holds what is not passed on.')
    const end = length === undefined ? lineAt(bytes, head.next).end : endOf(head.next, length, bytes)
    objectOf(bytes.subarray(head.next, end))
    at = end + 1
  }
  if (items === 0) throw notOne()
}

function endOf(from: number, length: unknown, bytes: Uint8Array): number {
  const end = from + (Number.isSafeInteger(length) && (length as number) >= 0 ? (length as number) : Number.NaN)
  if (!(end <= bytes.length) || (end < bytes.length && bytes[end] !== NEWLINE)) throw notOne()
  return end
}

function lineAt(bytes: Uint8Array, from: number): { end: number; next: number } {
  const found = bytes.indexOf(NEWLINE, from)
  const end = found < 0 ? bytes.length : found
  return { end, next: end + 1 }
}

function objectOf(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  throw notOne()
}

const notOne = () => oneFault('', 'no_envelope', 'This is no report of an error.')
