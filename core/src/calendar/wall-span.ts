/** When something begins and ends on somebody's wall calendar and clock, `HH:mm`; an end that nobody knows is `null`. */
export function wallSpan(begin: Temporal.Instant, end: Temporal.Instant | null, timeZone: string) {
  const from = begin.toZonedDateTimeISO(timeZone)
  const to = end?.toZonedDateTimeISO(timeZone) ?? null
  // What ends at midnight is not of the day that begins then.
  const last = to && Temporal.ZonedDateTime.compare(from, to) < 0 ? to.subtract({ milliseconds: 1 }) : from
  return {
    startDate: from.toPlainDate().toString(),
    endDate: last.toPlainDate().toString(),
    startTime: timeOf(from),
    endTime: to && timeOf(to),
  }
}

const timeOf = (at: Temporal.ZonedDateTime): string => at.toPlainTime().toString({ smallestUnit: 'minute' })
