import { expect, test } from 'vitest'
import { completed, signAt, suggestionsFor } from './suggestions.ts'

const tags = ['work', 'home', 'Werkstatt', 'network']

test('a sign is being typed while the caret stands at its end', () => {
  expect(signAt('Call #wo', 8)).toEqual({ sign: '#', typed: 'wo', start: 5, end: 8 })
  expect(signAt('Call !', 6)).toMatchObject({ sign: '!', typed: '' })
  expect(signAt('Call #wo', 7)).toBeNull()
  expect(signAt('Call C#', 7)).toBeNull()
  expect(signAt('Wow!', 4)).toBeNull()
  expect(signAt('Call #work now', 14)).toBeNull()
})

test('tags that begin so come first, then those that hold it; never the one already typed', () => {
  const of = (typed: string) => suggestionsFor({ sign: '#', typed, start: 0, end: 1 }, tags).map(({ text }) => text)
  expect(of('w')).toEqual(['#work', '#Werkstatt', '#network'])
  expect(of('work')).toEqual(['#network'])
  expect(of('x')).toEqual([])
})

test('priorities are offered by the beginning of their words', () => {
  const of = (typed: string) => suggestionsFor({ sign: '!', typed, start: 0, end: 1 }, tags).map(({ text }) => text)
  expect(of('')).toEqual(['!urgent', '!high', '!medium', '!low'])
  expect(of('H')).toEqual(['!high'])
  expect(of('high')).toEqual([])
})

test('what is chosen stands whole, with one space after it', () => {
  const sign = signAt('Call #wo now', 8)!
  expect(completed('Call #wo now', sign, { text: '#work' })).toEqual({ text: 'Call #work now', caret: 11 })
  expect(completed('Call #wo', sign, { text: '#work' })).toEqual({ text: 'Call #work ', caret: 11 })
})
