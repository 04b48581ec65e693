import { plainRule, type RepeatRule, rruleOf, WEEKDAYS, WORKDAYS } from '@throughline/core/task/recurrence'

/** The repeats most people want of a task that is due on a day, simplest first, as RFC 5545 writes them. */
export function commonRules(due: string): string[] {
  const { month, day, daysInMonth } = Temporal.PlainDate.from(due)
  const { weekday, place, isLast } = placeOf(due)
  const monthly: RepeatRule[] = [
    { ...plainRule('MONTHLY'), monthDay: { day } },
    { ...plainRule('MONTHLY'), monthDay: { place: isLast ? -1 : place, weekday } },
  ]
  if (day === daysInMonth) monthly.push({ ...plainRule('MONTHLY'), monthDay: { day: -1 } })
  return [
    plainRule('DAILY'),
    { ...plainRule('WEEKLY'), weekdays: WORKDAYS },
    { ...plainRule('WEEKLY'), weekdays: [weekday] },
    ...monthly,
    { ...plainRule('YEARLY'), month, monthDay: { day } },
  ].map(rruleOf)
}

/** A rule of another kind for a task due on a day; what both kinds know stays. */
export function ofKind(rule: RepeatRule, freq: RepeatRule['freq'], due: string): RepeatRule {
  const { month, day } = Temporal.PlainDate.from(due)
  const kept = { ...plainRule(freq), interval: rule.interval, end: rule.end }
  switch (freq) {
    case 'DAILY':
      return kept
    case 'WEEKLY':
      return { ...kept, weekdays: rule.weekdays.length ? rule.weekdays : [placeOf(due).weekday] }
    case 'MONTHLY':
      return { ...kept, monthDay: rule.monthDay ?? { day } }
    case 'YEARLY':
      return { ...kept, month, monthDay: rule.monthDay ?? { day } }
  }
}

/** Which weekday a date is, the how manieth of its month, and whether it is the last. */
export function placeOf(date: string) {
  const { dayOfWeek, day, daysInMonth } = Temporal.PlainDate.from(date)
  return { weekday: WEEKDAYS[dayOfWeek - 1] ?? 'MO', place: Math.ceil(day / 7), isLast: day + 7 > daysInMonth }
}
