import { contentLines } from './content-line.ts'

/** Years ahead that changes of the clock are looked at to tell their rule, or written out one by one where there is none. */
const YEARS_SEEN = 5
const YEARS_WRITTEN = 10
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The clock is set to another offset: at which wall-clock time, told by the offset before. */
interface ClockChange {
  at: Temporal.PlainDateTime
  from: string
  to: string
  isSummer: boolean
}

/**
 * A zone as a VTIMEZONE: every change of the clock from a year on until the present one, then the rule they follow.
 * @param zone IANA name; years are those of the calendar.
 */
export function timeZoneText(zone: string, { fromYear, thisYear }: { fromYear: number; thisYear: number }): string {
  const first = Temporal.PlainDate.from({ year: Math.max(1900, Math.min(fromYear, thisYear) - 1), month: 1, day: 1 }).toZonedDateTime(zone)
  const changes = changesOf(first, thisYear + YEARS_WRITTEN)
  const rules = yearlyRules(changes.filter(({ at }) => at.year >= thisYear && at.year < thisYear + YEARS_SEEN))
  const single = rules ? changes.filter(({ at }) => at.year < thisYear) : changes
  const before = { at: first.toPlainDateTime(), from: offsetText(first), to: offsetText(first), isSummer: false }
  return contentLines([
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(before),
    ...single.flatMap((change) => observance(change)),
    ...(rules ?? []).flatMap(({ change, rrule }) => observance(change, rrule)),
    'END:VTIMEZONE',
  ])
}

function changesOf(first: Temporal.ZonedDateTime, lastYear: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let next = first.getTimeZoneTransition('next'); next && next.year <= lastYear; next = next.getTimeZoneTransition('next')) {
    const before = next.subtract({ milliseconds: 1 })
    const [from, to] = [offsetText(before), offsetText(next)]
    const at = next.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
    if (from !== to) changes.push({ at, from, to, isSummer: next.offsetNanoseconds > before.offsetNanoseconds })
  }
  return changes
}

/** The rules of two changes a year, when they fall on the same weekday of their month each year. */
function yearlyRules(changes: readonly ClockChange[]): { change: ClockChange; rrule: string }[] | null {
  const sorts = [...Map.groupBy(changes, ({ at, to }) => `${at.month} ${at.dayOfWeek} ${at.toPlainTime()} ${to}`).values()]
  if (sorts.length !== 2 || sorts.some((sort) => sort.length !== YEARS_SEEN)) return null
  const rules = sorts.map((sort) => {
    const [change] = sort as [ClockChange]
    const weeks = new Set(sort.map(({ at }) => Math.ceil(at.day / 7)))
    const isLast = sort.every(({ at }) => at.day + 7 > at.daysInMonth)
    const week = isLast ? -1 : weeks.size === 1 ? [...weeks][0] : null
    return week && { change, rrule: `FREQ=YEARLY;BYMONTH=${change.at.month};BYDAY=${week}${weekdays[change.at.dayOfWeek - 1]}` }
  })
  return rules.every((rule) => rule !== null && rule !== undefined && rule !== 0)
    ? (rules as { change: ClockChange; rrule: string }[])
    : null
}

function observance({ at, from, to, isSummer }: ClockChange, rrule?: string): string[] {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD'
  const start = at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...(rrule ? [`RRULE:${rrule}`] : []),
    `END:${name}`,
  ]
}

/** `+0100`; a zone's offset is whole minutes in living memory. */
const offsetText = ({ offset }: Temporal.ZonedDateTime): string => offset.slice(0, 6).replace(':', '')
