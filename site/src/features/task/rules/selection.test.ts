import { expect, test } from 'vitest'
import { isChoosing, movedWith, nothing, rangedTo, type Selection, toggled, withAll, withoutThese } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e', 'f']
const chosen = ({ ids }: Selection) => [...ids].sort().join('')
const choose = (...ids: string[]) => ids.reduce(toggled, nothing)

test('a row is chosen and, by the same, no longer', () => {
  expect(chosen(choose('b', 'd'))).toBe('bd')
  expect(chosen(choose('b', 'd', 'b'))).toBe('d')
  expect(isChoosing(choose('b'))).toBe(true)
  expect(isChoosing(choose('b', 'b'))).toBe(false)
})

test('a mode that was turned on stays on while none is chosen', () => {
  expect(isChoosing(toggled(toggled({ ...nothing, isOn: true }, 'a'), 'a'))).toBe(true)
})

test('a range goes from the last chosen row to this one, up or down', () => {
  expect(chosen(rangedTo(choose('b'), order, 'd'))).toBe('bcd')
  expect(chosen(rangedTo(choose('d'), order, 'b'))).toBe('bcd')
})

test('a range that is drawn anew takes the place of the one before, not of what was chosen beside it', () => {
  const first = rangedTo(choose('a', 'c'), order, 'f')
  expect(chosen(first)).toBe('acdef')
  expect(chosen(rangedTo(first, order, 'd'))).toBe('acd')
  expect(chosen(rangedTo(first, order, 'b'))).toBe('abc')
})

test('a range from a row that was just given up leaves out what lay before it', () => {
  expect(chosen(rangedTo(choose('a', 'c', 'c'), order, 'd'))).toBe('acd')
})

test('without a row to begin at, or where that is not in the list any more, a range is one row', () => {
  expect(chosen(rangedTo(nothing, order, 'c'))).toBe('c')
  const elsewhere = rangedTo(choose('z'), order, 'c')
  expect(chosen(elsewhere)).toBe('cz')
  expect(chosen(rangedTo(elsewhere, order, 'd'))).toBe('cdz')
  expect(rangedTo(choose('a'), order, 'unknown')).toEqual(choose('a'))
})

test('all of a list come beside what is chosen elsewhere, and a range may follow', () => {
  const all = withAll(choose('z'), order)
  expect(chosen(all)).toBe('abcdefz')
  expect(chosen(withAll(nothing, order))).toBe('abcdef')
  expect(withAll(nothing, order).anchor).toBe('a')
})

test('what has gone is not chosen any more, and with the last of it choosing ends', () => {
  const some = rangedTo(choose('b'), order, 'd')
  expect(chosen(withoutThese(some, ['b', 'x']))).toBe('cd')
  expect(withoutThese(some, ['b']).anchor).toBeNull()
  expect(withoutThese(some, ['x'])).toBe(some)
  expect(withoutThese({ ...choose('a'), isOn: true }, ['a'])).toBe(nothing)
})

test('a chosen row that is dragged takes the others along, in their order; another goes alone', () => {
  const some = choose('e', 'b')
  expect(movedWith(some, order, 'e')).toEqual(['b', 'e'])
  expect(movedWith(some, order, 'c')).toEqual(['c'])
})
