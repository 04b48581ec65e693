import { englishWords } from './en.ts'
import type { ReviewWords } from './words.ts'

/** By language. */
const languages: Readonly<Record<string, (locale: string) => ReviewWords>> = { en: englishWords }

/** The words of a person's language where there are some, otherwise English; dates and numbers go with them. */
export function reviewWords(locale: string): ReviewWords {
  const words = languages[locale.split('-')[0]?.toLowerCase() ?? '']
  return words ? words(locale) : englishWords('en-GB')
}
