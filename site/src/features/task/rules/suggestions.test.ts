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

test('a goal is named by a title with spaces, which stands in quotes unless it holds some', () => {
  expect(signAt('Draft >ship 2', 13)).toEqual({ sign: '>', typed: 'ship 2', start: 6, end: 13 })
  expect(signAt('Draft >"ship 2', 14)).toMatchObject({ sign: '>', typed: 'ship 2', start: 6 })
  expect(signAt('Draft >', 7)).toMatchObject({ sign: '>', typed: '' })
  expect([signAt('Draft > ship', 12), signAt('a -> b', 6), signAt('Draft >"Ship 2.0" now', 21)]).toEqual([null, null, null])
  const of = (typed: string) => suggestionsFor({ sign: '>', typed, start: 0, end: 1 }, ['Ship 2.0', 'The "big" ship'])
  expect(of('ship').map(({ text }) => text)).toEqual(['>"Ship 2.0"', '>The "big" ship'])
  expect(of('Ship 2.0')).toEqual([])
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
