/** What these words are in (BCP 47). */
export const language: 'en' | 'de' = 'en'

/** How its lines run. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/** What is said where one chooses among languages. */
export const languageWords = {
  /** Names of languages in themselves, as who looks for one reads no other. */
  names: { en: 'English', de: 'Deutsch' },
  choose: 'Language',
}
