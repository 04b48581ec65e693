import type { DateContext } from './context.ts'
import { type Span, spanOf } from './span.ts'
import { type DateLanguage, vocabularies } from './vocabulary.ts'

/** Days from one to another, each with the words that say it; the first words end where those of the last day begin. */
export interface DayRange extends Span {
  first: string
  last: string
  /** Where the words of the first day end. */
  parts: number
}

/** Longer than half a year is rather what a thing is of. */
const MOST_DAYS = 184

const day = (name: string, end: string) => `(?<${name}>[12]\\d|3[01]|0?[1-9])${end}`
const th = '(?:st|nd|rd|th)?'
const year = '(?:,? (?<year>20\\d\\d))?'
const month = (language: DateLanguage, name: string) => `(?<${name}>${vocabularies[language].months.join('|')})\\.?`
const to = { en: '(?<to>\\s?[-–]\\s?|\\s(?:to|till|until|through)\\s)', de: '(?<to>\\s?[-–]\\s?|\\sbis(?:\\szum)?\\s)' }

const patterns: Readonly<Record<DateLanguage, readonly RegExp[]>> = {
  en: [
    `(?:from )?${day('from', th)}(?: ${month('en', 'fromMonth')})?${to.en}${day('until', th)} (?:of )?${month('en', 'month')}${year}`,
    `(?:from )?${month('en', 'fromMonth')} ${day('from', th)}${to.en}(?:${month('en', 'month')} )?${day('until', th)}${year}`,
  ].map(whole),
  de: [
    `(?:vo[mn] )?${day('from', '\\.')}(?: ${month('de', 'fromMonth')})?${to.de}${day('until', '\\.')} ?${month('de', 'month')}${year}`,
    `(?:vo[mn] )?${day('from', '\\.')}(?:(?<fromMonth>1[0-2]|0?[1-9])\\.)?${to.de}${day('until', '\\.')}(?<month>1[0-2]|0?[1-9])\\.(?<year>20\\d\\d)?`,
  ].map(whole),
}

function whole(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}./:–-])(?:${pattern})(?![\\p{L}\\p{N}/])`, 'iu')
}

/** Behind these the days, or their numbers, are of a thing: “slides for 7-11 December”, “pages 15-19 February”. */
const ofAThing =
  /(?<!\p{L})(?:the|an?|my|our|your|his|her|their|of|for|dated|between|pages?|pp?\.?|chapters?|items?|numbers?|nos?\.?|bays?|rooms?|gates?|verses?|steps?|levels?|der|die|das|de[nms]|für|seiten?|s\.|kapitel|nummern?|nr\.|gleis|räume?|zimmer)\s+$/iu

/** The words are names in small letters only by chance: “5-10 may come”. */
const isWord = (said = '') => /^(?:may|march|mar)$/.test(said)

/** The days from one to another that a text says, at its end or ahead of a sign. */
export function findDayRange(text: string, context: DateContext, language: DateLanguage): DayRange | null {
  for (const pattern of patterns[language]) {
    const match = pattern.exec(text)
    const span = match && spanOf(match)
    if (!match?.groups || !span || ofAThing.test(text.slice(0, span.start)) || !standsApart(text, span)) continue
    const { fromMonth, month, to = '' } = match.groups
    if (isWord(fromMonth) || isWord(month)) continue
    const days = daysOf(match.groups, context.today, language)
    if (days) return { ...span, ...days, parts: span.start + match[0].search(new RegExp(`${to}(?=\\D*\\d)`, 'iu')) }
  }
  return null
}

const standsApart = (text: string, { end }: Span) => /^\s*(?:$|[^\p{L}\p{N}\s%€$£/-])/u.test(text.slice(end))

function daysOf(said: Readonly<Record<string, string | undefined>>, today: string, language: DateLanguage) {
  const until = monthOf(said.month ?? said.fromMonth, language)
  const from = monthOf(said.fromMonth ?? said.month, language)
  const lastIn = (year: number) => dateIn(year, until, Number(said.until))
  const thisYear = Number(today.slice(0, 4))
  const soon = lastIn(Number(said.year) || thisYear)
  const last = soon && !said.year && soon.toString() < today ? lastIn(thisYear + 1) : soon
  const first = last && dateIn(last.year - (from > until ? 1 : 0), from, Number(said.from))
  if (!last || !first) return null
  const days = first.until(last).days
  return days > 0 && days <= MOST_DAYS ? { first: first.toString(), last: last.toString() } : null
}

const monthOf = (said = '', language: DateLanguage): number =>
  Number(said) || 1 + vocabularies[language].months.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(said))

function dateIn(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}
