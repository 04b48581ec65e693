import type { languageWords as english, direction as englishDirection, language as englishLanguage } from '../language.ts'

export const language: typeof englishLanguage = 'de'

export const direction: typeof englishDirection = 'ltr'

export const languageWords: typeof english = {
  names: { en: 'English', de: 'Deutsch' },
  choose: 'Sprache',
}
