import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderKey, orderAtEnd, orderBetween, ordersAfter } from './order.ts'

fc.configureGlobal({ seed: 20260305 })

const at = (milliseconds: number) => orderAtEnd(Temporal.Instant.fromEpochMilliseconds(milliseconds))
const moments = fc.integer({ min: 0, max: 3_500_000_000_000 })

describe('order keys', () => {
  it('of what is added later sort later', () => {
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        expect(Math.sign(a - b)).toBe(at(a) === at(b) ? 0 : at(a) > at(b) ? 1 : -1)
        expect(isOrderKey(at(a))).toBe(true)
      }),
    )
  })

  it('fit between any two, at either end, and again between those', () => {
    fc.assert(
      fc.property(moments, fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (start, places) => {
        const keys = [at(start)]
        for (const place of places) {
          const i = place % (keys.length + 1)
          keys.splice(i, 0, orderBetween(keys[i - 1] ?? null, keys[i] ?? null))
        }
        expect(keys).toEqual([...new Set(keys)].sort())
        expect(keys.every(isOrderKey)).toBe(true)
      }),
    )
  })

  it('after a key rise one after the other', () => {
    const keys = ordersAfter(at(1_772_700_000_000), 10_000)
    expect([at(1_772_700_000_000), ...keys]).toEqual([...new Set([at(1_772_700_000_000), ...keys])].sort())
  })

  it.each(['', '0', 'a', 'g00', '!', 'a00'])('are not just any text, such as “%s”', (text) => expect(isOrderKey(text)).toBe(false))
})
