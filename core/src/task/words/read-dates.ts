import { addDays } from '../../kernel/index.ts'
import { RecurrenceRule, type Repeat } from '../recurrence/schema.ts'
import { findAfterDone } from './after-done.ts'
import { withConnectors } from './connectors.ts'
import type { DateContext } from './context.ts'
import { type DateWords, findDateWords } from './date-words.ts'
import { type DayRange, findDayRange } from './day-ranges.ts'
import { isPartOfDay } from './plain-words.ts'
import { findRepeatEnd } from './repeat-end.ts'
import { findRepeatWords, findUnreadException, type RepeatWords, weeksOnDays } from './repeat-words.ts'
import { firstDay, rruleText, type SaidRepeat } from './said-repeat.ts'
import { blanked, READ, type Span } from './span.ts'
import { timesOfThings } from './thing-times.ts'
import { type DateLanguage, dateLanguagesOf, vocabularies } from './vocabulary.ts'

export type DateField = 'dueDate' | 'dueAt' | 'startDate' | 'recurrence'

export interface FoundWords extends Span {
  text: string
  field: DateField
}

/** What the words of a text say about when. */
export interface DateReading {
  dueDate: string | null
  dueAt: string | null
  timeZone: string | null
  startDate: string | null
  recurrence: Repeat | null
  /** Where two times are said: “10 to 11”. */
  durationMinutes: number | null
  /** The stretches read, in their order; none overlap. */
  found: FoundWords[]
}

/**
 * Reads when something is due, and how it repeats. Of several days the last one counts, but “tomorrow” only where none is
 * said more exactly. `eager` takes every form of date, for a text that is nothing else.
 */
export function readDates(text: string, context: DateContext, { eager = false } = {}): DateReading {
  const nothing: DateReading = {
    ...{ dueDate: null, dueAt: null, timeZone: null, startDate: null, recurrence: null },
    ...{ durationMinutes: null, found: [] },
  }
  const [own, other] = dateLanguagesOf(context.locale)
  const read = readIn(own, text, context, eager)
  if (read.found.some(hasWord)) return read
  const foreign = readIn(other, text, context, eager)
  if (foreign.found.some(hasWord) && covers(foreign.found, read.found)) return foreign
  return read.found.length > 0 ? read : nothing
}

/** Whether all that one reading took is in another: “14:30” of “morgen um 14:30”. */
const covers = (found: readonly Span[], others: readonly Span[]) =>
  others.every((other) => found.some(({ start, end }) => start <= other.start && other.end <= end))

/** Numbers alone are written as in one's own language; “am 30.11.”, “on 3/12” and “at 5pm” are of one language only. */
const hasWord = ({ text }: FoundWords) => /\p{L}{3}|^(?:(?:am|on|by) \d{1,2}[./]\d|at \d)/iu.test(text)

function readIn(language: DateLanguage, text: string, context: DateContext, eager: boolean): DateReading {
  const exception = findUnreadException(text, language)
  const readable = blanked(text, [...(eager ? [] : timesOfThings(text, language)), ...(exception ? [exception] : [])])
  const { repeat, apart: daysApart } = repeatsIn(language, readable, eager)
  const range = repeat || eager ? null : findDayRange(readable, context, language)
  if (range) return rangeReading(range, text)
  const withoutRepeat = blanked(
    readable,
    [repeat, daysApart].filter((span) => span !== null),
    READ,
  )
  const end = repeat && findRepeatEnd(withoutRepeat, repeat.end, context, language)
  const withoutEnd = end ? blanked(withoutRepeat, [end], READ) : withoutRepeat
  const afterDone = repeat && findAfterDone(withoutEnd, repeat.end, language)
  const rest = afterDone ? blanked(withoutEnd, [afterDone], READ) : withoutEnd
  const said = findDateWords(rest, context, language, eager).filter(({ start }) => !(repeat && endsThere.test(rest.slice(0, start))))
  const { start, dates } = startIn(rest, said, { language, eager, repeats: repeat !== null })
  const day = dayOf(dates, rest)
  const hour = dates.findLast(({ date, time, text }) => date === null && time !== null && (day || repeat || eager || !isPartOfDay(text)))
  const part = repeat?.rule.time
  const time = inPart(day ?? hour, part) ?? inPart(hour, part) ?? end?.time ?? part ?? null
  const rule = repeat && { ...repeat.rule, ...(end?.until && { until: end.until }), ...(end?.count && { count: end.count }) }
  const date = afterStart(start?.date, dueDate(day, rule, { rest, time, context, language }), day?.text)
  if (end?.until && rule && !comesBefore(rule, date)) return readIn(language, blanked(text, [end]), context, eager)

  const apart = day?.time ? undefined : hour
  const read = [
    ...(day ? [{ ...withConnectors(rest, day, language), field: time && !apart ? 'dueAt' : 'dueDate' } as const] : []),
    ...(apart ? [{ ...withConnectors(rest, apart, language), field: 'dueAt' } as const] : []),
    ...(start ? [{ start: start.start, end: start.end, field: 'startDate' } as const] : []),
    ...repeatSpans(text, repeat, afterDone, language),
    ...(daysApart ? [{ ...daysApart, field: 'recurrence' } as const] : []),
    ...(end ? [{ start: end.start, end: end.end, field: 'recurrence' } as const] : []),
  ]
  return {
    dueDate: time ? null : date,
    dueAt: time && date ? `${date}T${time}` : null,
    timeZone: time ? context.timeZone : null,
    startDate: start?.date ?? null,
    durationMinutes: (day?.time ? day : hour)?.minutes ?? null,
    recurrence: repeat && rule && { ...repeat.recurrence, rrule: rruleText(rule), ...(afterDone && { repeatFrom: 'completion' }) },
    found: read.map((span) => ({ ...span, text: text.slice(span.start, span.end) })).sort((a, b) => a.start - b.start),
  }
}

/** Something that lasts from one day to another begins on the first and is due on the last. */
function rangeReading({ start, parts, end, first, last }: DayRange, text: string): DateReading {
  const spans = [
    { start, end: parts, field: 'startDate' },
    { start: parts, end, field: 'dueDate' },
  ] as const
  return {
    ...{ dueDate: last, dueAt: null, timeZone: null, startDate: first, recurrence: null, durationMinutes: null },
    found: spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) })),
  }
}

/** The day that counts: of several the last one, but “tomorrow” only where none is said in figures or with “in”. */
function dayOf(dates: readonly DateWords[], text: string): DateWords | undefined {
  const days = dates.filter(({ date }) => date !== null)
  const last = days.at(-1)
  if (!last || !isTomorrow.test(last.text)) return last
  return days.findLast((day) => isExact.test(day.text) && !ofAThing.test(text.slice(0, day.start))) ?? last
}

const isTomorrow = /^(?:tomorrow|morgen)$/i
const isExact = /^in\s|\d/i
/** “Rechnung vom 12.3.”, “the invoice of 12 March”. */
const ofAThing = /(?<!\p{L})(?:vom|of|from|dated)\s+$/iu

/** The time said, in the part of the day that the repeat says: “jeden Abend um acht”, “every morning at six”. */
function inPart(said: DateWords | undefined, part: string | undefined): string | null {
  if (!said?.time || !part) return said?.time ?? null
  const hour = Number(said.time.slice(0, 2))
  const isEarly = hour < 12 && (part >= '22:00' ? hour >= 8 : part >= '15:00')
  const isLate = hour > 12 && hour < 20 && (part < '12:00' || part >= '22:00') && (said.isAssumed || !/\d/.test(said.text))
  const meant = isEarly ? hour + 12 : isLate ? hour - 12 : hour
  return `${String(meant).padStart(2, '0')}${said.time.slice(2)}`
}

/** Ahead of the day a repeat ends on, which is not when it is due. */
const endsThere = /(?<!\p{L})(?:until|till|through|ending(?:\s+on)?|bis(?:\s+zum)?)\s+$/iu

/** Whether a repeat with a last day comes round by then. */
const comesBefore = (rule: SaidRepeat, date: string | null) =>
  (rule.until ?? '') >= (date ?? '') && RecurrenceRule.safeParse(rruleText(rule)).success

interface DueOptions {
  rest: string
  time: string | null
  context: DateContext
  language: DateLanguage
}

/** The day a task is due: the one said, or else the first one of its repeat, or the next with such a time. */
function dueDate(day: DateWords | undefined, rule: SaidRepeat | null, { rest, time, context, language }: DueOptions): string | null {
  if (day?.date && isOverToday(day, { time, context, language })) return addDays(day.date, 7)
  // "every friday from 3 April" begins on a Friday.
  if (day?.date) return rule && beginning[language].test(rest.slice(0, day.start)) ? firstDay(rule, day.date) : day.date
  if (rule) return firstOf(rule, time, context)
  return time && nextAt(time, context)
}

/** A weekday said by its name, on that day and with a time that is over: the next such day is meant. */
function isOverToday({ date, text }: DateWords, { time, context, language }: Omit<DueOptions, 'rest'>): boolean {
  if (date !== context.today || !isOver(time, context)) return false
  return new RegExp(`^(?:${vocabularies[language].weekdays.join('|')})(?!\\p{L})`, 'iu').test(text)
}

/** Whether the clock has shown a time today. */
const isOver = (time: string | null, { today, now }: DateContext) => time !== null && now !== undefined && `${today}T${time}` <= now

/** "From monday due friday" is the Friday after. */
function afterStart(start: string | null | undefined, due: string | null, words = ''): string | null {
  return start && due && due < start && !/\d/.test(words) ? addDays(due, 7) : due
}

/** Ahead of a day before which there is nothing to do. */
const beginning = {
  en: /(?<!\p{L})(?:start(?:s|ing)?|begin(?:s|ning)?|from)(?:\s+on)?\s+$/iu,
  de: /(?<!\p{L})(?:ab|von|beginn(?:t|end)?|startet)(?:\s+am)?\s+$/iu,
}
const startSign = /(?<![^\s(,;])(?:start|beginn):\s*$/iu

interface StartOptions {
  language: DateLanguage
  eager: boolean
  repeats: boolean
}

/**
 * The day a task begins: one after `start:`, "starting" or "ab". After "from" it is one only where another day says when it
 * is due; otherwise "notes from monday" are words. With a repeat, and in a text that is all date, it is the first due day.
 */
function startIn(text: string, dates: readonly DateWords[], { language, eager, repeats }: StartOptions) {
  const said = dates.flatMap((date) => {
    const before = text.slice(0, date.start)
    const lead = eager ? null : (startSign.exec(before) ?? (repeats || date.time ? null : beginning[language].exec(before)))
    return lead && date.date ? [{ date, lead: lead[0], start: lead.index }] : []
  })
  const others = dates.filter((date) => !said.some((start) => start.date === date))
  const isVague = (lead: string) => /^(from|von)\s/i.test(lead)
  const start = said.findLast(({ lead }) => !isVague(lead) || others.some(({ date }) => date !== null))
  return { start: start && { start: start.start, end: start.date.end, date: start.date.date }, dates: others }
}

/** The repeat of a text, and where the other half of it is said apart: “fortnightly 1:1 on Thursdays”. */
function repeatsIn(language: DateLanguage, text: string, eager: boolean): { repeat: RepeatWords | null; apart: Span | null } {
  const repeat = repeatIn(language, text, eager)
  if (!repeat) return { repeat, apart: null }
  const rest = blanked(text, [repeat], READ)
  const named = findRepeatWords(rest, language)
  // “Weekly review on Thursdays” is the review’s name, and says no more; “fortnightly review” does.
  const other = repeatIn(language, rest, eager) ?? ((named?.rule.interval ?? 1) > 1 ? named : null)
  const both = other && weeksOnDays(repeat, other)
  if (!other || !both) return { repeat, apart: null }
  const [first, last] = repeat.start < other.start ? [repeat, other] : [other, repeat]
  if (text.slice(first.end, last.start).trim() !== '') return { repeat: both, apart: { start: other.start, end: other.end } }
  return { repeat: { ...both, start: first.start, end: last.end }, apart: null }
}

/** One-word repeats such as "weekly" are read at the end or ahead of a date; elsewhere they describe a thing. */
function repeatIn(language: DateLanguage, text: string, eager: boolean): RepeatWords | null {
  const repeat = findRepeatWords(text, language)
  // In German the bare word says when; with a thing it would be inflected (“tägliche Runde”).
  if (!repeat || eager || language === 'de' || /\s/.test(text.slice(repeat.start, repeat.end))) return repeat
  if (findAfterDone(text, repeat.end, language)) return repeat
  if (/^\s*(?:$|\d|(?:on|at|by|from|starting|am|um|ab|every|jeden?)\s)/iu.test(text.slice(repeat.end))) return repeat
  return repeatIn(language, blanked(text, [repeat]), eager)
}

/** Where a repeat is said, together with what it is counted from where that follows at once. */
function repeatSpans(text: string, repeat: Span | null, afterDone: Span | null, language: DateLanguage) {
  if (!repeat) return []
  const isOne = afterDone && /^[\s,]*$/.test(text.slice(repeat.end, afterDone.start))
  const whole = withConnectors(text, { start: repeat.start, end: isOne ? afterDone.end : repeat.end }, language)
  return [whole, ...(afterDone && !isOne ? [afterDone] : [])].map((span) => ({ ...span, field: 'recurrence' }) as const)
}

/** The first day of a repeat; today no more when its time is over. */
function firstOf(rule: SaidRepeat, time: string | null, context: DateContext): string | null {
  return firstDay(rule, isOver(time, context) ? addDays(context.today, 1) : context.today)
}

/** The next day on which the clock shows a time. */
function nextAt(time: string, { today, now }: DateContext): string {
  if (now === undefined) return today
  const day = now.slice(0, 10)
  return `${day}T${time}` > now ? day : addDays(day, 1)
}
