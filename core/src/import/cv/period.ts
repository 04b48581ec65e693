import { anyMonth, monthNamed } from '../../kernel/index.ts'

/** A stretch of time as a line says it, in partial dates. */
export interface Period {
  startDate: string | null
  /** `null` where it lasts. */
  endDate: string | null
  /** One date alone: the day of a certificate, the year of a degree. */
  isOne: boolean
}

const YEAR = '(?:19|20)\\d\\d'
const DATE = `(?:(?:\\d{1,2}\\.\\s?)?\\d{1,2}\\s?[./]\\s?${YEAR}|(?:\\d{1,2}\\.?\\s+)?(?:${anyMonth})\\.?,?\\s+${YEAR}|${YEAR}-\\d\\d(?:-\\d\\d)?(?!\\d)|${YEAR})`
const NOW = '(?:present|now|current(?:ly)?|today|ongoing|heute|jetzt|aktuell|laufend)'
const TO = '\\s*(?:–|—|-|−|to|until|till|bis(?:\\s+zum)?|/)\\s*'
const FROM = '(?:since|from|seit|ab)\\s+'
const apart = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}%])`

const range = new RegExp(apart(`(?:${FROM})?(?<start>${DATE})${TO}(?:(?<end>${DATE})|(?<short>\\d\\d)|${NOW})`), 'iu')
const months = new RegExp(apart(`(?<first>${anyMonth})\\.?${TO}(?<end>(?:${anyMonth})\\.?\\s+(?<year>${YEAR}))`), 'iu')
const lasting = new RegExp(apart(`${FROM}(?<start>${DATE})`), 'iu')
const one = new RegExp(apart(`(?<start>${DATE})`), 'iu')

export interface DatedText {
  period: Period
  /** The line without it. */
  rest: string
}

/** The stretch of time that a line of a CV names; `null` where it names none. */
export function periodIn(text: string): DatedText | null {
  const found = range.exec(text)
  if (found?.groups) {
    const { start = '', end, short } = found.groups
    const startDate = dateOf(start)
    return dated(text, found, { startDate, endDate: end ? dateOf(end) : short ? startDate.slice(0, 2) + short : null, isOne: false })
  }
  const within = months.exec(text)
  if (within?.groups) {
    const { first = '', end = '', year = '' } = within.groups
    return dated(text, within, { startDate: dateOf(`${first} ${year}`), endDate: dateOf(end), isOne: false })
  }
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

/** `March 2021`, `03/2021`, `15.03.2021` and `2021-03` as a partial date. */
function dateOf(said: string): string {
  const year = new RegExp(YEAR, 'u').exec(said)?.[0] ?? ''
  const iso = /^\d{4}-(\d\d)(?:-(\d\d))?$/.exec(said)
  if (iso) return partial(year, Number(iso[1]), Number(iso[2] ?? 0))
  const numbers = /^(?:(\d{1,2})\.\s?)?(\d{1,2})\s?[./]/.exec(said)
  if (numbers) return partial(year, Number(numbers[2]), Number(numbers[1] ?? 0))
  const words = /^(?:(\d{1,2})\.?\s+)?(\p{L}+)/u.exec(said)
  return partial(year, words ? (monthNamed(words[2] as string) ?? 0) : 0, Number(words?.[1] ?? 0))
}

function partial(year: string, month: number, day: number): string {
  if (month < 1 || month > 12) return year
  const whole = [month, ...(day >= 1 && day <= 31 ? [day] : [])]
  return [year, ...whole.map((part) => String(part).padStart(2, '0'))].join('-')
}
