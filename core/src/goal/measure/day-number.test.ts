import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, startOfNextWeek } from '../../kernel/time/day.ts'
import { dateOf, dayNumber, firstOfWeek, weekdayOf } from './day-number.ts'

const anyDate = fc.integer({ min: 0, max: 109_000 }).map((days) => addDays('1900-01-01', days))

it('numbers dates as the calendar counts them, whatever clocks do', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 400 }), (date, days) => {
      expect(dateOf(dayNumber(date) + days)).toBe(addDays(date, days))
      expect(weekdayOf(dayNumber(date))).toBe(Temporal.PlainDate.from(date).dayOfWeek)
    }),
  )
})

it('begins weeks on the weekday of the person', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (date, weekStart) => {
      const first = firstOfWeek(dayNumber(date), weekStart)
      expect(weekdayOf(first)).toBe(weekStart)
      expect(dateOf(first + 7)).toBe(startOfNextWeek(date, weekStart))
    }),
  )
})
