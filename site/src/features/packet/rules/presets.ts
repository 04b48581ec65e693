import { addDays, startOfWeek } from '@throughline/core/kernel/day'

/** Days that packets are often made of, as plain dates. */
export const presetNames = ['half', 'last-half', 'year', 'last-year', 'quarter', 'last-quarter', 'week', 'last-week'] as const
export type PresetName = (typeof presetNames)[number]

export interface DayRange {
  from: string
  until: string
}

/** The days a preset means. `weekStart` is 1 for Monday to 7 for Sunday. */
export function presetRange(name: PresetName, today: string, weekStart: number): DayRange {
  const isLast = name.startsWith('last-')
  if (name.endsWith('week')) {
    const from = startOfWeek(isLast ? addDays(today, -7) : today, weekStart)
    return { from, until: addDays(from, 6) }
  }
  const date = Temporal.PlainDate.from(today)
  const months = name.endsWith('year') ? 12 : name.endsWith('half') ? 6 : 3
  const begun = date.with({ day: 1 }).subtract({ months: (date.month - 1) % months })
  const first = isLast ? begun.subtract({ months }) : begun
  return { from: first.toString(), until: first.add({ months }).subtract({ days: 1 }).toString() }
}
