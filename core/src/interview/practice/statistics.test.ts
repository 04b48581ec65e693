import { expect, it } from 'vitest'
import type { Rating } from './schedule.ts'
import { forecast, type LoggedReview, retentionByMonth, reviewsByDay } from './statistics.ts'

const review = (localDate: string, rating: Rating, last: string | null): LoggedReview => ({
  localDate,
  rating,
  before: last === null ? null : { lastReviewedOn: last },
})

it('retention is the share of what was still known when it was asked again, by month', () => {
  const log = [
    review('2026-03-31', 'again', '2026-03-01'),
    review('2026-01-05', 'hard', '2026-01-02'),
    review('2026-01-31', 'easy', '2026-01-02'),
    review('2026-01-09', 'again', '2025-12-31'),
    review('2026-01-10', 'good', '2026-01-09'),
  ]
  expect(retentionByMonth(log)).toEqual([
    { month: '2026-01', seen: 4, kept: 3, retention: 0.75 },
    { month: '2026-03', seen: 1, kept: 0, retention: 0 },
  ])
})

it('what was new, or told a second time on a day, says nothing about retention', () => {
  expect(retentionByMonth([review('2026-01-05', 'again', null), review('2026-01-05', 'good', '2026-01-05')])).toEqual([])
})

it('reviews are counted by day and rating, with the days that had none', () => {
  const log = [
    review('2026-02-28', 'good', null),
    review('2026-02-28', 'again', null),
    review('2026-03-02', 'easy', null),
    review('2026-03-02', 'hard', null),
    review('2026-03-02', 'easy', null),
    review('2026-02-27', 'good', null),
    review('2026-03-03', 'good', null),
  ]
  expect(reviewsByDay(log, { from: '2026-02-28', to: '2026-03-02' })).toEqual([
    { on: '2026-02-28', total: 2, again: 1, hard: 0, good: 1, easy: 0 },
    { on: '2026-03-01', total: 0, again: 0, hard: 0, good: 0, easy: 0 },
    { on: '2026-03-02', total: 3, again: 0, hard: 1, good: 0, easy: 2 },
  ])
})

it('the forecast has what is overdue on its first day, and nothing beyond its last', () => {
  const due = ['2026-02-01', '2026-03-04', '2026-03-05', '2026-03-07', '2026-03-07', '2026-03-08']
  expect(forecast(due, '2026-03-05', 3)).toEqual([
    { on: '2026-03-05', due: 3 },
    { on: '2026-03-06', due: 0 },
    { on: '2026-03-07', due: 2 },
  ])
  expect(forecast([], '2026-03-05')).toHaveLength(30)
})
