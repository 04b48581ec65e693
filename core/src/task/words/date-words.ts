import * as en from 'chrono-node/en'
import { monthFirst } from '../../kernel/time/month-first.ts'
import type { DateContext } from './context.ts'
import { type Found, parserOf } from './parsers.ts'
import { isPlainWords, isYesterday } from './plain-words.ts'
import { blanked, type Span } from './span.ts'
import { type DateLanguage, vocabularies } from './vocabulary.ts'

export interface DateWords extends Span {
  text: string
  /** `null` when only a time is said. */
  date: string | null
  /** `HH:mm`, `null` when only a day is said. */
  time: string | null
  /** How long it is, where two times are said: “10 to 11”. */
  minutes: number | null
  /** Whether it is in the afternoon only because nothing says otherwise: “at 3”. */
  isAssumed?: boolean
}

type When = Pick<DateWords, 'date' | 'time' | 'isAssumed'>

/**
 * The days and times that a text says. `eager` takes every form; otherwise what is more often meant as a plain
 * word or number ("May", "the sun", "5/6", "for 2 hours") is left alone.
 */
export function findDateWords(text: string, context: DateContext, language: DateLanguage, eager: boolean): DateWords[] {
  const parser = parserOf(language, context.weekStart)
  return parsed(text, context, language).flatMap((result) => {
    const found = language === 'en' ? asMeant(result, context) : result
    const before = text.slice(0, found.index)
    const after = text.slice(found.index + found.text.length)
    if (!isDue(found) || (!eager && isPlainWords(found, { before, after, language, context }))) return []
    const saysYear = found.start.isCertain('year') && /\d{4}/.test(found.text)
    const ahead = reading(found, context, parser, language)
    const read = ahead && eager && !saysYear && found.start.isCertain('month') ? nearest(ahead, context) : ahead
    if (!read || (read.date && read.date < context.today && !saysYear && !eager && !isYesterday(found))) return []
    const words = text.slice(found.index, found.index + found.text.length).replace(/[\s,]+$/, '')
    return [{ start: found.index, end: found.index + words.length, text: words, ...read, minutes: minutesOf(found) }]
  })
}

function parsed(text: string, context: DateContext, language: DateLanguage): Found[] {
  const { narrow, placeOf } = narrowed(language === 'en' ? keptApart(text) : text)
  const found: Found[] = parserOf(language, context.weekStart).parse(narrow, midnight(context.today), { forwardDate: true })
  for (const each of found) {
    const [start, end] = [placeOf(each.index), placeOf(each.index + each.text.length - 1) + 1]
    Object.assign(each, { index: start, text: text.slice(start, end) })
  }
  const count = language === 'de' ? countIn(found, text) : noZoneIn(found)
  return count ? parsed(blanked(text, [count]), context, language) : found
}

const blank = /\s/

/**
 * A text with one blank for each run of them, and where its signs stood. The parser tries each way to split a run between
 * two units of time, in every gap anew: a short line of “2d     2d” took it minutes.
 */
function narrowed(text: string): { narrow: string; placeOf: (at: number) => number } {
  const isBlank = (at: number) => blank.test(text[at] ?? '')
  const places = Array.from({ length: text.length }, (_, at) => at).filter((at) => at === 0 || !isBlank(at) || !isBlank(at - 1))
  return { narrow: text.replace(/\s{2,}/g, ' '), placeOf: (at) => places[at] ?? text.length }
}

const leadsToTime = '(?:at|from|to|by|until|till|before|after|around|half|@)\\s{0,3}'
const days = `(?:${[...vocabularies.en.weekdays, 'today', 'tomorrow', 'tonight', 'next', 'this'].join('|')})(?![\\p{L}\\p{N}])`
/** Ahead of a day, a number that a word leads to is of that word: “bay 12 fri”; only “at 12 fri” says a time. */
const numberOfAThing = new RegExp(`(?<=\\p{L}\\s\\d{1,2})(?<!${leadsToTime}\\d{1,2})\\s(?=${days})`, 'giu')
/** Behind a number “mon” is a Monday, unless it says in how many months: “trailer 7 mon 10:30”. */
const monday = /(?<=\d)(?<!(?:in|within|every|for|after|next)\s{1,3}\d{1,4})\s(?=mon(?!\p{L}))/giu

/** From a day, where the parser would take its number for an hour as soon as the month is short: “from 1 Jan”. */
const fromADay = new RegExp(
  `(?<=(?<!\\p{L})from)\\s(?=\\d{1,2}(?:st|nd|rd|th)?\\s(?:${vocabularies.en.months.join('|')})(?![\\p{L}\\p{N}]))`,
  'giu',
)

/** “Tues” and “Weds” as the British write them, for the parser with a dot that it knows. */
const britishDays = /(?<![\p{L}\p{N}])(tue|wed)s(?![\p{L}\p{N}])/giu

/** The text, as long as it was, with what the parser would take for one said apart. */
const keptApart = (text: string): string =>
  text.replace(monday, '|').replace(numberOfAThing, '|').replace(fromADay, '|').replace(britishDays, '$1.')

/** A number behind a day that says how many, or how long: “heute 5 Anrufe”, “morgen 2h”, “morgen 1,5 Std”. The parser takes it for an hour. */
function countIn(found: readonly Found[], text: string): Span | undefined {
  for (const { index, text: words } of found) {
    const number = /(?<!(?<!\p{L})(?:um|gegen|ab|vor|nach|bis|von))\s(?<count>\d{1,2}(?<hours>h)?)$/iu.exec(words)
    const end = index + words.length
    const { count = '', hours } = number?.groups ?? {}
    // “Mittwoch 14h” is a time, as it is no length of one.
    if (number && ((hours && Number.parseInt(count, 10) <= 12) || /^(?:\s+\p{L}{2}|[.,]\d)/u.test(text.slice(end))))
      return { start: end - count.length, end }
  }
  return undefined
}

const zones = /^(?:utc|gmt|[ecmp][sd]t|c?est|cet|bst|jst)$/i

/** A word in small letters that the parser takes for a time zone: “at 7 get up”. */
function noZoneIn(found: readonly Found[]): Span | undefined {
  for (const { index, text, start } of found.filter((each) => !each.tags().has('result/relativeDateAndTime'))) {
    const word = start.isCertain('timezoneOffset') ? /\s([a-z]+)$/.exec(text)?.[1] : undefined
    if (word && !zones.test(word)) return { start: index + text.length - word.length, end: index + text.length }
  }
  return undefined
}

/**
 * The wall clock for the parser, which does its arithmetic in the machine's own zone. Built from parts in that same zone
 * and read back in parts, so which zone it is makes no difference.
 */
const midnight = (date: string) => {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return { instant: new Date(year, month - 1, day) }
}

/** Two numbers with a weekday before them or without. */
const twoNumbers = /^(?:\p{L}+[.,]{0,2}\s{1,3})?\d{1,2}[/.-]\d{1,2}(?!\d)/u

/**
 * Numbers such as 5/6 as the person means them: a weekday beside them tells, otherwise their region. The parser's British form
 * is no good for words.
 */
function asMeant(found: Found, context: DateContext): Found {
  if (!twoNumbers.test(found.text)) return found
  const { narrow } = narrowed(found.text)
  const british = en.GB.parse(narrow, midnight(context.today), { forwardDate: true })[0]
  if (british?.text !== narrow) return found
  Object.assign(british, { index: found.index, text: found.text })
  const [likely, other] = monthFirst(context) ? [found, british] : [british, found]
  return !isOnItsWeekday(likely) && isOnItsWeekday(other) ? other : likely
}

/** Whether a day is on the weekday that is said beside it, if one is. */
const isOnItsWeekday = ({ start }: Found): boolean => !start.isCertain('weekday') || start.get('weekday') === start.date().getDay()

/** Whether it names a single day or time that something can be due at. */
function isDue(found: Found): boolean {
  const { start, text } = found
  if (
    (found.end && minutesOf(found) === null) ||
    /^(last(?!\s+week\s+(?:of|in)\b)|past|previous|for|letzte\w*(?!\s+(?:woche\s+(?:im|in|des)|\p{L}+woche))|vorige\w*|für)\b/iu.test(
      text,
    ) ||
    /\b(ago|earlier|before)$/i.test(text)
  )
    return false
  if (found.tags().has('casualReference/now')) return false
  if (start.isCertain('month') && !start.isCertain('day')) return false
  if (isRelative(found))
    return /^(in|within|next|coming|this|end|innerhalb|binnen|nächste\w*|kommende\w*|diese\w*|ende)(?!\p{L})/iu.test(text)
  return start.isCertain('day') || start.isCertain('weekday') || start.isCertain('hour') || saysDayPart(found)
}

/** Two times in figures, which may go on into the next day. */
const fromTo =
  /(?<!\d)(?<from>\d{1,2})(?:[:.][0-5]\d)?\s?(?:uhr\s)?(?:[-–]|to|till|until|bis)\s?(?<to>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?![\d.:/]|\s?[ap]\.?m)/iu

/**
 * The minute of the day that a night ends at: behind “22” a “6” is of the clock of 24 hours too, where the parser takes it for
 * six in the evening.
 */
function endOfNight(text: string): number | null {
  const { from, to, minute = 0 } = fromTo.exec(text)?.groups ?? {}
  return Number(from) > 12 && Number(to) < Number(from) ? Number(to) * 60 + Number(minute) : null
}

/** How long it is from one time said to the other, of the same day or the night after. “12 to 2” ends in the afternoon, as “5-1pm” does. */
function minutesOf({ start, end, text }: Pick<Found, 'start' | 'end' | 'text'>): number | null {
  if (!end?.isCertain('hour') || !start.isCertain('hour')) return null
  const days = ((end.get('weekday') ?? 0) - (start.get('weekday') ?? 0) + 7) % 7
  const isSame = ['day', 'weekday'].every((part) => end.isCertain(part as 'day') === start.isCertain(part as 'day'))
  if (!isSame || (end.isCertain('weekday') && days > 1)) return null
  const night = endOfNight(text)
  if (night !== null) return night - minuteOfDay(start) + 1440
  const clock = !isOfOtherHalf({ start, end }) && (end.isCertain('meridiem') || minuteOfDay(end) >= 720) ? 1440 : 720
  return (minuteOfDay(end) - minuteOfDay(start) + 1440) % clock || null
}

const minuteOfDay = (time: Found['start']) => (time.get('hour') ?? 0) * 60 + (time.get('minute') ?? 0)

/** Whether “am” or “pm” behind two times is only of the second, as both could not be less than half a day apart: “5-1pm”. */
const isOfOtherHalf = ({ start, end }: Pick<Found, 'start' | 'end'>): boolean =>
  Boolean(end?.isCertain('meridiem')) &&
  !start.isCertain('meridiem') &&
  (minuteOfDay(end ?? start) - minuteOfDay(start) + 1440) % 1440 > 720

/** Times meant by the parts of a day. */
const dayParts: Readonly<Record<string, string>> = {
  morning: '09:00',
  noon: '12:00',
  afternoon: '15:00',
  evening: '19:00',
  tonight: '20:00',
  night: '22:00',
  midnight: '00:00',
}

const dayPart = (found: Found): string | undefined =>
  Object.entries(dayParts).find(([part]) => found.tags().has(`casualReference/${part}`))?.[1]

/** A part of a day alone says when in the shape of “this evening” or “mittags”. */
const saysDayPart = ({ text }: Found) => /^(this\s+(morning|afternoon|evening)|mittags)$/i.test(text)

/** A day without a year, written down some time ago, is the nearest one rather than the next. */
function nearest({ date, ...when }: When, { today }: DateContext): When {
  const day = date && Temporal.PlainDate.from(date)
  const isFar = day && Temporal.PlainDate.compare(day, Temporal.PlainDate.from(today).add({ months: 6 })) > 0
  return { date: isFar ? day.subtract({ years: 1 }).toString() : date, ...when }
}

const isRelative = (found: Found) => found.tags().has('result/relativeDate')

/**
 * Whether an hour from one to six is meant in the afternoon, as nobody means “at 3” in the night without saying so; “03:00” is of
 * a clock of 24 hours. German says the afternoon as “um 15 Uhr”.
 */
function isAfternoon({ start, end, text }: Found, language: DateLanguage): boolean {
  const hour = start.get('hour') ?? 0
  const isOfTwelve = start.isCertain('hour') && ![start, end].some((time) => time?.isCertain('meridiem')) && hour >= 1 && hour <= 6
  if (language === 'de' || !isOfTwelve || partsSaid.test(text) || /\d{4}-\d\d-\d\d/.test(text)) return false
  if (new RegExp(`(?<!\\d)0${hour}[:.]\\d\\d|(?<!\\p{L})(?:at|from|by)\\s+0${hour}(?!\\d)`, 'iu').test(text)) return false
  // “From 6 to 14” is of that clock as well, and from 6 to 2 is a shift.
  const to = end?.get('hour') ?? 24
  const isLate = to > 12 && new RegExp(`(?<!\\d)${to}(?!\\d)`).test(text)
  return new RegExp(`(?<!\\d)${hour}(?!\\d)`).test(text) && !(end && (isLate || to % 12 < hour))
}

/** What says the part of the day itself, or a time in words, which is read as it is meant. */
const partsSaid = /(?<!\p{L})(?:morning|night|tonight|midnight|noon|half|quarter)(?!\p{L})/iu

function reading(found: Found, context: DateContext, parser: typeof en.casual, language: DateLanguage): When | null {
  if (found.tags().has('result/relativeDateAndTime')) return fromNow(found.text, context, parser)
  const { start } = found
  const isAssumed = isAfternoon(found, language)
  const said = wallClock(start)?.add({ hours: isAssumed ? 12 : 0 })
  const wall = said && isOfOtherHalf(found) ? said.with({ hour: (said.hour + 12) % 24 }) : said
  if (!wall) return null
  const time = start.isCertain('hour') ? wall.toPlainTime().toString({ smallestUnit: 'minute' }) : (dayPart(found) ?? null)
  const offset = start.isCertain('timezoneOffset') ? start.get('timezoneOffset') : null
  if (time && offset !== null && !isRelative(found)) return elsewhere(wall, offset, context)
  const onlyTime = time && !start.isCertain('day') && !start.isCertain('weekday')
  return { date: onlyTime ? null : wall.toPlainDate().toString(), time, isAssumed }
}

/** A time said with a zone of its own, on the person's wall clock. */
function elsewhere(wall: Temporal.PlainDateTime, offsetMinutes: number, { timeZone }: DateContext): When {
  const here = wall.toZonedDateTime('UTC').subtract({ minutes: offsetMinutes }).withTimeZone(timeZone)
  return { date: here.toPlainDate().toString(), time: here.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** Hours and minutes are counted from now in the person's zone; the parser only says how many. */
function fromNow(words: string, { now, timeZone }: DateContext, parser: typeof en.casual): When | null {
  // A day on which no zone changes its clocks, so that the machine's does not matter.
  const calm = Temporal.PlainDateTime.from('2001-07-04T12:00')
  const found = parser.parse(words, { instant: new Date(2001, 6, 4, 12) })[0]
  const wall = found && wallClock(found.start)
  if (!wall || !now) return null
  const due = Temporal.PlainDateTime.from(now)
    .toZonedDateTime(timeZone)
    .add(calm.until(wall, { largestUnit: 'minutes' }))
  return { date: due.toPlainDate().toString(), time: due.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

function wallClock(start: Found['start']): Temporal.PlainDateTime | null {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  if (year === null || month === null || day === null) return null
  try {
    return Temporal.PlainDateTime.from(
      { year, month, day, hour: start.get('hour') ?? 0, minute: start.get('minute') ?? 0 },
      { overflow: 'reject' },
    )
  } catch {
    return null
  }
}
