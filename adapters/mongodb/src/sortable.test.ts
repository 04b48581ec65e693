import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortable } from './sortable.ts'

const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

test('numbers keep their order as text', () => {
  const number = fc.double({ noNaN: true })
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(order(sortable(a), sortable(b))).toBe(a === b ? 0 : a < b ? -1 : 1)
    }),
  )
})

test('strings keep the order of their code points', () => {
  const character = fc.constantFrom('\u0000', 'A', 'a', '~', 'é', '漢', '\ue000', '\uffff', '😀', '\u{10ffff}')
  const text = fc.array(character).map((characters) => characters.join(''))
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(order(sortable(a), sortable(b))).toBe(order(a, b))
    }),
  )
})

test('every number comes before every string, the empty one included', () => {
  expect(order(sortable(Number.MAX_VALUE), sortable(''))).toBe(-1)
})
