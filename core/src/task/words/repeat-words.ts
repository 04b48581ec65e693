import type { Repeat } from '../recurrence/schema.ts'
import { daysFromTo, type Groups, phrasesOf } from './repeat-phrases.ts'
import { rruleText, type SaidRepeat } from './said-repeat.ts'
import { READ, type Span, spanOf } from './span.ts'
import { type DateLanguage, vocabularies } from './vocabulary.ts'

export interface RepeatWords extends Span {
  rule: SaidRepeat
  recurrence: Repeat
}

const phrases = { de: phrasesOf(vocabularies.de), en: phrasesOf(vocabularies.en) }

/** The first repeat that a text says, such as "every! 3 days" or "jeden Freitag"; the longest of those that start together. */
export function findRepeatWords(text: string, language: DateLanguage): RepeatWords | null {
  let best: RepeatWords | null = null
  for (const { pattern, rule } of phrases[language]) {
    const match = pattern.exec(text)
    const read = match && rule(match.groups ?? {})
    if (!match || !read) continue
    const found = { start: match.index, end: match.index + match[0].length, rule: read, recurrence: recurrenceOf(read, match.groups ?? {}) }
    if (!best || found.start < best.start || (found.start === best.start && found.end > best.end)) best = found
  }
  return best
}

/** Where weeks and their days are said apart, “fortnightly … on Thursdays”, one repeat of both; `null` for any other two. */
export function weeksOnDays(one: RepeatWords, other: RepeatWords): RepeatWords | null {
  const [weeks, days] = one.rule.byDay ? [other, one] : [one, other]
  const interval = weeksOf(weeks.rule)
  if (interval === null || days.rule.freq !== 'WEEKLY' || !days.rule.byDay || days.rule.interval) return null
  const rule: SaidRepeat = { freq: 'WEEKLY', interval, byDay: days.rule.byDay }
  return { ...one, rule, recurrence: { ...weeks.recurrence, rrule: rruleText(rule) } }
}

/** Every how many weeks, where no day of them is said: “every 14 days” are two. */
function weeksOf({ freq, interval = 1, byDay }: SaidRepeat): number | null {
  if (freq === 'DAILY' && interval % 7 === 0) return interval / 7
  return freq === 'WEEKLY' && !byDay ? interval : null
}

const leavingOut: Readonly<Record<DateLanguage, string>> = {
  en: 'except|excluding|apart\\s+from|other\\s+than|but\\s+not\\s+(?:on|at|in)',
  de: 'au(?:ß|ss)er|ausgenommen|(?:nur|aber)\\s+nicht\\s+(?:am|an|im)',
}
const leavesOut = { en: new RegExp(leavingOut.en, 'iu'), de: new RegExp(leavingOut.de, 'iu') }
/** Days from one to another, which are a repeat only beside a time. */
const ranges = { en: daysFromTo(vocabularies.en), de: daysFromTo(vocabularies.de) }
/** What leaves days out of a repeat, also behind its time. */
const exceptions = { en: exceptionBy(leavingOut.en), de: exceptionBy(leavingOut.de) }

function exceptionBy(words: string): RegExp {
  const time = '(?:at|um)?\\s*\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]\\.?m\\.?|uhr)?'
  return new RegExp(`^(?:\\s+${time})?\\s*,?\\s*(?:${words})(?!\\p{L})(?:[^,;.!?()${READ}]|[.:]\\d)*`, 'iu')
}

/** A repeat with an exception that is not understood, up to the end of it: all of that stays words, as half of it says another thing. */
export function findUnreadException(text: string, language: DateLanguage): Span | null {
  // Hardly any line has one, and looking for a repeat takes the longest.
  if (!leavesOut[language].test(text)) return null
  const range = ranges[language].exec(text)
  const repeat = findRepeatWords(text, language) ?? (range && spanOf(range))
  const exception = repeat && exceptions[language].exec(text.slice(repeat.end))
  return exception && { start: repeat.start, end: repeat.end + exception[0].length }
}

const recurrenceOf = (rule: SaidRepeat, { bang }: Groups): Repeat => ({
  rrule: rruleText(rule),
  repeatFrom: bang ? 'completion' : 'schedule',
})
