import { expect, it } from 'vitest'
import { ownLocale } from './own-locale.ts'

it.each([
  ['de', 'en-AT', 'de-AT'],
  [null, 'de-AT', 'de-AT'],
  [null, 'fr-FR', 'en-FR'],
  [null, 'fr', 'en-GB'],
  ['en', 'en-US', 'en-US'],
] as const)('who chose %s and lives with %s is written to in %s', (language, locale, own) => {
  expect(ownLocale({ language, locale })).toBe(own)
})
