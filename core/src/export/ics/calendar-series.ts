import { addDays } from '../../kernel/index.ts'
import { clamped, partsOf, type Recurrence, ruleText, seriesOf } from '../../task/index.ts'

/** A repeat as RFC 5545 tells it: counted from its start, which is the round that is due. */
export interface CalendarSeries {
  start: string
  rrule: string
  exceptions: string[]
  /** The day the round of `start` was moved to. */
  movedTo: string | null
}

/** Days looked back for the date that a moved round was planned for. */
const LOOK_BACK = [40, 400, 4000]

/** The dates from the round that is due on, so that another reader of the rule comes to the same ones. */
export function calendarSeries(recurrence: Recurrence, due: string): CalendarSeries {
  const { rrule, anchor, exceptions, repeatFrom } = recurrence
  // Counted from the day it is done, each round begins a series of its own.
  if (repeatFrom === 'completion') return { start: due, rrule: widelyKnown(clamped(rrule, due)), exceptions: [], movedTo: null }
  const start = plannedFor(recurrence, due)
  return {
    start,
    rrule: counted(widelyKnown(clamped(rrule, anchor)), roundsBefore(recurrence, start)),
    exceptions: exceptions.filter((date) => date >= start),
    movedTo: start === due ? null : due,
  }
}

/** The date of the series that a round stands for: its own day, or the one it was moved from. */
function plannedFor(recurrence: Recurrence, due: string): string {
  const series = seriesOf(recurrence)
  for (const days of LOOK_BACK) {
    const found = series.within(addDays(due, -days), addDays(due, 1)).at(-1)
    if (found) return found
  }
  return due
}

const roundsBefore = ({ rrule, anchor }: Recurrence, start: string): number =>
  partsOf(rrule).COUNT ? seriesOf({ rrule, anchor }).within(anchor, start).length : 0

function counted(rrule: string, before: number): string {
  const parts = partsOf(rrule)
  return parts.COUNT ? ruleText({ ...parts, COUNT: String(Math.max(1, Number(parts.COUNT) - before)) }) : rrule
}

/** The last day of any month, or of February, said in a way that programs without BYSETPOS understand as well. */
function widelyKnown(rrule: string): string {
  const { BYSETPOS, ...parts } = partsOf(rrule)
  const lastOfAny = parts.BYMONTHDAY === '28,29,30,31'
  const lastOfFebruary = parts.BYMONTHDAY === '28,29' && parts.BYMONTH === '2'
  return BYSETPOS === '-1' && (lastOfAny || lastOfFebruary) ? ruleText({ ...parts, BYMONTHDAY: '-1' }) : rrule
}
