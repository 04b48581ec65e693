import { monthNamed } from '../../kernel/index.ts'

/** Days as notes of a day are called. */
const patterns = [
  // 2026-03-05, 2026_03_05, 2026.03.05 and what may follow it
  /^(\d{4})([-_.])(\d{2})\2(\d{2})(?!\d)[\s_-]*(.*)$/s,
  /^(\d{4})()(\d{2})(\d{2})(?!\d)[\s_-]*(.*)$/s,
]

export interface NamedDay {
  date: string
  /** What stands after the day. */
  rest: string
}

/** The day that a file is called by, of its path without the ending; `null` where it is called by something else. */
export function dayOfPath(path: string): NamedDay | null {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  for (const pattern of patterns) {
    const [, year, , month, day, rest = ''] = pattern.exec(name) ?? []
    const date = realDate(year, month, day)
    if (date) return { date, rest: rest.trim() }
  }
  // 2026/03/05.md
  const [year, month] = parts.slice(-3)
  const [, monthNumber] = /^(\d{2})(?:\D.*)?$/.exec(month ?? '') ?? []
  const [, dayNumber, rest = ''] = /^(\d{2})(?:[\s_-]+(.*))?$/s.exec(name) ?? []
  const date = parts.length >= 3 && /^\d{4}$/.test(year ?? '') ? realDate(year, monthNumber, dayNumber) : null
  return date ? { date, rest: rest.trim() } : null
}

function realDate(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!year || !month || !day) return null
  try {
    return Temporal.PlainDate.from(`${year}-${month}-${day}`).toString()
  } catch {
    return null
  }
}

/** The day that a link to a daily note is called by, also as Logseq writes it: `Mar 5th, 2026`. */
export function dayOfTitle(title: string): string | null {
  const named = dayOfPath(title)
  if (named?.rest === '') return named.date
  const [, month = '', day = '', year] = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?, (\d{4})$/.exec(title) ?? []
  const number = monthNamed(month.slice(0, 3))
  return number === null ? null : realDate(year, String(number).padStart(2, '0'), day.padStart(2, '0'))
}
