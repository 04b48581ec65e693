import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderKey, orderAtEnd, orderBetween, ordersAfter } from './order.ts'

const ID = '019a9b3c-5d00-7cc0-8000-0123456789ab'

const at = (milliseconds: number, id = ID) => orderAtEnd(Temporal.Instant.fromEpochMilliseconds(milliseconds), id)
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

  it('of what is added at once stand as their ids do, with room between', () => {
    const counted = fc.tuple(fc.integer({ min: 0, max: 0xfff }), fc.integer({ min: 0x8000, max: 0xbfff }))
    const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
    fc.assert(
      fc.property(fc.uniqueArray(counted, { minLength: 2, maxLength: 40, selector: String }), (counts) => {
        const ids = counts.map(([high, low]) => `019a9b3c-5d00-7${hex(high, 3)}-${hex(low, 4)}-0123456789ab`).sort()
        const keys = ids.map((id) => at(1_772_700_000_000, id))
        expect(keys).toEqual([...new Set(keys)].sort())
        for (const [i, key] of keys.entries()) expect(isOrderKey(orderBetween(keys[i - 1] ?? null, key))).toBe(true)
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
