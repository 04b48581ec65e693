import { addDays } from '../../kernel/index.ts'
import type { Repeat } from '../recurrence/schema.ts'
import { withConnectors } from './connectors.ts'
import { blanked, type DateContext, type Span } from './context.ts'
import { type DateWords, findDateWords } from './date-words.ts'
import { findRepeatWords, type RepeatWords } from './repeat-words.ts'
import { firstDay } from './rule.ts'
import { type Language, languagesOf } from './vocabulary.ts'

export type DateField = 'dueDate' | 'dueAt' | 'recurrence'

export interface FoundWords extends Span {
  text: string
  field: DateField
}

/** What the words of a text say about when. */
export interface DateReading {
  dueDate: string | null
  dueAt: string | null
  timeZone: string | null
  recurrence: Repeat | null
  /** The stretches read, in their order; none overlap. */
  found: FoundWords[]
}

/**
 * Reads when something is due, and how it repeats. Of several days the last one counts. `eager` takes every form
 * of date, for a text that is nothing else.
 */
export function readDates(text: string, context: DateContext, { eager = false } = {}): DateReading {
  const nothing: DateReading = { dueDate: null, dueAt: null, timeZone: null, recurrence: null, found: [] }
  const [own, other] = languagesOf(context.locale)
  const read = readIn(own, text, context, eager)
  if (read.found.length > 0) return read
  const foreign = readIn(other, text, context, eager)
  return foreign.found.some(hasWord) ? foreign : nothing
}

/** Numbers alone are written as in one's own language. */
const hasWord = ({ text }: FoundWords) => /\p{L}{3}/u.test(text)

/** Ahead of the day a repeat ends on, which is not when it is due. */
const endsThere = /(?<!\p{L})(?:until|till|ending(?:\s+on)?|bis(?:\s+zum)?)\s+$/iu

function readIn(language: Language, text: string, context: DateContext, eager: boolean): DateReading {
  const repeat = repeatIn(language, text, eager)
  const rest = repeat ? blanked(text, [repeat]) : text
  const found = findDateWords(rest, context, language, eager).filter(({ start }) => !(repeat && endsThere.test(rest.slice(0, start))))
  const day = found.findLast(({ date }) => date !== null)
  const hour = found.findLast(({ date, time }) => date === null && time !== null)
  const time = day?.time ?? hour?.time ?? null
  const date = day?.date ?? (repeat ? firstOf(repeat, time, context) : time && nextAt(time, context))
  const clock = day?.time ? undefined : hour

  const field = time ? 'dueAt' : 'dueDate'
  const spans = [day, clock]
    .filter((span): span is DateWords => !!span)
    .map((span) => ({ ...withConnectors(rest, span, language), field }) as const)
  const read = [...spans, ...(repeat ? [{ start: repeat.start, end: repeat.end, field: 'recurrence' } as const] : [])]
  return {
    dueDate: time ? null : date,
    dueAt: time && date ? `${date}T${time}` : null,
    timeZone: time ? context.timeZone : null,
    recurrence: repeat?.recurrence ?? null,
    found: read.map((span) => ({ ...span, text: text.slice(span.start, span.end) })).sort((a, b) => a.start - b.start),
  }
}

/** One-word repeats such as "weekly" are read at the end or ahead of a date; elsewhere they describe a thing. */
function repeatIn(language: Language, text: string, eager: boolean): RepeatWords | null {
  const repeat = findRepeatWords(text, language)
  // In German the bare word says when; with a thing it would be inflected (“tägliche Runde”).
  if (!repeat || eager || language === 'de' || /\s/.test(text.slice(repeat.start, repeat.end))) return repeat
  return /^\s*(?:$|\d|(?:on|at|by|from|starting|am|um|ab|every|jeden?)\s)/iu.test(text.slice(repeat.end)) ? repeat : null
}

/** The first day of a repeat; today no more when its time is over. */
function firstOf({ rule }: RepeatWords, time: string | null, { today, now }: DateContext): string | null {
  const over = time !== null && now !== undefined && `${today}T${time}` <= now
  return firstDay(rule, over ? addDays(today, 1) : today)
}

/** The next day on which the clock shows a time. */
function nextAt(time: string, { today, now }: DateContext): string {
  if (now === undefined) return today
  const day = now.slice(0, 10)
  return `${day}T${time}` > now ? day : addDays(day, 1)
}
