import { englishWords } from './en/index.ts'
import type { PacketWords } from './words.ts'

export type { PacketWords } from './words.ts'

/** By language. */
const languages: Readonly<Record<string, (locale: string) => PacketWords>> = { en: englishWords }

/** The words of a person's language where there are some, otherwise English; dates and numbers go with them. */
export function packetWords(locale: string): PacketWords {
  const words = languages[locale.split('-')[0]?.toLowerCase() ?? '']
  return words ? words(locale) : englishWords('en-GB')
}
