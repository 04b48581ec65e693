import { describe, expect, it } from 'vitest'
import { languageOf, languages, localeIn } from './language.ts'

describe('the language of a locale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['en-US', 'en'],
    ['fr-CH', 'en'],
    ['den', 'en'],
  ])('of %s is %s', (locale, language) => expect(languageOf(locale)).toBe(language))
})

describe('a language in the place of a locale', () => {
  it.each([
    ['de', 'de-CH', 'de-CH'],
    ['de', 'de', 'de'],
    ['de', 'en-AT', 'de-AT'],
    ['en', 'de-DE', 'en-DE'],
    ['en', 'de', 'en-GB'],
    ['de', 'fr', 'de-DE'],
    ['de', 'zh-Hant-TW', 'de-TW'],
  ] as const)('%s for who has %s is written as %s', (language, locale, written) => expect(localeIn(language, locale)).toBe(written))

  it('is one that Intl writes in that language', () => {
    for (const language of languages)
      expect(new Intl.DateTimeFormat(localeIn(language, 'fr-FR')).resolvedOptions().locale.split('-')[0]).toBe(language)
  })
})
