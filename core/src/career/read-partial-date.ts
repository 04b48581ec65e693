/** Dates as people type them, and as other programs write them. Free of zod, for a browser. */

import { monthNames } from '../kernel/time/month-names.ts'
import { type Dated, endsBeforeStart, isPartialDate } from './partial-date.ts'

/** 1 to 12 of a month by its name or how that begins, in English or German; 0 for none. */
function monthBeginning(name: string): number {
  const asked = name.toLowerCase()
  return asked.length < 3 ? 0 : monthNames.findIndex((names) => names.some((name) => name.startsWith(asked))) + 1
}

const LAST_MONTH = 12

/**
 * `yyyy-mm-dd` of what was typed, where it can be read one way only: `2021-3`, `2021/3/5`, `03/2021`, `5.3.2021`, `March 2021`,
 * `5 Mar 2021`, `3/15/2021`. Anything else stays as it is.
 */
export function readPartialDate(typed: string): string {
  const [a = '', ...rest] = typed
    .trim()
    .split(/[-\u2010\u2011/.,\s]+/)
    .filter(Boolean)
  const written = [a, ...rest].map((part) => (monthBeginning(part) ? String(monthBeginning(part)) : part))
  const isNamed = [a, ...rest].some((part) => monthBeginning(part) > 0)
  const joined = (...parts: (string | undefined)[]) => parts.map((part, at) => (at === 0 ? part : part?.padStart(2, '0'))).join('-')
  const year = written.at(-1)
  if (rest.length > 0 && /^\d{4}$/.test(year ?? '')) {
    const [first, second] = written
    if (rest.length === 1) return joined(year, first)
    const isDayFirst = monthBeginning(a) === 0 && (isNamed || typed.includes('.') || Number(first) > LAST_MONTH)
    if (rest.length === 2 && (isNamed || isDayFirst || Number(second) > LAST_MONTH))
      return isDayFirst ? joined(year, second, first) : joined(year, first, second)
    return typed.trim()
  }
  return joined(...written)
}

/** A month with a year of two digits: “Aug 21”, “Aug. ’21”, “08/21”, “08.21”. With a hyphen only where it is named: 08-21 is a day. */
const shortYear = /^(?:(?<name>\p{L}{3,})[-\s.,/]*['’]?|(?<number>0?[1-9]|1[0-2])\s?[./]\s?)(?<year>\d\d)$/u

/** Nobody writes down what ends later, or what began earlier. */
const FIRST_OF_LAST_CENTURY = 50

function readShortYear(text: string): string | null {
  const { name = '', number = monthBeginning(name), year } = shortYear.exec(text)?.groups ?? {}
  if (!year || Number(number) === 0) return null
  return `${Number(year) < FIRST_OF_LAST_CENTURY ? 20 : 19}${year}-${String(number).padStart(2, '0')}`
}

/**
 * When something began or ended, as it is told of a part of a career: what `readPartialDate` reads, and a month with a year of
 * two digits, as it can be no day there. `null` where it is none.
 */
export function readCareerDate(typed: string): string | null {
  const text = typed.trim()
  const date = readShortYear(text) ?? readPartialDate(text)
  return isPartialDate(date) ? date : null
}

/** Words that say that something lasts, as a piece of a regular expression that is to ignore case. */
export const untilToday = '(?:now|today|present|current(?:ly)?|ongoing|(?:to )?date|heute|jetzt|aktuell|laufend|andauernd)'

const now = new RegExp(`^${untilToday}\\.?$`, 'i')

/** Whether these words say that something lasts. */
export const isNow = (typed: string): boolean => now.test(typed.trim())

const since = /^(?:since|seit)\s+/i
const between = /\s*[–—]\s*|\s*-\s*|\s+(?:to|until|till|bis)(?:\s+zum)?\s+/giu

/** From when to when something lasted, said in one: “Aug 21 – Sep 23”, “08/2021 bis heute”, “seit März 21”; `null` where it is not. */
export function readCareerSpan(typed: string): Dated | null {
  const text = typed.trim()
  if (since.test(text)) {
    const startDate = readCareerDate(text.replace(since, '').replace(/\s*[-–—]$/, ''))
    return startDate ? { startDate, endDate: null, isOngoing: true } : null
  }
  if (readCareerDate(text)) return null
  for (const { index, 0: words } of text.matchAll(between)) {
    const startDate = readCareerDate(text.slice(0, index).replace(/^(?:from|von)\s+/i, ''))
    const last = text.slice(index + words.length)
    if (!startDate) continue
    if (isNow(last)) return { startDate, endDate: null, isOngoing: true }
    const endDate = readCareerDate(last)
    if (endDate && !endsBeforeStart(startDate, endDate)) return { startDate, endDate, isOngoing: false }
  }
  return null
}
