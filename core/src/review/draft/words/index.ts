import { type Language, languageOf } from '../../../kernel/index.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { amountsIn } from './rules/amounts.ts'
import { datesIn } from './rules/dates.ts'
import { goalRules } from './rules/goal.ts'
import { growthRules } from './rules/growth.ts'
import { type WinsInStories, winRules } from './rules/win.ts'
import type { LanguageWords, PacketWords } from './words.ts'

export type { PacketWords } from './words.ts'

/** Each with how dates and numbers are written by those who say of no region. */
const languages: Readonly<Record<Language, { words: LanguageWords; locale: string }>> = {
  en: { words: english, locale: 'en-GB' },
  de: { words: german, locale: 'de-DE' },
}

const isIn = (language: Language, locale: string) => locale.split('-')[0]?.toLowerCase() === language

/** What facts are told with outside of a packet too. */
export interface FactWords extends Pick<PacketWords, 'locale' | 'headline'>, WinsInStories {
  language: Language
  /** `77.6 %`, `£3,450`, `20 minutes`. `after`: behind a word that asks for the other form. */
  amount(value: string, unit: string, form?: 'after'): string
  /** `from 71.4 to 77.6 %`. */
  fromTo(from: string, to: string, unit: string): string
  /** Minutes as `7 hours 10 minutes`. */
  duration(minutes: string): string
  /** A partial date with its year. */
  date(date: string): string
  /** `on 12 November 2026`, `in September 2026`, `in 2026`. */
  when(date: string): string
  quoted(words: string): string
  /** What somebody did, as it goes on after “I”, out of a line that says so; `null` for one that names a thing. */
  didOf(title: string): string | null
}

/** The words for facts in the language of a person, with dates and numbers as their region writes them. */
export function factWords(personLocale: string): FactWords {
  const language = languageOf(personLocale)
  const { words, ...usual } = languages[language]
  const locale = isIn(language, personLocale) ? personLocale : usual.locale
  const amounts = amountsIn(locale, words.amounts)
  const dates = datesIn(locale, words.dates)
  const { headline, baseline, firstPerson } = winRules({ ...amounts, when: dates.when, locale }, words.win)
  return {
    ...{ language, locale, headline, baseline, firstPerson },
    ...{ amount: amounts.amount, fromTo: amounts.fromTo, duration: amounts.duration },
    ...{ date: dates.full, when: dates.whenever },
    quoted: words.goal.quoted,
    didOf: words.win.didOf,
  }
}

/** The words of a packet's language; dates and numbers are written as the person's region does where that speaks it. */
export function packetWords(language: Language, personLocale: string): PacketWords {
  const { words, ...usual } = languages[language]
  const locale = isIn(language, personLocale) ? personLocale : usual.locale
  const amounts = amountsIn(locale, words.amounts)
  const dates = datesIn(locale, words.dates)
  return {
    locale,
    headings: words.headings,
    competency: words.competency,
    title: dates.title,
    document: {
      ...words.document,
      about: ({ author, audience, from, until }) =>
        [author, audience && words.document.for(audience), dates.full(`${from}/${until}`)].filter(Boolean).join(' · '),
      date: dates.full,
    },
    ...winRules({ ...amounts, when: dates.when, locale }, words.win),
    ...goalRules(amounts, dates, words.goal),
    ...growthRules(locale, words.growth),
  }
}
