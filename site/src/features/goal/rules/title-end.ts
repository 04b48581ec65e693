import type { Horizon } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel/day'
import { anyMonth, monthNamed } from '@throughline/core/kernel/month-names'
import { type Period, periodOf } from './periods.ts'

/** What is longer is no name of a goal, and would take long to read. */
export const LONGEST_TITLE = 200

interface Context {
  today: string
  weekStart: number
}

type Said = Readonly<Record<string, string | undefined>>

/** What comes before an end: never “not before June”, which is a beginning, nor “more than in June”. */
const lead = (words: string) => `(?<![\\p{L}\\d])(?<!(?:not|nicht|than|as|als|wie)\\s)(?<lead>${words})\\s+(?:(?:the|zum|dem|den)\\s+)?`
const by = 'by|until|till|before|bis|vor'
const part = '(?:(?<part>end\\s+of|end|mid|ende|mitte)[-\\s]\\s*(?:of\\s+|des\\s+)?)?'
const month = `(?<month>${anyMonth})(?!\\p{L})\\.?`
const ordinal = '(?:st|nd|rd|th|\\.)?'
const year = '(?<year>20\\d\\d)(?!\\d)'
/** Nothing that what was read could belong to. */
const after = '(?=\\s*(?:$|[.,;:!?)–—])|\\s+(?:and|at|for|in|on|with|und|für|im|mit)(?!\\p{L}))'
const unit = '(?<unit>year|quarter|month|week|jahr|quartal|monat|woche)(?:e?s)?(?!\\p{L})'
const days: Readonly<Record<string, Horizon>> = { jahr: 'year', quartal: 'quarter', monat: 'month', woche: 'week' }

const dayLead = lead(`${by}|on|am`)
const spanLead = lead(`${by}|in|im|during`)

/** How an end is said, and the stretch of days that stands there: the first that is found in a title holds. */
const ways: readonly (readonly [RegExp, (said: Said, context: Context) => Period | null])[] = (
  [
    [`${dayLead}${year}-(?<monthNo>\\d\\d)-(?<day>\\d\\d)(?!\\d)`, dayOf],
    [`${dayLead}(?<day>\\d{1,2})\\.\\s?(?<monthNo>\\d{1,2})\\.(?:\\s?${year}|(?!\\s?\\d))`, dayOf],
    [`${dayLead}(?<day>\\d{1,2})/(?<monthNo>\\d{1,2})/${year}`, slashed],
    [`${dayLead}(?<day>\\d{1,2})${ordinal}\\s*(?:of\\s+)?${month}(?:,?\\s+${year})?`, dayOf],
    [`${dayLead}${month}\\s+(?<day>\\d{1,2})${ordinal}(?:,?\\s+${year}|${after})`, dayOf],
    [`${spanLead}${part}${month}(?:\\s+${year})?`, monthSaid],
    [`${spanLead}${part}(?:q(?<quarter>[1-4])|(?<no>[1-4])\\.\\s?quartals?)(?![\\p{L}\\d])(?:[\\s/]+${year})?`, quarterSaid],
    [`${spanLead}${part}(?:jahr(?:es)?\\s+)?${year}(?:${after}|(?<=(?:end\\s+of|ende|mid|mitte|jahr|jahres)[-\\s]+\\d{4}))`, yearSaid],
    [`${lead(by)}(?:end\\s+of|ende)\\s+(?:(?:the|this|des|der|dieses|dieser)\\s+)?(?<next>next\\s+|nächste[nrs]\\s+)?${unit}`, running],
    [`${lead(by)}(?<unit>year|quarter|month)(?:['’]?s)?[-\\s]end(?!\\p{L})`, running],
    [`${lead('bis')}(?<unit>jahr|quartal|monat)e?s[-\\s]?ende(?!\\p{L})`, running],
    [`${lead(by)}(?<next>next|nächste[nrs]?)\\s+${unit}`, running],
    [
      `(?<!\\p{L})(?<!(?:than|as|of|for|from|als|wie|für|von)\\s)(?:(?:by|in|within|during|bis)\\s+)?(?:this|diese[mnrs]?)\\s+${unit}${after}`,
      running,
    ],
  ] as const
).map(([source, read]) => [new RegExp(source, 'iu'), read])

/**
 * The last day a title names for a goal, in English or German: “by June”, “bis 30.6.2027”, “by the end of the year”. A stretch
 * means its last day, the next to come where no year is said; what is over, or may be read in two ways, is `null`.
 */
export function endIn(title: string, context: Context): string | null {
  if (title.length > LONGEST_TITLE) return null
  for (const [pattern, read] of ways) {
    const said = pattern.exec(title)?.groups
    const period = said && read(said, context)
    const end = period && (isBefore(said) ? addDays(period.from, -1) : period.to)
    if (end && end >= context.today) return end
  }
  return null
}

/** A title without the words that name its end. */
export const withoutEnd = (title: string): string => ways.reduce((rest, [pattern]) => rest.replace(pattern, ' '), title).trim()

const isBefore = ({ lead, part }: Said) => !part && /^(?:before|vor)$/i.test(lead ?? '')

/** The first of the stretches of some years that is not over: that of the year that is said, or of this one or the next. */
function nextOf(said: Said, { today }: Context, inYear: (year: number) => Period | null): Period | null {
  if (said.year) return inYear(Number(said.year))
  const now = Number(today.slice(0, 4))
  const here = inYear(now)
  const end = here && (isBefore(said) ? addDays(here.from, -1) : here.to)
  return end && end >= today ? here : inYear(now + 1)
}

function dayOf(said: Said, context: Context): Period | null {
  const month = said.month ? monthNamed(said.month) : Number(said.monthNo)
  return nextOf(said, context, (year) => dayAt(year, month ?? 0, Number(said.day)))
}

/** Of two numbers one must be the day whichever comes first. */
function slashed({ year, day, monthNo }: Said): Period | null {
  const [first, second] = [Number(day), Number(monthNo)]
  if (first !== second && first <= 12 && second <= 12) return null
  return first > 12 ? dayAt(Number(year), second, first) : dayAt(Number(year), first, second)
}

function dayAt(year: number, month: number, day: number): Period | null {
  const last = month >= 1 && month <= 12 ? lastDay(year, month) : 0
  if (day < 1 || day > last) return null
  const date = Temporal.PlainDate.from({ year, month, day }).toString()
  return { from: date, to: date }
}

const lastDay = (year: number, month: number) => Temporal.PlainYearMonth.from({ year, month }).daysInMonth

function monthSaid(said: Said, context: Context): Period | null {
  const month = monthNamed(said.month ?? '') ?? 0
  return nextOf(said, context, (year) => (isMiddle(said) ? dayAt(year, month, 15) : stretch(year, month, 1)))
}

function quarterSaid(said: Said, context: Context): Period | null {
  const first = Number(said.quarter ?? said.no) * 3 - 2
  return isMiddle(said) ? null : nextOf(said, context, (year) => stretch(year, first, 3))
}

function yearSaid(said: Said): Period {
  return stretch(Number(said.year), 1, isMiddle(said) ? 6 : 12)
}

const isMiddle = ({ part }: Said) => /^mi/i.test(part ?? '')

function stretch(year: number, month: number, months: number): Period {
  const from = Temporal.PlainDate.from({ year, month, day: 1 })
  return { from: from.toString(), to: from.add({ months }).subtract({ days: 1 }).toString() }
}

/** The week, month, quarter or year that runs, or the next one. */
function running({ unit = '', next }: Said, { today, weekStart }: Context): Period | null {
  const name = unit.toLowerCase()
  const horizon = days[name] ?? (name as Horizon)
  const now = periodOf(horizon, today, weekStart)
  return next && now ? periodOf(horizon, addDays(now.to, 1), weekStart) : now
}
