import { dayNumber } from '../../kernel/time/day.ts'
import type { Pause } from '../schema.ts'

/** Day numbers from `from` up to, but not with, `until`. */
export interface Stretch {
  from: number
  until: number
}

/** Pauses in the order of time. An open one is taken to last until `openUntil`. */
export const stretchesOf = (pauses: readonly Pause[], openUntil: number): Stretch[] =>
  pauses
    .map(({ from, until }) => ({ from: dayNumber(from), until: until === null ? openUntil : dayNumber(until) }))
    .filter(({ from, until }) => from < until)
    .sort((a, b) => a.from - b.from)

export const isWithin = (stretches: readonly Stretch[], day: number): boolean =>
  stretches.some(({ from, until }) => from <= day && day < until)

/** How many days after `from`, up to and with `to`, lie in none of the stretches; 0 when `to` is not after `from`. */
export function daysOutside(stretches: readonly Stretch[], from: number, to: number): number {
  if (to <= from) return 0
  const inside = stretches.map((one) => Math.max(0, Math.min(one.until - 1, to) - Math.max(one.from - 1, from)))
  return to - from - inside.reduce((sum, days) => sum + days, 0)
}

/** The day after so many days outside the stretches, counted from the day after `from`. */
export function dayAfter(stretches: readonly Stretch[], from: number, days: number): number {
  let [day, left] = [from, days]
  for (const one of stretches) {
    if (one.until - 1 <= day) continue
    const free = Math.max(0, one.from - 1 - day)
    if (left <= free) break
    left -= free
    day = one.until - 1
  }
  return day + left
}
