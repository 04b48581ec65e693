import type { Calendar } from '../../desk/words/day.ts'
import { type DateContext, formatter, localDateOf, plain } from '../../desk/words/day.ts'

/**
 * A partial date as it was said: `12 Nov`, with the year when it is another, `Oct 2022`, `2021`.
 * @param length of the month's name.
 */
export function partialDateWords(date: string, { locale, today }: DateContext, length: 'short' | 'long' = 'short'): string {
  if (date.length === 4) return date
  const month = { month: length, timeZone: 'UTC' } as const
  if (date.length === 7) return formatter(locale, { ...month, year: 'numeric' }).format(plain(`${date}-01`))
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return formatter(locale, { ...month, ...year, day: 'numeric' }).format(plain(date))
}

/** A partial date as one types it, in words where these are read back as the same; otherwise `yyyy-mm`. */
export function typedPartialDate(date: string, context: DateContext): string {
  if (date === '') return ''
  const inWords = partialDateWords(date, { ...context, today: '' }, 'long')
  return readPartialDate(inWords) === date ? inWords : date
}

/** The person's day of an instant (RFC 3339). */
export const dayOfInstantWords = (instant: string, context: DateContext & Calendar): string =>
  partialDateWords(localDateOf(instant, context), context)

const months: readonly (readonly string[])[] = [
  ...[
    ['january', 'januar', 'jänner'],
    ['february', 'februar', 'feber'],
    ['march', 'märz', 'maerz'],
    ['april'],
    ['may', 'mai'],
    ['june', 'juni'],
  ],
  ...[['july', 'juli'], ['august'], ['september'], ['october', 'oktober'], ['november'], ['december', 'dezember']],
]

/** 1 to 12 of a month by its name or how that begins, in English or German; 0 for none. */
function monthNamed(name: string): number {
  const asked = name.toLowerCase()
  return asked.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(asked))) + 1
}

/**
 * `yyyy-mm-dd` of what was typed, where it can be read one way only: `2021-3`, `2021/3/5`, `03/2021`, `5.3.2021`, `March 2021`,
 * `5 Mar 2021`. Anything else stays as it is.
 */
export function readPartialDate(typed: string): string {
  const [a = '', ...rest] = typed
    .trim()
    .split(/[-\u2010\u2011/.,\s]+/)
    .filter(Boolean)
  const written = [a, ...rest].map((part) => (monthNamed(part) ? String(monthNamed(part)) : part))
  const isNamed = [a, ...rest].some((part) => monthNamed(part) > 0)
  const joined = (...parts: (string | undefined)[]) => parts.map((part, at) => (at === 0 ? part : part?.padStart(2, '0'))).join('-')
  const year = written.at(-1)
  if (rest.length > 0 && /^\d{4}$/.test(year ?? '')) {
    const [first, second] = written
    if (rest.length === 1) return joined(year, first)
    const isDayFirst = monthNamed(a) === 0 && (isNamed || typed.includes('.'))
    if (rest.length === 2 && (isNamed || isDayFirst)) return isDayFirst ? joined(year, second, first) : joined(year, first, second)
    return typed.trim()
  }
  return joined(...written)
}
