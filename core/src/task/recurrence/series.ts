import { RRuleTemporal } from 'rrule-temporal'
import { clamped } from './clamped.ts'
import { partsOf, type RuleParts, ruleText } from './rule-parts.ts'

/** What a series of dates follows from. */
export interface SeriesRule {
  /** RFC 5545 recurrence rule, days only. */
  rrule: string
  /** The plain date from which intervals and counts are taken. */
  anchor: string
  /** Plain dates that are left out. */
  exceptions?: readonly string[]
}

export interface Series {
  /** The first date after a plain date; `null` when there is none. */
  after(date: string): string | null
  /** The dates from `from` on that come before `before`, both plain dates. Made for a calendar: the work grows with the days between. */
  within(from: string, before: string): string[]
}

/**
 * A rule that finds no date in so many steps is taken to have none: enough for eight years without one (29 February around
 * 1900) and more, and so few that a rule made to keep us busy takes milliseconds.
 */
const MAX_STEPS: Readonly<Record<string, number>> = { DAILY: 3000, WEEKLY: 600, MONTHLY: 500, YEARLY: 80 }
/**
 * With a count, the steps are those from the first date on: as many as a count may say, or where only some of the days count,
 * which are looked at one by one, those of ten years.
 */
const MAX_COUNTED_STEPS = 20_000
const MAX_PICKED_STEPS = 3_700
const LAST_YEAR = 9999

/**
 * The dates of a repeat, always computed from its anchor. They are calendar days: whose, and at what time, is not theirs to say.
 * @throws Error for a rule that RFC 5545 does not know.
 */
export function seriesOf({ rrule, anchor, exceptions = [] }: SeriesRule): Series {
  const rule = new RRuleTemporal({
    rruleString: untilDay(clamped(rrule, anchor)),
    dtstart: midnight(anchor),
    exDate: exceptions.map(midnight),
    maxIterations: stepsOf(partsOf(rrule)),
  })
  return {
    after(date) {
      const next = nextOf(rule, date)
      return next && next.year <= LAST_YEAR ? next.toString() : null
    },
    within: (from, before) => (from < before ? datesOf(rule, from, before) : []),
  }
}

function stepsOf({ FREQ = '', COUNT, ...parts }: RuleParts): number | undefined {
  if (COUNT === undefined) return MAX_STEPS[FREQ]
  return Object.keys(parts).some((name) => name.startsWith('BY') && name !== 'BYDAY') ? MAX_PICKED_STEPS : MAX_COUNTED_STEPS
}

/** The library throws when it finds nothing in so many steps. */
function nextOf(rule: RRuleTemporal, date: string): Temporal.PlainDate | null {
  try {
    return rule.next(midnight(date))?.toPlainDate() ?? null
  } catch {
    return null
  }
}

function datesOf(rule: RRuleTemporal, from: string, before: string): string[] {
  try {
    return rule
      .between(midnight(from), midnight(before), true)
      .map((date) => date.toPlainDate().toString())
      .filter((date) => date < before)
  } catch {
    return []
  }
}

/** The dates after one, at most `count`. */
export function datesAfter(series: Series, date: string, count: number): string[] {
  const dates: string[] = []
  for (let next = series.after(date); next && dates.length < count; next = series.after(next)) dates.push(next)
  return dates
}

/** A day as the library wants it. One zone serves all: days know none. */
const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime('UTC')

/** An end that names a time of day ends with that day. */
function untilDay(rrule: string): string {
  const parts = partsOf(rrule)
  return parts.UNTIL ? ruleText({ ...parts, UNTIL: `${parts.UNTIL.slice(0, 8)}T000000Z` }) : rrule
}

/** Whether a rule is one, and has a date on or after its anchor. */
export function comesRound(rule: SeriesRule): boolean {
  try {
    return seriesOf(rule).after(Temporal.PlainDate.from(rule.anchor).subtract({ days: 1 }).toString()) !== null
  } catch {
    return false
  }
}
