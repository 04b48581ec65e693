import { addDays } from '../../kernel/time/day.ts'
import type { Rating, Scheduling } from './schedule.ts'

/** A rating as it was logged; `before` is `null` for the first of a card. */
export interface LoggedReview {
  /** The person's date, `YYYY-MM-DD`. */
  localDate: string
  rating: Rating
  before: Pick<Scheduling, 'lastReviewedOn'> | null
}

export interface MonthOfRetention {
  /** `YYYY-MM`. */
  month: string
  /** Ratings of what had been told on an earlier day. */
  seen: number
  /** Those of them that were not `again`. */
  kept: number
  /** `kept` of `seen`, 0 to 1. */
  retention: number
}

/** How much was still known when it was asked for, by month, in order; months in which nothing was asked again are not in it. */
export function retentionByMonth(reviews: readonly LoggedReview[]): MonthOfRetention[] {
  const asked = reviews.filter(({ localDate, before }) => before !== null && before.lastReviewedOn < localDate)
  const months = [...Map.groupBy(asked, ({ localDate }) => localDate.slice(0, 7))].sort(([a], [b]) => (a < b ? -1 : 1))
  return months.map(([month, ofMonth]) => {
    const seen = ofMonth.length
    const kept = ofMonth.filter(({ rating }) => rating !== 'again').length
    return { month, seen, kept, retention: kept / seen }
  })
}

export interface DayOfReviews extends Record<Rating, number> {
  on: string
  /** All of that day. */
  total: number
}

/** How often each rating was given on each day from `from` to `to`, both with it; days without any count 0. */
export function reviewsByDay(reviews: readonly LoggedReview[], { from, to }: { from: string; to: string }): DayOfReviews[] {
  const days = new Map<string, DayOfReviews>()
  for (let on = from; on <= to; on = addDays(on, 1)) days.set(on, { on, total: 0, again: 0, hard: 0, good: 0, easy: 0 })
  for (const { localDate, rating } of reviews) {
    const day = days.get(localDate)
    if (!day) continue
    day.total++
    day[rating]++
  }
  return [...days.values()]
}

/** How many are due on each of so many days from `on`. What is overdue stands on the first; no limit of a day is in it. */
export function forecast(dueDays: readonly string[], on: string, days = 30): { on: string; due: number }[] {
  const counts = new Map(Array.from({ length: days }, (_, later) => [addDays(on, later), 0]))
  for (const dueOn of dueDays) {
    const day = dueOn < on ? on : dueOn
    const count = counts.get(day)
    if (count !== undefined) counts.set(day, count + 1)
  }
  return [...counts].map(([day, due]) => ({ on: day, due }))
}
