import { addDays, dayNumber } from '@throughline/core/kernel/day'

export interface DayAhead {
  on: string
  due: number
  /** How many dots stand for them. */
  dots: number
  /** The day of the interview. */
  isAim: boolean
}

export interface Ahead {
  days: DayAhead[]
  /** Cards that a dot stands for. */
  perDot: number
  total: number
  /** Days on which most is due; none where nothing is. */
  most: string[]
}

/** Dots that have room above one another. */
const HIGHEST = 8

/** Days that are shown at most: an interview may be thousands of years away, be it by a slip of the finger. */
const MOST_DAYS = 92

/** The days until a date and that day, unless it is further than can be shown, of which nothing more is planned; today holds what is left of it. */
export function aheadOf(
  plan: readonly { on: string; due: number }[],
  { today, left, aim }: { today: string; left: number; aim: string | null },
): Ahead {
  const due = new Map(plan.map(({ on, due }) => [on, due]))
  due.set(today, left)
  const isInSight = aim !== null && aim > today && dayNumber(aim) - dayNumber(today) < MOST_DAYS
  const end = isInSight ? aim : addDays(today, Math.max(1, plan.length) - 1)
  const days = Array.from({ length: dayNumber(end) - dayNumber(today) + 1 }, (_, later) => {
    const on = addDays(today, later)
    return { on, due: due.get(on) ?? 0, isAim: on === aim }
  })
  const highest = Math.max(0, ...days.map(({ due }) => due))
  const perDot = Math.max(1, Math.ceil(highest / HIGHEST))
  return {
    days: days.map((day) => ({ ...day, dots: Math.ceil(day.due / perDot) })),
    perDot,
    total: days.reduce((sum, { due }) => sum + due, 0),
    most: highest === 0 ? [] : days.filter(({ due }) => due === highest).map(({ on }) => on),
  }
}
