import { addDays } from '../../../kernel/time/day.ts'
import { monthFirst } from '../../../kernel/time/month-first.ts'
import { anyMonth, monthNamed } from '../../../kernel/time/month-names.ts'

/** Whose days they are. */
export interface AdvertReader {
  /** The person's date. */
  today: string
  /** BCP 47; it tells which of two numbers is the month. */
  locale: string
  timeZone: string
}

const named = `(?<d>\\d{1,2})(?:st|nd|rd|th|\\.)? ?(?:of )?(?<m>${anyMonth})(?!\\p{L})\\.?`
const american = `(?<m2>${anyMonth})(?!\\p{L})\\.? (?<d2>\\d{1,2})(?:st|nd|rd|th)?`
const day = new RegExp(
  [
    `(?:${named}|${american})(?:,? (?<y>\\d{4}))?`,
    '(?<iy>\\d{4})-(?<im>\\d{2})-(?<id>\\d{2})',
    '(?<gd>\\d{1,2})\\. ?(?<gm>\\d{1,2})\\.(?: ?(?<gy>\\d{4}|\\d{2}))?',
    '(?<a>\\d{1,2})[/.-](?<b>\\d{1,2})[/.-](?<sy>\\d{4}|\\d{2})',
  ]
    .map((way) => `(?<![\\p{L}\\p{N}./-])(?:${way})(?![\\p{L}\\p{N}])`)
    .join('|'),
  'giu',
)

/** A day that a text of an advertisement says. */
export interface SaidDay {
  /** Where it begins and ends. */
  from: number
  until: number
  /** Plain; `null` where there is no such day, or its year is not certain. */
  on: string | null
}

/** The days that a text says, in its order. @param text of so much as one looks at, and no more */
export function* daysIn(text: string, reader: AdvertReader): Generator<SaidDay> {
  for (const match of text.matchAll(day))
    yield { from: match.index, until: match.index + match[0].length, on: dayOf(match.groups ?? {}, reader) }
}

type Said = Readonly<Record<string, string | undefined>>

function dayOf(said: Said, reader: AdvertReader): string | null {
  if (said.iy) return plainDate(said.iy, said.im, said.id)
  if (said.gd) return said.gy ? plainDate(said.gy, said.gm, said.gd) : next(said.gm, said.gd, reader)
  if (said.sy) return monthFirst(reader) ? plainDate(said.sy, said.a, said.b) : plainDate(said.sy, said.b, said.a)
  const month = String(monthNamed(said.m ?? said.m2 ?? ''))
  const day = said.d ?? said.d2
  return said.y ? plainDate(said.y, month, day) : next(month, day, reader)
}

/** Nobody reads what was advertised so long ago, or closes so late. */
const [EARLIEST, LATEST] = [2000, 2100]

function plainDate(year = '', month = '', day = ''): string | null {
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00Z`)
  if (Number.isNaN(at.valueOf()) || at.toISOString().slice(0, 10) !== date) return null
  return at.getUTCFullYear() >= EARLIEST && at.getUTCFullYear() <= LATEST ? date : null
}

/** So far ahead is a day meant that is said without its year. */
const AHEAD = 183

function next(month: string | undefined, day: string | undefined, { today }: AdvertReader): string | null {
  const year = Number(today.slice(0, 4))
  const found = [year, year + 1].map((one) => plainDate(String(one), month, day)).find((date) => date !== null && date >= today)
  return found && found <= addDays(today, AHEAD) ? found : null
}
