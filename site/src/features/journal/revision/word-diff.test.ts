import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutShort, wordDiff } from './word-diff.ts'

it('tells what came in and what went, by words', () => {
  expect(wordDiff('The cat slept.', 'The whole zoo slept.')).toEqual([
    { is: 'same', text: 'The ' },
    { is: 'removed', text: 'cat' },
    { is: 'added', text: 'whole zoo' },
    { is: 'same', text: ' slept.' },
  ])
  expect(wordDiff('Rain', 'Rain')).toEqual([{ is: 'same', text: 'Rain' }])
})

it('holds both texts whole, whatever they are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const stretches = wordDiff(before, after)
      const without = (left: string) => stretches.flatMap(({ is, text }) => (is === left ? [] : text)).join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})

it('leaves out what stayed the same far from any difference', () => {
  const long = 'word '.repeat(200)
  const cut = cutShort(wordDiff(`${long}rain`, `${long}snow`))
  expect(cut[0]).toBeNull()
  expect(cut.length).toBe(4)
})
