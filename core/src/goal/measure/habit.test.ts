import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../../kernel/time/day.ts'
import type { Metric } from '../metric.ts'
import type { Goal } from '../schema.ts'
import { dayValues } from './day-values.ts'
import { habitMarks, restDays } from './habit-marks.ts'
import { measure } from './measure.ts'
import { checkInsOf, daysFrom, habitOf, markedFrom, on } from './test-measure.ts'

/** A Monday. */
const START = '2026-01-05'
const day = (days: number) => addDays(START, days)
const habit = (metric: Partial<Metric> = {}, goal: Partial<Omit<Goal, 'metric'>> = {}) => habitOf(metric, { startDate: START, ...goal })
const measured = (goal: Goal, marks: string, today: string, weekStart = 1) => {
  const found = measure(goal, markedFrom(START, marks), on(today, weekStart)).habit
  if (!found) throw new Error('It is a habit.')
  return found
}
const streak = (goal: Goal, marks: string, today = day(marks.length - 1), weekStart = 1) => {
  const { current, longest } = measured(goal, marks, today, weekStart).streak
  return [current, longest]
}
const marks = (goal: Goal, said: string, today: string) => habitMarks(goal, markedFrom(START, said), on(today)).marks

it('a habit rests on the weekdays it does not name, in any year, and otherwise on none by name', () => {
  const rests = restDays(habit({ weekdays: [1, 3] }).metric)
  expect([0, 1, 2, 3].map((days) => rests?.(day(days)))).toEqual([false, true, false, true])
  expect(rests?.('2031-01-05')).toBe(true)
  for (const metric of [{}, { weekdays: [1, 2, 3, 4, 5, 6, 7] }, { timesPerWeek: 3 }]) expect(restDays(habit(metric).metric)).toBeNull()
})

describe('the mark of a day', () => {
  it('is what was said, or what nothing means', () => {
    const goal = habit({ weekdays: [1, 2, 3, 4, 5] }, { pauses: [{ from: day(7), until: day(9) }] })
    expect(marks(goal, 'yns......', day(10))).toEqual([
      'yes',
      'no',
      'skip',
      'missed',
      'missed',
      'rest',
      'rest',
      'paused',
      'paused',
      'missed',
      'pending',
    ])
  })

  it('is a yes on a day of rest or pause too, where a no says nothing', () => {
    const goal = habit({ weekdays: [1] }, { pauses: [{ from: day(7), until: day(9) }] })
    expect(marks(goal, '.yn....ny', day(8))).toEqual(['missed', 'yes', 'rest', 'rest', 'rest', 'rest', 'rest', 'paused', 'yes'])
  })

  it('with any so many times a week is never missed by itself', () => {
    expect(marks(habit({ timesPerWeek: 3 }), 'y.n', day(4))).toEqual(['yes', 'rest', 'no', 'rest', 'pending'])
  })

  it('of a draft is not missed', () => expect(marks(habit({}, { status: 'draft' }), 'y', day(2))).toEqual(['yes', 'rest', 'pending']))

  it('that is counted goes by the amount, and is not over before the day is', () => {
    const goal = habit({ dailyTarget: '20', aggregation: 'sum' })
    expect(habitMarks(goal, daysFrom(START, '20', '19.9', 'skip', '5'), on(day(3))).marks).toEqual(['yes', 'no', 'skip', 'pending'])
    const atMost = habit({ dailyTarget: '2', direction: 'down', aggregation: 'sum' })
    expect(habitMarks(atMost, daysFrom(START, '2', '3', '0'), on(day(2))).marks).toEqual(['yes', 'no', 'yes'])
  })

  it('ends with the goal', () => {
    expect(marks(habit({}, { endDate: day(1) }), 'yy', day(9))).toHaveLength(2)
    const closing = { localDate: day(2), timeZone: 'UTC', reflection: '' }
    expect(marks(habit({}, { status: 'dropped', closing }), 'yy', day(9))).toEqual(['yes', 'yes', 'missed'])
  })
})

describe('the rate', () => {
  it.each([
    ['yyn.', {}, { kept: 2, asked: 4 }],
    ['yysy', {}, { kept: 3, asked: 3 }],
    ['yy...yy', { weekdays: [1, 2, 3, 4, 5] }, { kept: 4, asked: 7 }],
    ['y.y....yyyy...', { timesPerWeek: 3 }, { kept: 5, asked: 6 }],
    ['y.y....yy', { timesPerWeek: 3 }, { kept: 4, asked: 5 }],
    ['y.y.sss', { timesPerWeek: 5 }, { kept: 2, asked: 4 }],
  ])('of %s with %j is %j', (said, metric, tally) => {
    const weeks = Math.ceil(said.length / 7) * 7
    const today = said === 'y.y....yy' ? day(8) : day('timesPerWeek' in metric || 'weekdays' in metric ? weeks : said.length)
    expect(measured(habit(metric, { endDate: today === day(8) ? null : addDays(today, -1) }), said, today)).toMatchObject(tally)
  })

  it('counts a first yes on a day of rest', () => {
    const goal = habit({ weekdays: [1, 2, 3, 4, 5] }, { startDate: day(6) })
    const { habit: tally, unmeasured, current } = measure(goal, markedFrom(day(6), 'y'), on(day(6)))
    expect(tally).toMatchObject({ kept: 1, asked: 1, streak: { current: 1 } })
    expect({ unmeasured, current }).toEqual({ unmeasured: null, current: '100' })
  })

  it('asks nothing of the weeks of a draft', () => {
    expect(measured(habit({ timesPerWeek: 3 }, { status: 'draft' }), 'y', day(8))).toMatchObject({ kept: 0, asked: 0 })
  })

  it('of so many times a week is told once a week is kept or over, and not by its first day', () => {
    const goal = habit({ timesPerWeek: 3 })
    const told = (said: string, today: string) => {
      const { current, unmeasured, habit: tally } = measure(goal, markedFrom(START, said), on(today))
      return { current, unmeasured, kept: tally?.kept, asked: tally?.asked, streak: tally?.streak.current }
    }
    const nothing = { current: null, unmeasured: 'no-days-yet', kept: 0, asked: 0, streak: 0 }
    expect(told('y', day(0))).toEqual(nothing)
    expect(told('yy', day(6))).toEqual(nothing)
    expect(told('yyy', day(2))).toEqual({ current: '100', unmeasured: null, kept: 3, asked: 3, streak: 1 })
    expect(told('yy', day(7))).toMatchObject({ unmeasured: null, kept: 2, asked: 3, streak: 0 })
  })

  it('asks nothing of a first week that began too late for all of it', () => {
    // A Sunday.
    const goal = habit({ timesPerWeek: 3 }, { startDate: day(6) })
    const told = (said: string, today: string, weekStart = 1) => measure(goal, markedFrom(day(6), said), on(today, weekStart)).habit
    expect(told('y', day(6))).toMatchObject({ kept: 0, asked: 0, streak: { current: 0 } })
    expect(told('y', day(7))).toMatchObject({ kept: 0, asked: 0, streak: { current: 0 } })
    expect(told('.', day(7))).toMatchObject({ kept: 0, asked: 0 })
    expect(told('yyyy', day(9))).toMatchObject({ kept: 3, asked: 3, streak: { current: 1 } })
    // The week of somebody else begins on that day.
    expect(told('yyy', day(8), 7)).toMatchObject({ kept: 3, asked: 3, streak: { current: 1 } })
    // All that there is of a goal is asked for.
    const short = habit({ timesPerWeek: 3 }, { startDate: day(5), endDate: day(6) })
    expect(measure(short, markedFrom(day(5), 'yy'), on(day(7))).habit).toMatchObject({ kept: 2, asked: 2, streak: { current: 1 } })
  })

  it('does not count today before it is said', () => {
    expect(measured(habit(), 'yy', day(2))).toMatchObject({ kept: 2, asked: 2 })
    expect(measured(habit(), 'yyy', day(2))).toMatchObject({ kept: 3, asked: 3 })
  })
})

describe('the streak', () => {
  it.each([
    ['yyy', [3, 3]],
    ['yyyn', [0, 3]],
    ['yynyyyy', [4, 4]],
    ['yyyyn yy'.replace(' ', ''), [2, 4]],
    ['yy.yy', [2, 2]],
    ['yysyy', [4, 4]],
    ['.', [0, 0]],
  ])('of %s is %j', (said, expected) => expect(streak(habit(), said)).toEqual(expected))

  it('is not broken by today, until it is over', () => {
    expect(streak(habit(), 'yyy', day(3))).toEqual([3, 3])
    expect(streak(habit(), 'yyy', day(4))).toEqual([0, 3])
  })

  it('goes over days of rest, and a yes on one counts', () => {
    const goal = habit({ weekdays: [1, 2, 3, 4, 5] })
    expect(streak(goal, 'yyyyy..yy')).toEqual([7, 7])
    expect(streak(goal, 'yyyyyy.yy')).toEqual([8, 8])
    expect(streak(goal, 'yyyyyn.yy')).toEqual([7, 7])
  })

  it('of so many times a week counts weeks, as the person’s week goes', () => {
    const goal = habit({ timesPerWeek: 2 })
    const said = '.y....y.y..y..y'
    expect(streak(goal, said, day(14))).toEqual([2, 2])
    expect(measured(goal, said, day(14)).streak.unit).toBe('weeks')
    // From Mondays on these weeks have three, one and, so far, one; from Sundays on two, two and one.
    expect(streak(goal, 'y....yyy......y', day(14), 1)).toEqual([0, 1])
    expect(streak(goal, 'y....yyy......y', day(14), 7)).toEqual([2, 2])
  })

  it('is longer by the running week as soon as that is kept', () => {
    const goal = habit({ timesPerWeek: 2 })
    expect(streak(goal, 'yy.....y', day(7))).toEqual([1, 1])
    expect(streak(goal, 'yy.....yy', day(8))).toEqual([2, 2])
  })

  it('is not broken by a week before its last day is over', () => {
    const goal = habit({ timesPerWeek: 2 })
    expect(streak(goal, 'yy.....y', day(13))).toEqual([1, 1])
    expect(streak(goal, 'yy.....y', day(14))).toEqual([0, 1])
  })

  it('asks of a week only what its days allow, and nothing of one without any', () => {
    const away = habit({ timesPerWeek: 5 }, { pauses: [{ from: day(9), until: day(21) }] })
    expect(streak(away, 'yyyyy..yy............', day(22))).toEqual([2, 2])
    expect(streak(habit({ timesPerWeek: 5 }), 'yyyyy..sssssss', day(15))).toEqual([1, 1])
  })

  const said = fc.string({ unit: fc.constantFrom('y', 'y', 'n', 's', '.'), minLength: 1, maxLength: 60 })
  const rhythms: fc.Arbitrary<Partial<Metric>> = fc.constantFrom({}, { weekdays: [1, 3, 5] }, { timesPerWeek: 3 })

  it('never was longer than the longest', () => {
    fc.assert(
      fc.property(said, rhythms, fc.integer({ min: 1, max: 7 }), (said, rhythm, weekStart) => {
        const [current, longest] = streak(habit(rhythm), said, day(said.length - 1), weekStart) as [number, number]
        expect(current).toBeLessThanOrEqual(longest)
      }),
    )
  })

  it('stays what it is when days are skipped or paused in between', () => {
    fc.assert(
      fc.property(said, fc.nat(60), fc.integer({ min: 1, max: 20 }), (said, at, length) => {
        const place = Math.min(at, said.length - 1)
        const longer = (gap: string) => said.slice(0, place) + gap.repeat(length) + said.slice(place)
        const today = day(said.length + length - 1)
        const pause = { from: day(place), until: day(place + length) }
        const expected = streak(habit(), said)
        expect(streak(habit(), longer('s'), today)).toEqual(expected)
        expect(streak(habit({}, { pauses: [pause] }), longer('.'), today)).toEqual(expected)
      }),
    )
  })

  it('of weeks stays what it is when whole weeks are paused or skipped in between', () => {
    fc.assert(
      fc.property(said, fc.nat(8), fc.integer({ min: 1, max: 3 }), (said, week, weeks) => {
        const place = Math.min(week * 7, said.length - (said.length % 7))
        const longer = (gap: string) => said.slice(0, place) + gap.repeat(7 * weeks) + said.slice(place)
        const today = day(said.length + weeks * 7 - 1)
        const pause = { from: day(place), until: day(place + weeks * 7) }
        const goal = habit({ timesPerWeek: 3 })
        const expected = streak(goal, said)
        expect(streak(goal, longer('s'), today)).toEqual(expected)
        expect(streak({ ...goal, pauses: [pause] }, longer('.'), today)).toEqual(expected)
      }),
    )
  })

  it('of one who says yes each day holds wherever they are, and wherever they move afterwards', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns')
    // Through the spring in which clocks change in Berlin, Los Angeles, St John’s and Auckland.
    fc.assert(
      fc.property(
        zones,
        zones,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 7 }),
        rhythms,
        (home, away, dayStart, weekStart, rhythm) => {
          const rule = { timeZone: home, dayStart }
          const first = Temporal.ZonedDateTime.from(`2026-03-02T12:00[${home}]`)
          const moments = Array.from({ length: 42 }, (_, i) => first.add({ days: i }).toInstant())
          const dates = moments.map((moment) => localDate(moment, rule))
          const goal = habitOf(rhythm, { startDate: dates[0] as string })
          const days = dayValues(checkInsOf(...dates.map((date) => [date, 'yes'] as [string, 'yes'])), goal.metric)
          const found = (timeZone: string) => {
            const now = moments.at(-1) as Temporal.Instant
            return measure(goal, days, on(localDate(now, { timeZone, dayStart }), weekStart)).habit
          }
          expect(found(home)?.streak).toEqual(found(away)?.streak)
          if (rhythm.timesPerWeek === undefined) expect(found(home)?.streak.current).toBe(42)
        },
      ),
    )
  })
})
