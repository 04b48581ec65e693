import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time/day.ts'
import type { Goal } from '../schema.ts'
import { idealLine, idealPart } from './ideal-line.ts'
import { measure } from './measure.ts'
import { dates, daysFrom, goalOf, habitOf, markedFrom, on, pauses } from './test-measure.ts'

const paceAt = (goal: Goal, today: string, value = '40') => measure(goal, daysFrom('2026-01-02', value), on(today))
const day = (days: number) => addDays('2026-01-01', days)

describe('the pace', () => {
  it.each([
    ['50', 'on-track', 1],
    ['47.5', 'on-track', 0.95],
    ['47.4', 'behind', 0.948],
    ['37.5', 'behind', 0.75],
    ['37.4', 'at-risk', 0.748],
    ['-1', 'at-risk', -0.02],
  ])('half way along, at %s of 100, is %s', (value, pace, paceRatio) => {
    expect(paceAt(goalOf(), day(50), value)).toMatchObject({ pace, paceRatio, ideal: '50', noPace: null })
  })

  it('of a target below the start is told alike', () => {
    const goal = goalOf({ metric: { direction: 'down', start: '80', target: '75' } })
    expect(paceAt(goal, day(50), '77.5')).toMatchObject({ pace: 'on-track', ideal: '77.5' })
    expect(paceAt(goal, day(50), '78')).toMatchObject({ pace: 'behind', paceRatio: 0.8 })
  })

  it('is good as long as nothing is to be behind one', () => {
    expect(paceAt(goalOf(), day(0))).toMatchObject({ computedPace: 'on-track', paceRatio: null, ideal: '0' })
  })

  it('is that of the end once the end is past', () => {
    expect(paceAt(goalOf(), day(120), '80')).toMatchObject({ paceRatio: 0.8, ideal: '100' })
  })

  it('is below what the person says of it, and both are told', () => {
    const said = paceAt(goalOf({ statedPace: 'on-track' }), day(50), '10')
    expect(said).toMatchObject({ pace: 'on-track', statedPace: 'on-track', computedPace: 'at-risk' })
  })

  it.each([
    ['draft', goalOf({ status: 'draft' }), day(50)],
    ['closed', goalOf({ status: 'dropped' }), day(50)],
    ['not-begun', goalOf(), day(-1)],
    ['no-end', goalOf({ endDate: null }), day(50)],
    ['unmeasured', goalOf({ metric: { target: '0' } }), day(50)],
  ])('is not told: %s', (noPace, goal, today) => {
    expect(paceAt(goal, today)).toMatchObject({ pace: null, computedPace: null, paceRatio: null, noPace })
  })

  it('of a habit and of what is to stay within bounds is asked for in full on every day', () => {
    expect(measure(habitOf({ target: '80' }), markedFrom('2026-01-01', 'yynyn'), on(day(5)))).toMatchObject({
      paceRatio: 0.75,
      ideal: '80',
    })
    const within = goalOf({ endDate: null, metric: { direction: 'within', start: '35', target: '45' } })
    expect(measure(within, daysFrom('2026-01-01', '40', '50', '36', '41'), on(day(5)))).toMatchObject({ paceRatio: 0.75, pace: 'behind' })
  })

  it.each([
    ['.', true],
    ['yyn', true],
    ['yynn', false],
    ['yyy', false],
    // One of twenty is within the pace.
    ['yyyyyyyyyyyyyyyyyyyn', false],
    ['ysn', true],
  ])('of a habit kept as %s is short by a first miss: %s', (said, isFirst) => {
    expect(measure(habitOf(), markedFrom('2026-01-01', said), on(day(said.length)))).toMatchObject({ isFirstMiss: isFirst })
  })

  it('is no first miss where it is no habit, or the person said it', () => {
    expect(paceAt(goalOf(), day(50), '10')).toMatchObject({ isFirstMiss: false })
    const said = measure(habitOf({}, { statedPace: 'at-risk' }), markedFrom('2026-01-01', 'yn'), on(day(2)))
    expect(said).toMatchObject({ isFirstMiss: false })
  })

  it('of what is done or not done asks nothing before the end is past', () => {
    const goal = goalOf({ metric: { type: 'binary', target: '1' } })
    expect(measure(goal, [], on(day(100)))).toMatchObject({ pace: 'on-track', paceRatio: null })
    expect(measure(goal, [], on(day(101)))).toMatchObject({ pace: 'at-risk', paceRatio: 0 })
  })
})

describe('the ideal line', () => {
  it('goes straight, and stands in a pause', () => {
    expect(idealLine(goalOf())).toEqual([
      { localDate: day(0), value: '0' },
      { localDate: day(100), value: '100' },
    ])
    const paused = goalOf({ pauses: [{ from: day(41), until: day(51) }] })
    expect(idealLine(paused)).toEqual([
      { localDate: day(0), value: '0' },
      { localDate: day(40), value: '40' },
      { localDate: day(50), value: '40' },
      { localDate: day(100), value: '100' },
    ])
    expect([45, 50, 51, 75].map((days) => paceAt(paused, day(days)).ideal)).toEqual(['40', '40', '41.2', '70'])
  })

  it('stands while a pause is open, however long', () => {
    const paused = goalOf({ status: 'paused', pauses: [{ from: day(41), until: null }] })
    expect([41, 60, 99].map((days) => paceAt(paused, day(days)).paceRatio)).toEqual([1, 1, 1])
  })

  it('of a single day is there at once', () => {
    expect(paceAt(goalOf({ endDate: day(0), metric: { target: '40' } }), day(0)).ideal).toBe('40')
  })

  it('has come to its end before a pause of later', () => {
    const paused = goalOf({ pauses: [{ from: day(105), until: day(110) }] })
    expect(idealLine(paused)).toEqual(idealLine(goalOf()))
    expect([50, 107, 120].map((days) => paceAt(paused, day(days)).ideal)).toEqual(['50', '100', '100'])
  })

  it('is left alone by a pause before it, stands in it, and comes to the same end', () => {
    fc.assert(
      fc.property(pauses, dates, (pauses, date) => {
        const last = pauses.at(-1)
        const [without, goal] = [goalOf({ pauses: pauses.slice(0, -1) }), goalOf({ pauses })]
        const part = (of: Goal, on: string) => idealPart(of, on)?.toNumber() as number
        if (!last || date < last.from) expect(part(goal, date)).toBe(part(without, date))
        else if (last.until && date < last.until) expect(part(goal, date)).toBe(part(goal, addDays(last.from, -1)))
        expect(part(goal, date)).toBeLessThanOrEqual(part(goal, addDays(date, 1)))
        if (!last?.until || last.until <= '2026-04-11') expect(part(goal, '2026-04-11')).toBe(1)
      }),
    )
  })

  it('makes nobody fall behind by a pause: who was on it when it began is on it when it ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 80 }),
        fc.integer({ min: 1, max: 18 }),
        fc.integer({ min: 0, max: 100 }),
        (from, length, value) => {
          const paused = goalOf({ pauses: [{ from: day(from), until: day(from + length) }] })
          const before = paceAt(goalOf(), day(from - 1), String(value))
          expect(paceAt(paused, day(from + length - 1), String(value))).toMatchObject({ pace: before.pace, paceRatio: before.paceRatio })
        },
      ),
    )
  })

  it('goes through its corners', () => {
    fc.assert(
      fc.property(pauses, (pauses) => {
        const goal = goalOf({ pauses })
        const corners = idealLine(goal)
        expect(corners.map(({ localDate }) => paceAt(goal, localDate).ideal)).toEqual(corners.map(({ value }) => value))
        expect(new Set(corners.map(({ localDate }) => localDate)).size).toBe(corners.length)
      }),
    )
  })
})

describe('needed from here, a week,', () => {
  it.each([
    ['is what is left by the weeks that are', goalOf(), day(30), '6'],
    ['falls where the value has to', goalOf({ metric: { direction: 'down', start: '100', target: '5' } }), day(30), '-3.5'],
    ['does not count the days of a pause', goalOf({ pauses: [{ from: day(41), until: day(51) }] }), day(30), '7'],
    ['does not count the one that goes on beyond today', goalOf({ pauses: [{ from: day(20), until: null }] }), day(30), '6'],
    ['begins with the goal', goalOf({ startDate: day(31), metric: { aggregation: 'sum' } }), day(10), '10'],
    ['is nothing once it is there', goalOf({ metric: { target: '40' } }), day(30), '0'],
    ['is not told on the last day', goalOf(), day(100), null],
    ['is not told without an end', goalOf({ endDate: null }), day(30), null],
    ['is not told of a mean', goalOf({ metric: { aggregation: 'mean' } }), day(30), null],
    ['is not told once it is closed', goalOf({ status: 'missed' }), day(30), null],
  ])('%s', (_, goal, today, needed) => expect(paceAt(goal, today).neededPerWeek).toBe(needed))
})
