import { repeatRuleOf } from '@throughline/core/task/recurrence'

/** How often people meet, as most do; all else is `other`. */
export type Often = 'week' | 'fortnight' | 'month' | 'other'

/** Each counts from the first meeting: on its weekday, or its day of the month. */
export const rules: Readonly<Record<Exclude<Often, 'other'>, string>> = {
  week: 'FREQ=WEEKLY',
  fortnight: 'FREQ=WEEKLY;INTERVAL=2',
  month: 'FREQ=MONTHLY',
}

/** What a rule is called here. */
export function oftenOf(rrule: string): Often {
  const rule = repeatRuleOf(rrule)
  if (!rule || rule.end || rule.weekdays.length > 0 || rule.monthDay) return 'other'
  if (rule.freq === 'WEEKLY' && rule.interval <= 2) return rule.interval === 1 ? 'week' : 'fortnight'
  return rule.freq === 'MONTHLY' && rule.interval === 1 ? 'month' : 'other'
}
