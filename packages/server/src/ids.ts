import { randomFillSync } from 'node:crypto'
import type { Ids } from '@throughline/core/kernel'

/** Random bytes of an id: four to begin counting from, six for its end. */
const BYTES = 10
/** Ids for which they are drawn at once: asking the system for them costs far more than all the rest. */
const DRAWN = 400

/** Ids to one millisecond at most, in 26 bits. */
const COUNTS = 2 ** 26

/** Fresh UUIDv7s (RFC 9562, method 1), rising within the process also where the clock stands still or goes back. */
export function createIds(now: () => number = Date.now): Ids {
  const drawn = Buffer.alloc(BYTES * DRAWN)
  let used = drawn.length
  let time = 0
  let count = 0

  return {
    next() {
      if (used === drawn.length) {
        randomFillSync(drawn)
        used = 0
      }
      const current = now()
      if (current > time) {
        time = current
        // At random in the lower half of 26 bits, so that there is room to count up within the millisecond.
        count = drawn.readUInt32BE(used) >>> 7
      } else if (++count === COUNTS) {
        time++
        count = 0
      }
      const end = drawn.toString('hex', used + 4, used + BYTES)
      used += BYTES
      const start = hex(time, 12)
      return `${start.slice(0, 8)}-${start.slice(8)}-7${hex(count >>> 14, 3)}-${hex(0x8000 | (count & 0x3fff), 4)}-${end}`
    },
  }
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
