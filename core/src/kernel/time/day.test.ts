import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOf,
  dayNumber,
  daysBetween,
  firstOfWeek,
  instantText,
  localDate,
  nextDay,
  nextWeekday,
  startOfDay,
  startOfNextWeek,
  startOfWeek,
  weekdayOf,
} from './day.ts'
import { Instant } from './time.ts'

const at = (instant: string, timeZone: string, dayStart = 0) => localDate(Temporal.Instant.from(instant), { timeZone, dayStart })

describe('the date of a person', () => {
  it('is that of their own calendar, not of UTC', () => {
    expect(at('2026-03-05T23:30:00Z', 'UTC')).toBe('2026-03-05')
    expect(at('2026-03-05T23:30:00Z', 'Pacific/Auckland')).toBe('2026-03-06')
    expect(at('2026-03-05T03:30:00Z', 'America/Los_Angeles')).toBe('2026-03-04')
    expect(at('2026-03-05T18:00:00Z', 'Asia/Kathmandu')).toBe('2026-03-05')
    expect(at('2026-03-05T18:15:00Z', 'Asia/Kathmandu')).toBe('2026-03-06')
  })

  it('turns over at the day start', () => {
    expect(at('2026-03-06T03:59:59Z', 'UTC', 4)).toBe('2026-03-05')
    expect(at('2026-03-06T04:00:00Z', 'UTC', 4)).toBe('2026-03-06')
    expect(at('2026-01-01T01:00:00Z', 'UTC', 4)).toBe('2025-12-31')
  })

  it('turns over at the wall clock of the day start on the days the clocks change', () => {
    // Berlin skips 02:00–03:00 on 29 March 2026 and has it twice on 25 October 2026.
    expect(at('2026-03-29T00:59:00Z', 'Europe/Berlin', 3)).toBe('2026-03-28')
    expect(at('2026-03-29T01:00:00Z', 'Europe/Berlin', 3)).toBe('2026-03-29')
    expect(at('2026-10-25T01:59:00Z', 'Europe/Berlin', 3)).toBe('2026-10-24')
    expect(at('2026-10-25T02:00:00Z', 'Europe/Berlin', 3)).toBe('2026-10-25')
  })

  it('begins although a midnight does not exist', () => {
    // Cairo goes from 23:59:59 straight to 01:00 on 24 April 2026.
    expect(at('2026-04-23T21:59:59Z', 'Africa/Cairo')).toBe('2026-04-23')
    expect(at('2026-04-23T22:00:00Z', 'Africa/Cairo')).toBe('2026-04-24')
  })

  it.each([
    ['2026-03-05', 'UTC', 4, '2026-03-05T04:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 2, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', 2, '2026-10-25T00:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', 0, '2026-04-23T22:00:00.000Z'],
  ])('%s in %s begins at a moment, with the day start at %i', (date, timeZone, dayStart, begins) => {
    expect(startOfDay(date, { timeZone, dayStart })).toBe(begins)
    const justBefore = Temporal.Instant.from(begins).subtract({ milliseconds: 1 })
    expect([at(begins, timeZone, dayStart), localDate(justBefore, { timeZone, dayStart })]).toEqual([date, addDays(date, -1)])
  })

  it('changes with the zone of one who travels, and not by more than a day', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns', 'Asia/Kolkata')
    const moments = fc
      .integer({ min: 0, max: 4_102_444_800_000 })
      .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds))
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 0, max: 6 }), (instant, timeZone, dayStart) => {
        const utc = localDate(instant, { timeZone: 'UTC', dayStart: 0 })
        const date = localDate(instant, { timeZone, dayStart })
        expect([addDays(utc, -2), addDays(utc, -1), utc, addDays(utc, 1)]).toContain(date)
        const next = localDate(instant.add({ hours: 25 }), { timeZone, dayStart })
        expect(next > date).toBe(true)
      }),
    )
  })
})

describe('adding days', () => {
  it('follows the calendar', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('is undone by taking them off', () => {
    const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => addDays(addDays(date, days), -days) === date))
  })
})

it('an instant is written so that texts sort as times do', () => {
  expect(instantText(Temporal.Instant.from('2026-03-05T16:00:00.1239Z'))).toBe('2026-03-05T16:00:00.123Z')
  expect(instantText(Temporal.Instant.from('2026-03-05T16:00:00+01:00'))).toBe('2026-03-05T15:00:00.000Z')
  const moments = fc.integer({ min: 0, max: 4_102_444_800_000 })
  fc.assert(
    fc.property(moments, moments, (a, b) => {
      const [first, second] = [a, b].map((milliseconds) => instantText(Temporal.Instant.fromEpochMilliseconds(milliseconds))) as [
        string,
        string,
      ]
      expect(Instant.safeParse(first).success).toBe(true)
      expect(first < second).toBe(a < b)
    }),
  )
})

it('days are counted and gone on by one as the calendar has them, whatever clocks do', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), fc.integer({ min: -20_000, max: 60_000 }), (start, days) => {
      const date = addDays('2000-01-01', start)
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(nextDay(date)).toBe(addDays(date, 1))
    }),
  )
})

const anyDate = fc.integer({ min: -40_000, max: 70_000 }).map((days) => addDays('2000-01-01', days))

it('dates are numbered as the calendar counts them, whatever clocks do', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 400 }), (date, days) => {
      expect(dateOf(dayNumber(date) + days)).toBe(addDays(date, days))
      expect(weekdayOf(dayNumber(date))).toBe(Temporal.PlainDate.from(date).dayOfWeek)
    }),
  )
})

describe('the week', () => {
  it.each([
    ['2026-11-09', 1, '2026-11-09'],
    ['2026-11-15', 1, '2026-11-09'],
    ['2027-01-03', 1, '2026-12-28'],
    ['2026-11-14', 7, '2026-11-08'],
    ['2026-11-15', 7, '2026-11-15'],
    ['2026-11-13', 6, '2026-11-07'],
    // A date that is a slip of the hand is reckoned with all the same.
    ['0000-01-01', 1, '-000001-12-27'],
  ])('of %s began, where weeks begin with day %i, on %s', (date, weekStart, first) => expect(startOfWeek(date, weekStart)).toBe(first))

  it('of any day began on the weekday of the person, up to six days ago, and a week before the next', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (date, weekStart) => {
        const first = startOfWeek(date, weekStart)
        const ago = daysBetween(first, date)
        expect(Temporal.PlainDate.from(first).dayOfWeek).toBe(weekStart)
        expect(ago >= 0 && ago <= 6).toBe(true)
        expect(startOfNextWeek(date, weekStart)).toBe(addDays(first, 7))
        expect(firstOfWeek(dayNumber(date), weekStart)).toBe(dayNumber(first))
      }),
    )
  })
})

describe('the week after', () => {
  it.each([
    ['2026-11-09', 1, '2026-11-16'],
    ['2026-11-14', 1, '2026-11-16'],
    ['2026-11-15', 1, '2026-11-16'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-14', 7, '2026-11-15'],
    ['2026-11-15', 7, '2026-11-22'],
    ['2026-11-13', 6, '2026-11-14'],
  ])('of %s begins, where weeks begin with day %i, on %s', (date, weekStart, first) => expect(startOfNextWeek(date, weekStart)).toBe(first))

  it('of any day is one to seven days on, on the weekday asked for', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (date, weekday) => {
        const next = Temporal.PlainDate.from(nextWeekday(date, weekday))
        const ahead = Temporal.PlainDate.from(date).until(next).days
        return next.dayOfWeek === weekday && ahead >= 1 && ahead <= 7
      }),
    )
  })
})
