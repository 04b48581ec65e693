import { addDays } from '../../../kernel/time/day.ts'
import { monthFirst } from '../../../kernel/time/month-first.ts'
import { anyMonth, monthNamed } from '../../../kernel/time/month-names.ts'
import { sentencesOf } from './sentences.ts'

/** Whose days they are. */
export interface AdvertReader {
  /** The person's date. */
  today: string
  /** BCP 47; it tells which of two numbers is the month. */
  locale: string
  timeZone: string
}

/** What leads to the day up to which one may apply. A deadline alone may be one of the work. */
const leads = new RegExp(
  [
    '(?:closing|close) date|closes? on|closing on|(?:application|applications|submission)s? deadline|deadline (?:for|of) (?:your )?(?:applications?|applying|submissions?)',
    '^(?:the )?deadline(?= ?(?:[:|–-]|is ))|last (?:date|day) (?:to apply|for applications?|of applications?)|^closes(?= ?[:|])',
    'appl(?:y|ications?|ying)(?: [\\p{L}-]+){0,6}? (?:by|before|until|till|no later than|not later than|latest)',
    'applications?(?: [\\p{L}-]+){0,3}? (?:close|end)s?|(?:vacancy|advert|posting|position|role|job) closes',
    'bewerbungs(?:frist|schluss|ende)|einsendeschluss|frist (?:zur|für die) bewerbung(?:en)?',
  ]
    .map((one) => (one.startsWith('^') ? one : `(?<!\\p{L})(?:${one})`))
    .join('|'),
  'iu',
)
/** In German any day up to which something lasts is said so: it has to be of applying, and of no job that ends. */
const until = /(?<!\p{L})bis(?: (?:spätestens|einschließlich|zum|am))*(?= (?:\p{L}{2,10}\.?,? )?\d)/iu
const ofApplying = /bew[ei]rb|unterlagen/i
const ofOneThatEnds = /befrist|vertrag|laufzeit/i

const leadIn = (sentence: string): RegExpExecArray | null =>
  leads.exec(sentence) ?? (ofApplying.test(sentence) && !ofOneThatEnds.test(sentence) ? until.exec(sentence) : null)

const mayLead = /clos|deadline|last da|appl|bew[ei]rb|unterlagen|einsende|frist/i
/** A day that is one of something else. */
const ofOther =
  /(?<!\p{L})(?:start\w*|begin\w*|interview\w*|posted|published|from|ab dem|eintritt\w*|beginn|befristet\w*|veröffentlicht|assessment)(?!\p{L})/iu
/** UTF-16 units between what leads to a day and the day. */
const BETWEEN = 60

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

/** The last day to apply as an advertisement says it; `null` where it says none for certain. */
export function readClosingDay(lines: readonly string[], reader: AdvertReader): string | null {
  for (const [at, line] of lines.entries())
    for (const sentence of mayLead.test(line) ? sentencesOf(line) : []) {
      const lead = leadIn(sentence)
      if (!lead) continue
      const behind = sentence.slice(lead.index + lead[0].length)
      const found = dayIn(/^\W*$/.test(behind) ? (lines[at + 1] ?? '') : behind, reader)
      if (found) return found
    }
  return null
}

function dayIn(text: string, reader: AdvertReader): string | null {
  for (const match of text.slice(0, BETWEEN * 2).matchAll(day)) {
    const before = text.slice(0, match.index)
    if (match.index > BETWEEN || ofOther.test(before) || /[!?;]|(?<!\d)\. \p{Lu}/u.test(before)) return null
    const found = dayOf(match.groups ?? {}, reader)
    if (found) return found
  }
  return null
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
