import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, startOfDay } from '../../kernel/time/day.ts'
import { dayOf } from './span.ts'
import { millisecondsByDay, millisecondsOf, sumAt, sumOf, totalMilliseconds } from './totals.ts'

const HOUR = 3_600_000
const now = '2026-03-05T12:00:00.000Z'

const entry = (startedAt: string, endedAt: string | null, timeZone = 'Europe/Berlin', dayStart = 0) => ({
  startedAt,
  endedAt,
  ...dayOf(startedAt, { timeZone, dayStart }),
})

const byDay = (...entries: ReturnType<typeof entry>[]) =>
  Object.fromEntries([...millisecondsByDay(entries, now)].map(([day, length]) => [day, length / HOUR]))

describe('an entry', () => {
  it('that runs lasts until now, and never less than nothing', () => {
    expect(millisecondsOf(entry('2026-03-05T11:15:00.000Z', null), now)).toBe(0.75 * HOUR)
    expect(millisecondsOf(entry('2026-03-05T12:01:00.000Z', null), now)).toBe(0)
  })

  it('past midnight counts for both days, where it was written', () => {
    expect(byDay(entry('2026-03-04T22:00:00.000Z', '2026-03-05T01:00:00.000Z'))).toEqual({ '2026-03-04': 1, '2026-03-05': 2 })
    expect(byDay(entry('2026-03-04T22:00:00.000Z', '2026-03-05T01:00:00.000Z', 'America/New_York'))).toEqual({ '2026-03-04': 3 })
  })

  it('after midnight still counts for the evening, until the day starts', () => {
    expect(byDay(entry('2026-03-04T23:00:00.000Z', '2026-03-05T04:00:00.000Z', 'Europe/Berlin', 4))).toEqual({
      '2026-03-04': 4,
      '2026-03-05': 1,
    })
  })

  it('over the night the clocks change lasts as long as it lasted', () => {
    const spring = entry('2026-03-28T22:00:00.000Z', '2026-03-29T04:00:00.000Z')
    const autumn = entry('2026-10-24T21:00:00.000Z', '2026-10-25T05:00:00.000Z')
    expect([byDay(spring), byDay(autumn)]).toEqual([
      { '2026-03-28': 1, '2026-03-29': 5 },
      { '2026-10-24': 1, '2026-10-25': 7 },
    ])
  })

  it('of a whole day is 23 hours in spring and 25 in autumn', () => {
    const day = (date: string) => entry(startOfDay(date, berlin), startOfDay(addDays(date, 1), berlin))
    const berlin = { timeZone: 'Europe/Berlin', dayStart: 0 }
    expect(byDay(day('2026-03-29'), day('2026-10-25'))).toEqual({ '2026-03-29': 23, '2026-10-25': 25 })
  })

  it('over a day that a place left out counts for the days there were', () => {
    // Samoa went from 29 to 31 December 2011.
    expect(byDay(entry('2011-12-30T08:00:00.000Z', '2011-12-30T12:00:00.000Z', 'Pacific/Apia'))).toEqual({
      '2011-12-29': 2,
      '2011-12-31': 2,
    })
  })
})

describe('a sum', () => {
  it('grows while a timer runs and not otherwise', () => {
    const ended = sumOf([entry('2026-03-05T08:00:00.000Z', '2026-03-05T09:00:00.000Z')])
    expect([ended, sumAt(ended, now)]).toEqual([{ milliseconds: HOUR, runningSince: null }, HOUR])
    const running = sumOf([entry('2026-03-05T08:00:00.000Z', '2026-03-05T09:00:00.000Z'), entry('2026-03-05T11:00:00.000Z', null)])
    expect(sumAt(running, now)).toBe(2 * HOUR)
  })
})

const anEntry = fc
  .record({
    start: fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) }),
    length: fc.integer({ min: 0, max: 5 * 24 * HOUR }),
    timeZone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'America/Havana',
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Kathmandu',
    ),
    dayStart: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ start, length, timeZone, dayStart }) =>
    entry(new Date(start).toISOString(), new Date(start + length).toISOString(), timeZone, dayStart),
  )

it('the days of entries add up to all of their time, none longer than a day can be for each', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 8 }), (entries) => {
      const days = millisecondsByDay(entries, now)
      expect([...days.values()].reduce((sum, length) => sum + length, 0)).toBe(totalMilliseconds(entries, now))
      for (const length of days.values()) expect(length).toBeLessThanOrEqual(25 * HOUR * entries.length)
    }),
    { numRuns: 400 },
  )
})

it('each part of an entry lies on the day it is counted for', () => {
  fc.assert(
    fc.property(anEntry, (one) => {
      fc.pre(one.startedAt !== one.endedAt)
      const days = [...millisecondsByDay([one], now).keys()]
      expect(days[0]).toBe(one.localDate)
      const lastMoment = new Date(Date.parse(one.endedAt as string) - 1).toISOString()
      expect(days.at(-1)).toBe(dayOf(lastMoment, one).localDate)
    }),
    { numRuns: 400 },
  )
})

it('of timers ended one by another no two overlap, and together they last from the first start to now', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 }), (offsets) => {
      const starts = offsets.sort((a, b) => b - a).map((offset) => new Date(Date.parse(now) - offset).toISOString())
      const chain = starts.map((start, place) => entry(start, starts[place + 1] ?? null))
      expect(sumAt(sumOf(chain), now)).toBe(Date.parse(now) - Date.parse(starts[0] as string))
    }),
  )
})
