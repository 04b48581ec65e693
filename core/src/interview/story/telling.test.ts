import { expect, it } from 'vitest'
import { nearestTelling, secondsToTell } from './telling.ts'

it('a telling takes as long as all of its parts together', () => {
  const words = (count: number) => 'word '.repeat(count)
  const telling = { situation: words(70), task: '', action: words(140), result: words(70), reflection: '' }
  expect(secondsToTell(telling)).toBe(120)
})

it('of other lengths the nearest is told, the first of two that are as near', () => {
  const [one, two, five] = [1, 2, 5].map((minutes) => ({ minutes })) as [{ minutes: number }, { minutes: number }, { minutes: number }]
  expect(nearestTelling([one, two, five], 2)).toBe(two)
  expect(nearestTelling([one, five], 2)).toBe(one)
  expect(nearestTelling([two, five], 1)).toBe(two)
  expect(nearestTelling([one, five], 3)).toBe(one)
})
