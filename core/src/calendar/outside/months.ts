import {
  addDays,
  type ClockDep,
  derivedId,
  hasCode,
  newEnvelope,
  nowText,
  revised,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import type { Span } from './ports.ts'
import { type CalendarMonth, calendarMonths, type OutsideEvent } from './schema.ts'

/** Months of an outside calendar that are kept: some that were, this one, and those to come. */
const MONTHS_BACK = 6
const MONTHS_KEPT = 25

/** The months that are kept on a plain date. */
export function keptSpan(today: string): Span {
  const first = Temporal.PlainYearMonth.from(today.slice(0, 7)).subtract({ months: MONTHS_BACK })
  return { from: `${first}-01`, before: `${first.add({ months: MONTHS_KEPT })}-01` }
}

/** The months, as `YYYY-MM`, that a span is in. */
export function monthsOf({ from, before }: Span): string[] {
  const months: string[] = []
  for (let month = Temporal.PlainYearMonth.from(from.slice(0, 7)); `${month}-01` < before; month = month.add({ months: 1 }))
    months.push(month.toString())
  return months
}

export const monthId = (subscriptionId: string, month: string): string => derivedId(`calendar-month ${subscriptionId} ${month}`)

/** What each month of a span sees of some events: those of the day before and after as well, as a zone may see them there. */
export function byMonth(events: readonly OutsideEvent[], span: Span): Map<string, OutsideEvent[]> {
  const found = new Map<string, OutsideEvent[]>(monthsOf(span).map((month) => [month, []]))
  for (const event of events) {
    const seen = { from: addDays(event.start.slice(0, 10), -1), before: addDays(event.end.slice(0, 10), 2) }
    const within = { from: seen.from < span.from ? span.from : seen.from, before: seen.before < span.before ? seen.before : span.before }
    for (const month of within.from < within.before ? monthsOf(within) : []) found.get(month)?.push(event)
  }
  return found
}

/** Keeps the events of a span, and of the subscription nothing else. Months that hold the same stay as they are. */
export async function keepMonths(
  deps: StoreDep & ClockDep,
  space: SpaceId,
  {
    subscriptionId,
    events,
    span,
    keptFrom,
  }: { subscriptionId: string; events: readonly OutsideEvent[]; span: Span; keptFrom: string | null },
): Promise<void> {
  const { store } = deps
  const months = byMonth(events, span)
  const ids = [...months.keys()].map((month) => monthId(subscriptionId, month))
  const known = new Map((await store.getMany(space, calendarMonths, ids)).map((one) => [one.month, one]))
  for (const [month, events] of months) {
    const before = known.get(month)
    if (JSON.stringify(before?.events ?? []) === JSON.stringify(events)) continue
    const next: CalendarMonth = before
      ? revised(before, { events }, nowText(deps))
      : { ...newEnvelope(monthId(subscriptionId, month), nowText(deps)), subscriptionId, month, events }
    await store.save(space, calendarMonths, next, { expectedVersion: next.version - 1 }).catch(unlessStale)
  }
  const over = keptFrom ? monthsOf({ from: keptFrom, before: span.from }) : []
  await Promise.all(over.map((month) => store.erase(space, calendarMonths, monthId(subscriptionId, month))))
}

/** Another process has just kept what it has read. */
function unlessStale(error: unknown): void {
  if (!hasCode(error, 'stale')) throw error
}

/** Erases all that is kept of a subscription. */
export async function eraseMonths(
  { store }: StoreDep,
  space: SpaceId,
  { id, keptFrom }: { id: string; keptFrom: string | null },
  today: string,
) {
  const kept = keptSpan(today)
  const months = monthsOf({ from: keptFrom && keptFrom < kept.from ? keptFrom : kept.from, before: kept.before })
  await Promise.all(months.map((month) => store.erase(space, calendarMonths, monthId(id, month))))
}
