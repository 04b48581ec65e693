import { type Language, languageOf, localeIn } from '../../../kernel/index.ts'
import { germanWords } from './de.ts'
import { englishWords } from './en.ts'
import type { ReviewWords } from './words.ts'

const words: Readonly<Record<Language, (locale: string) => ReviewWords>> = { en: englishWords, de: germanWords }

/** The words of a person's language where there are some, otherwise English; dates and numbers go with them. */
export function reviewWords(locale: string): ReviewWords {
  const language = languageOf(locale)
  return words[language](localeIn(language, locale))
}
