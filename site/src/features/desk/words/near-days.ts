import { addDays, nextWeekday, startOfNextWeek } from '@throughline/core/kernel/day'

const SATURDAY = 6

/** The days that are chosen by name, as they are everywhere: plain dates, none before today. */
export const nearDays = ({ today, weekStart }: { today: string; weekStart: number }) => ({
  today,
  tomorrow: addDays(today, 1),
  weekend: nextWeekday(today, SATURDAY),
  nextWeek: startOfNextWeek(today, weekStart),
})

export type NearDay = keyof ReturnType<typeof nearDays>

/** The same, the nearest first, and each day once: on a Sunday next week begins tomorrow. */
export function nearDaysInTurn(of: Parameters<typeof nearDays>[0]): [NearDay, string][] {
  const named = Object.entries(nearDays(of)) as [NearDay, string][]
  return named
    .filter(([, day], at) => named.findIndex(([, other]) => other === day) === at)
    .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
}

/** Whether the weekend has begun, so that the one ahead is the next. */
export const isWeekend = (today: string): boolean => Temporal.PlainDate.from(today).dayOfWeek >= SATURDAY
