/** The languages there are words in. A new one: its name here, and whatever no longer compiles. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** The language of a locale (BCP 47); English where there are no words in it. */
export const languageOf = (locale: string): Language => languages.find((one) => one === locale.split('-')[0]?.toLowerCase()) ?? 'en'

/** What is usual where a language is spoken, as nobody has said where they are. */
const usual: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }

/**
 * The locale in which a language is written for somebody of this locale: theirs where it is of that language, otherwise
 * the language as it is written where they are. `de`, `en-AT` → `de-AT`.
 */
export function localeIn(language: Language, locale: string): string {
  if (locale.split('-')[0]?.toLowerCase() === language) return locale
  const { region } = new Intl.Locale(locale)
  return region ? `${language}-${region}` : usual[language]
}
