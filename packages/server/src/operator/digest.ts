import { createHash } from 'node:crypto'
import type { HeldRow } from '@throughline/core/kernel'

/** How much there is of something, and a hash of all of it. */
export interface Digest {
  count: number
  hash: string
}

/**
 * Rows hashed so that their order does not matter, as databases sort differently: the sum of the SHA-256 of each. It tells
 * what was lost or altered by accident; nobody who wants to deceive is kept from it.
 */
export function createDigest(): { add(row: HeldRow): void; done(): Digest } {
  let [count, sum] = [0, 0n]
  return {
    add(row) {
      count++
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`))
    },
    done: () => ({ count, hash: sum.toString(16).padStart(64, '0') }),
  }
}
