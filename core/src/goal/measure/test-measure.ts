import fc from 'fast-check'
import { addDays } from '../../kernel/time/day.ts'
import type { Metric } from '../metric.ts'
import { filledMetric } from '../metric-rules.ts'
import type { CheckInValue, Goal, Pause } from '../schema.ts'
import type { DayValue } from './day-values.ts'

export const metricOf = (metric: Partial<Metric> = {}): Metric => ({
  ...filledMetric({ type: 'number', target: '100' }),
  ...metric,
})

/** A goal of a hundred days, from 1 January to 11 April 2026. */
export const goalOf = ({ metric, ...goal }: Partial<Omit<Goal, 'metric'>> & { metric?: Partial<Metric> } = {}): Goal => ({
  id: 'goal',
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  version: 1,
  deletedAt: null,
  title: 'A goal',
  why: '',
  horizon: 'quarter',
  metric: metricOf(metric),
  milestones: [],
  startDate: '2026-01-01',
  endDate: '2026-04-11',
  parentId: null,
  history: [],
  formerParentId: null,
  weight: 1,
  status: 'active',
  pauses: [],
  closing: null,
  statedPace: null,
  checkInEvery: null,
  competencies: [],
  tags: [],
  order: 'a0',
  importId: null,
  ...goal,
})

export const habitOf = (metric: Partial<Metric> = {}, goal: Partial<Omit<Goal, 'metric'>> = {}): Goal =>
  goalOf({ endDate: null, ...goal, metric: { type: 'habit', ...metric } })

/** Check-ins in the order they were written. */
export const checkInsOf = (...said: [date: string, value: CheckInValue][]) =>
  said.map(([localDate, value], i) => ({ id: String(i).padStart(6, '0'), localDate, value }))

/** One value for each day from a date on; `null` for a day without. */
export const daysFrom = (date: string, ...values: (string | null)[]): DayValue[] =>
  values.flatMap((value, i) => (value === null ? [] : [{ localDate: addDays(date, i), value }]))

/** `y` yes, `n` no, `s` skip, `.` nothing. */
export const markedFrom = (date: string, marks: string): DayValue[] =>
  daysFrom(date, ...[...marks].map((mark) => ({ y: 'yes', n: 'no', s: 'skip' })[mark] ?? null))

export const on = (today: string, weekStart = 1) => ({ today, weekStart })

/** Decimals of up to six digits before and three behind the point. */
export const decimals = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`)

export const dates = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-12-01', days))

/** Pauses in order, none overlapping, after 2 January 2026. */
export const pauses: fc.Arbitrary<Pause[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 })), { maxLength: 4 })
  .map((gaps) => {
    let day = '2026-01-02'
    return gaps.map(([gap, length]) => {
      const from = addDays(day, gap)
      day = addDays(from, length)
      return { from, until: day }
    })
  })
