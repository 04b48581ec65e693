import type { DateContext } from './context.ts'
import { findDateWords } from './date-words.ts'
import { READ, type Span } from './span.ts'
import type { DateLanguage } from './vocabulary.ts'

/** When a repeat ends, and where it is said. */
export interface RepeatEnd extends Span {
  until?: string
  /** The time said with the last day, `HH:mm`, which is that of every one. */
  time?: string | null
  count?: number
}

const until = {
  en: /(?<!\p{L})(?:until|till?|through|ends|ending)(?:\s+on)?\s+(?!after\b)/giu,
  de: /(?<!\p{L})(?:bis(?:\s+zum)?|endet(?:\s+am)?)\s+/giu,
}

const MAX_TIMES = 999
const times = {
  en: /(?<!\p{L})(?<lead>(?:(?:ends|ending)\s+after|for)\s+)?(?<count>\d{1,3})(?:\s*x|\s+times|\s+occurrences)(?![\p{L}\p{N}])/giu,
  de: /(?<!\p{L})(?<lead>(?:endet\s+nach|insgesamt)\s+)?(?<count>\d{1,3})(?:\s*-?\s*mal|\s*x)(?![\p{L}\p{N}])/giu,
}

/** The end of a repeat that a text says after it: a last day that is not over yet, or how many times. */
export function findRepeatEnd(text: string, from: number, context: DateContext, language: DateLanguage): RepeatEnd | null {
  return lastDay(text, from, context, language) ?? numberOfTimes(text, from, language)
}

function lastDay(text: string, from: number, context: DateContext, language: DateLanguage): RepeatEnd | null {
  for (const { index, 0: lead } of text.matchAll(until[language])) {
    if (index < from) continue
    const start = index + lead.length
    const feast = feastOf(text.slice(start), context, language)
    if (feast) return { start: index, end: start + feast.length, until: feast.date, time: null }
    const said = findDateWords(text.slice(start), context, language, true).find((date) => date.start === 0)
    const date = said?.date && toCome(said.date, said.text, context)
    if (date) return { start: index, end: start + said.end, until: date, time: said.time }
  }
  return null
}

/** A last day without a year is the next one, however far away; one that is over is none. */
function toCome(date: string, words: string, { today }: DateContext): string | null {
  if (date >= today) return date
  if (!/\d/.test(words) || /\d{4}/.test(words)) return null
  return Temporal.PlainDate.from(date).add({ years: 1 }).toString()
}

const feasts: Readonly<Record<DateLanguage, readonly [string, string][]>> = {
  en: [
    ['(?:christmas|xmas)(?:\\s+day)?', '12-25'],
    ['(?:christmas|xmas)\\s+eve', '12-24'],
    ["(?:the\\s+)?new\\s+year(?:[’']?s\\s+eve)?", '12-31'],
  ],
  de: [
    ['weihnachten|heilig(?:en\\s+)?abend', '12-24'],
    ['silvester|neujahr|jahreswechsel', '12-31'],
  ],
}

/** The end of the year's feasts that a text begins with, as the date of the next one. */
function feastOf(text: string, { today }: DateContext, language: DateLanguage): { date: string; length: number } | null {
  const [best] = feasts[language]
    .map(([pattern, day]) => ({ day, length: new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}’'-])`, 'iu').exec(text)?.[0].length ?? 0 }))
    .sort((a, b) => b.length - a.length)
  if (!best?.length) return null
  const year = Number(today.slice(0, 4))
  const date = `${year}-${best.day}`
  return { date: date < today ? `${year + 1}-${best.day}` : date, length: best.length }
}

/** A bare number of times may as well be what is done; it counts as the end where nothing else follows, or it says so itself. */
function numberOfTimes(text: string, from: number, language: DateLanguage): RepeatEnd | null {
  for (const { index, 0: words, groups } of text.matchAll(times[language])) {
    const end = index + words.length
    const isLast = /^[\s,.!]*$/.test(text.slice(end).replaceAll(READ, ''))
    const count = Number(groups?.count)
    if (index >= from && count >= 1 && count <= MAX_TIMES && (isLast || groups?.lead?.startsWith('end')))
      return { start: index, end, count }
  }
  return null
}
