import type { Ids } from '@throughline/core/kernel'
import { v7 } from 'uuid'

const BYTES = 16
/** Ids for which random bytes are drawn at once: asking the system for them costs far more than all the rest. */
const DRAWN = 256

/** Fresh UUIDv7s, rising within the process also where the clock stands still or goes back. */
export function createIds(now: () => number = Date.now): Ids {
  const drawn = new Uint8Array(BYTES * DRAWN)
  let used = drawn.length
  let msecs = 0
  let seq = 0

  return {
    next() {
      if (used === drawn.length) {
        crypto.getRandomValues(drawn)
        used = 0
      }
      const random = drawn.subarray(used, used + BYTES)
      used += BYTES
      const time = now()
      // A new millisecond begins at a random place in the lower half of the 32 bits, so that counting up has room.
      if (time > msecs) [msecs, seq] = [time, new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 1]
      else seq++
      return v7({ random, msecs, seq })
    },
  }
}
