import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test('a day with an entry shows, be it a picture without a word, and is stronger the more was written', () => {
  expect([null, 0, 1, 99, 100, 249, 250, 499, 500, 9000].map(strengthOf)).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 4, 4])
})
