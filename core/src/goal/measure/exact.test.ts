import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exact, ratioOf, sumOf, textOf } from './exact.ts'
import { decimals } from './test-measure.ts'

it('adds tenths without a drift', () => {
  expect(textOf(sumOf(['0.1', '0.2'].map(exact)))).toBe('0.3')
  expect(textOf(sumOf(Array.from({ length: 5000 }, () => exact('0.1'))))).toBe('500')
})

it.each([
  [exact(2).div(3), '0.666666667'],
  [exact('-0.0000000001'), '0'],
  [exact('123456789012345678.5'), '123456789012345678.5'],
])('writes %s as %s', (value, text) => expect(textOf(value)).toBe(text))

it('never makes a 1 of what falls short of it', () => {
  const short = exact('999999999999999.999999998').div('999999999999999.999999999')
  expect(short.toNumber()).toBe(1)
  expect(ratioOf(short)).toBeLessThan(1)
  expect([ratioOf(exact(1)), ratioOf(exact('1.5')), ratioOf(exact('-0.25'))]).toEqual([1, 1.5, -0.25])
})

it('sums to the same in any order', () => {
  fc.assert(
    fc.property(fc.array(decimals, { maxLength: 30 }), (texts) => {
      expect(textOf(sumOf(texts.toReversed().map(exact)))).toBe(textOf(sumOf(texts.map(exact))))
    }),
  )
})
