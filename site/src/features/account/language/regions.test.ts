import { expect, it } from 'vitest'
import { regionOf, regions } from './regions.ts'

it('the region of a locale is the one it names, or where its language is at home', () => {
  expect(['de-AT', 'en-US', 'zh-Hant-TW', 'en', 'de', 'es-419'].map(regionOf)).toEqual(['AT', 'US', 'TW', 'GB', 'GB', '419'])
})

it('offers regions by name, in their order, with the one that is set', () => {
  const offered = regions('419')
  expect(offered.map(({ name }) => name)).toEqual(offered.map(({ name }) => name).toSorted(new Intl.Collator('en').compare))
  expect(offered).toContainEqual({ code: '419', name: 'Latin America' })
  expect(offered).toContainEqual({ code: 'AT', name: 'Austria' })
  expect(new Set(offered.map(({ code }) => code)).size).toBe(offered.length)
})

it('each is one that Intl writes dates of', () => {
  for (const { code } of regions('GB')) expect(() => new Intl.DateTimeFormat(`en-${code}`)).not.toThrow()
})
