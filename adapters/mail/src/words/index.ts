import { type Language, languageOf } from '@throughline/core/kernel'
import { german } from './de/index.ts'
import { english } from './en/index.ts'

export type MailWords = typeof english

const all: Readonly<Record<Language, MailWords>> = { en: english, de: german }

/** What mails say to somebody of a locale (BCP 47). */
export const wordsIn = (locale: string): MailWords => all[languageOf(locale)]
