import type { DateContext } from './context.ts'
import { findDateWords } from './date-words.ts'
import { READ, type Span } from './span.ts'
import type { Language } from './vocabulary.ts'

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
export function findRepeatEnd(text: string, from: number, context: DateContext, language: Language): RepeatEnd | null {
  return lastDay(text, from, context, language) ?? number(text, from, language)
}

function lastDay(text: string, from: number, context: DateContext, language: Language): RepeatEnd | null {
  for (const { index, 0: lead } of text.matchAll(until[language])) {
    if (index < from) continue
    const start = index + lead.length
    const said = findDateWords(text.slice(start), context, language, true).find((date) => date.start === 0)
    if (said?.date && said.date >= context.today) return { start: index, end: start + said.end, until: said.date, time: said.time }
  }
  return null
}

/** A bare number of times may as well be what is done; it counts as the end where nothing else follows, or it says so itself. */
function number(text: string, from: number, language: Language): RepeatEnd | null {
  for (const { index, 0: words, groups } of text.matchAll(times[language])) {
    const end = index + words.length
    const isLast = /^[\s,.!]*$/.test(text.slice(end).replaceAll(READ, ''))
    const count = Number(groups?.count)
    if (index >= from && count >= 1 && count <= MAX_TIMES && (isLast || groups?.lead?.startsWith('end')))
      return { start: index, end, count }
  }
  return null
}
