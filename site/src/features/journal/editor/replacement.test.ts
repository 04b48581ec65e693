import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replacement } from './replacement.ts'

const applied = (text: string, { from, to, insert }: ReturnType<typeof replacement>) => text.slice(0, from) + insert + text.slice(to)

test('makes the other text of any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r'), maxLength: 20 })
  fc.assert(fc.property(text, text, (before, after) => applied(before, replacement(before, after)) === after))
})

test('leaves alone what both begin and end with', () => {
  expect(replacement('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' })
  expect(replacement('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' })
  expect(replacement('same', 'same')).toEqual({ from: 4, to: 4, insert: '' })
})
