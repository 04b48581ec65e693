import { expect, test } from 'vitest'
import { findWinHref, newWinHref, winToNameHref } from './win-hrefs.ts'

test('what is known of a win goes along to where it is found or added', () => {
  expect(newWinHref()).toBe('/career/wins/new')
  expect(newWinHref({ experienceId: 'e' })).toBe('/career/wins/new?experience=e')
  expect(newWinHref({ competencies: ['conflict', 'Bees & hives'], skills: ['C++'] })).toBe(
    '/career/wins/new?competency=conflict&competency=Bees+%26+hives&skill=C%2B%2B',
  )
  expect(findWinHref('Bees & hives')).toBe('/career/inbox?competency=Bees+%26+hives')
  expect(winToNameHref('w', { competencies: ['conflict'], skills: ['C++'] })).toBe('/career/wins/w?competency=conflict&skill=C%2B%2B')
})
