import type { Ids } from '@throughline/core/kernel'

/** Fresh UUIDv7s (RFC 9562), rising also within a millisecond: the twelve bits after the version count them. */
export function createIds(now: () => number = Date.now): Ids {
  let time = 0
  let count = 0
  return {
    next() {
      const current = now()
      if (current > time) {
        time = current
        count = 0
      } else if (++count === 2 ** 12) {
        time++
        count = 0
      }
      const random = hexOf(crypto.getRandomValues(new Uint8Array(8)))
      const start = time.toString(16).padStart(12, '0')
      const variant = '89ab'.charAt(Number.parseInt(random.charAt(0), 16) & 3)
      return `${start.slice(0, 8)}-${start.slice(8)}-7${count.toString(16).padStart(3, '0')}-${variant}${random.slice(1, 4)}-${random.slice(4)}`
    },
  }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
