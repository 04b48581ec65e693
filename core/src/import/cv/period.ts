import { endsBeforeStart, isNow, readCareerDate, untilToday } from '../../career/index.ts'
import { anyMonth } from '../../kernel/index.ts'

/** A stretch of time as a line says it, in partial dates. */
export interface Period {
  startDate: string | null
  /** `null` where it lasts. */
  endDate: string | null
  /** One date alone: the day of a certificate, the year of a degree. */
  isOne: boolean
}

// What may be a date, as `readCareerDate` is to read it. Of those that begin alike the longer stands first.
const YEAR = '(?:19|20)\\d\\d'
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.)?'
const MONTH = '(?:0?[1-9]|1[0-2])'
const NAMED = `(?:${anyMonth})`
const SPLIT = '(?:\\s?[./]\\s?|-)'
const DATE = [
  `\\d{1,2}${SPLIT}\\d{1,2}${SPLIT}${YEAR}`,
  `\\d{1,2}\\s?[./]\\s?${YEAR}|${MONTH}-${YEAR}`,
  `(?:${DAY}\\s+)?${NAMED}(?:\\.?,?\\s+|[-/])(?:${DAY},?\\s+)?${YEAR}`,
  `${NAMED}[-\\s.,/]*['’]?\\d\\d(?!\\d)`,
  `${YEAR}[-/]${MONTH}(?:[-/]\\d{1,2})?(?!\\d|/${YEAR})`,
  YEAR,
].join('|')
/** Beside another date alone, as it may be any number of two parts. */
const SHORT = `(?<![./])${MONTH}\\s?[./]\\s?\\d\\d(?![./]?\\d)`
const ANY = `(?:${DATE}|${SHORT})`
const TO = '\\s*(?:–|—|-|−|to|until|till|bis(?:\\s+zum)?|/)\\s*'
const FROM = '(?:since|from|seit|ab)\\s+'

const apart = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}%])`, 'iu')
/** The year of both stands behind the second. */
const months = apart(`(?<first>${NAMED})\\.?${TO}(?<end>${NAMED}\\.?\\s+(?<year>${YEAR}))`)
const NAMED_DAY = `(?:${NAMED}\\.?\\s+${DAY}|${DAY}\\s+${NAMED})`
const days = apart(`(?<first>${NAMED_DAY})${TO}(?<end>${NAMED_DAY}\\.?,?\\s+(?<year>${YEAR}))`)
const range = apart(`(?:von\\s+|${FROM})?(?<start>${ANY})${TO}(?<end>${ANY}|${untilToday})`)
const years = apart(`(?:${FROM})?(?<both>(?<start>${YEAR})${TO}(?<short>\\d\\d))(?![-/.]\\d)`)
const lasting = apart(`${FROM}(?<start>${ANY})`)
const one = apart(`(?<start>${DATE})`)

export interface DatedText {
  period: Period
  /** The line without it. */
  rest: string
}

/** The stretch of time that a line of a CV names; `null` where it names none. */
export function periodIn(text: string): DatedText | null {
  const within = days.exec(text) ?? months.exec(text)
  if (within?.groups) {
    const { first = '', end = '', year = '' } = within.groups
    return dated(text, within, { startDate: dateOf(`${first} ${year}`), endDate: dateOf(end), isOne: false })
  }
  const found = range.exec(text)
  if (found?.groups) {
    const { start = '', end = '' } = found.groups
    return dated(text, found, { startDate: dateOf(start), endDate: isNow(end) ? null : dateOf(end), isOne: false })
  }
  const both = years.exec(text)
  const ends = both ? lastYear(both.groups ?? {}) : null
  if (both && ends) return dated(text, both, { startDate: both.groups?.start ?? '', endDate: ends, isOne: false })
  const since = lasting.exec(text)
  if (since?.groups) return dated(text, since, { startDate: dateOf(since.groups.start ?? ''), endDate: null, isOne: false })
  const single = one.exec(text)
  const day = single?.groups?.start
  return single && day ? dated(text, single, { startDate: dateOf(day), endDate: dateOf(day), isOne: true }) : null
}

/** Marks that parted the date from what stood beside it. */
const edges = /^[\s,;:|·•()[\]–—-]+|[\s,;:|·•([\]–—-]+$/gu

function dated(text: string, { 0: said, index }: RegExpExecArray, period: Period): DatedText {
  const [before, after] = [text.slice(0, index), text.slice(index + said.length)]
  const parts = [before, after].map((part) => part.replace(/\(\s*$|^\s*\)/g, '').replace(edges, '')).filter(Boolean)
  return { period, rest: parts.join('\t') }
}

/** The second of `2019/20` or `1998–01`; `null` where that is a month of one: `2019-09`. */
function lastYear({ both = '', start = '', short = '' }: Partial<Record<string, string>>): string | null {
  const isNext = Number(short) === (Number(start) + 1) % 100
  if (readCareerDate(both) && !(isNext && both.includes('/'))) return null
  const end = start.slice(0, 2) + short
  const last = endsBeforeStart(start, end) && start < '2000' ? `20${short}` : end
  return endsBeforeStart(start, last) ? null : last
}

/** The year alone of a day that may be one or another, or that the calendar does not have. */
const dateOf = (said: string): string =>
  readCareerDate(said.replace(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/iu, '')) ?? new RegExp(YEAR, 'u').exec(said)?.[0] ?? ''
