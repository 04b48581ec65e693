import type { Repeat } from '../recurrence/schema.ts'
import { type Groups, phrasesOf } from './repeat-phrases.ts'
import { rruleText, type SaidRepeat } from './said-repeat.ts'
import type { Span } from './span.ts'
import { type Language, vocabularies } from './vocabulary.ts'

export interface RepeatWords extends Span {
  rule: SaidRepeat
  recurrence: Repeat
}

const phrases = { de: phrasesOf(vocabularies.de), en: phrasesOf(vocabularies.en) }

/** The first repeat that a text says, such as "every! 3 days" or "jeden Freitag"; the longest of those that start together. */
export function findRepeatWords(text: string, language: Language): RepeatWords | null {
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

const recurrenceOf = (rule: SaidRepeat, { bang }: Groups): Repeat => ({
  rrule: rruleText(rule),
  repeatFrom: bang ? 'completion' : 'schedule',
})
