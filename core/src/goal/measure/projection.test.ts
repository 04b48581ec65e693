import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time/day.ts'
import type { Goal } from '../schema.ts'
import { measure } from './measure.ts'
import { goalOf, on } from './test-measure.ts'

const day = (days: number) => addDays('2026-01-01', days)

const project = (goal: Goal, today: number, values: Record<number, number>) =>
  measure(
    goal,
    Object.entries(values).map(([at, value]) => ({ localDate: day(Number(at)), value: String(value) })),
    on(day(today)),
  ).projection

describe('the projection', () => {
  it('follows the line through the values', () => {
    const found = project(goalOf(), 14, { 0: 10, 7: 20, 14: 30 })
    expect(found).toEqual({ state: 'expected', on: day(63), earliest: day(63), latest: day(63), perWeek: '10', errorPerWeek: '0' })
  })

  it('takes no day more for what floating point leaves over', () => {
    const goal = goalOf({ metric: { target: '6.4' } })
    expect(project(goal, 14, { 0: 0, 7: 0.7, 14: 1.4 })).toMatchObject({ on: day(14 + 50) })
  })

  it('has a band of one standard error of the rate', () => {
    expect(project(goalOf(), 14, { 0: 10, 7: 24, 14: 30 })).toMatchObject({
      on: day(63),
      earliest: day(14 + 40),
      latest: day(14 + 64),
      perWeek: '10',
    })
  })

  it('goes down to a target that is below', () => {
    const goal = goalOf({ metric: { direction: 'down', start: '84', target: '75' } })
    expect(project(goal, 14, { 0: 84, 7: 83, 14: 82 })).toMatchObject({ on: day(63), perWeek: '-1' })
  })

  it('counts the days on which nothing was added', () => {
    const goal = goalOf({ metric: { aggregation: 'sum' } })
    const weekly = { 6: 7, 13: 7, 20: 7 }
    const [fresh, stale] = [project(goal, 20, weekly), project(goal, 40, weekly)]
    if (fresh.state !== 'expected' || stale.state !== 'expected') throw new Error('Both get there.')
    expect(Number(fresh.perWeek)).toBeGreaterThan(7 * 0.9)
    expect(Number(stale.perWeek)).toBeLessThan(7 * 0.7)
  })

  it('does not count today before something is added', () => {
    const goal = goalOf({ metric: { aggregation: 'sum' } })
    const weekly = { 6: 7, 13: 7, 20: 7 }
    expect(project(goal, 21, weekly)).toMatchObject({ perWeek: (project(goal, 20, weekly) as { perWeek: string }).perWeek })
  })

  it('of milestones goes by how many were reached when', () => {
    const doneOn = [0, 7, 14, null, null].map((days) => (days === null ? null : day(days)))
    const milestones = doneOn.map((doneOn, i) => ({ id: String(i), title: 'One', doneOn }))
    const found = project(goalOf({ metric: { type: 'milestones', target: '1' }, milestones }), 14, {})
    expect(found).toMatchObject({ state: 'expected' })
  })

  it.each([
    [{ 0: 1, 20: 2 }, 2, 20],
    [{ 0: 1, 2: 2, 4: 3, 13: 4 }, 4, 13],
    [{}, 0, 0],
  ])('says how little there is: %j', (values, days, spanDays) => {
    const expected = { state: 'not-enough-data', days, daysNeeded: 3, spanDays, spanNeeded: 14 }
    expect(project(goalOf({ metric: { aggregation: 'sum' } }), 30, values)).toEqual(expected)
  })

  it('looks no further back than 42 days', () => {
    expect(project(goalOf(), 60, { 0: 90, 5: 80, 19: 0, 33: 14, 47: 28, 60: 41 })).toMatchObject({
      state: 'expected',
      perWeek: expect.stringMatching(/^7(\.0|$)|^6\.9/),
    })
    expect(project(goalOf(), 60, { 0: 1, 5: 2, 18: 3, 30: 4, 50: 5 })).toMatchObject({ state: 'not-enough-data', days: 2 })
    expect(project(goalOf(), 60, { 0: 1, 5: 2, 19: 3, 30: 4, 50: 5 })).toMatchObject({ state: 'expected' })
  })

  it.each([
    ['it stands still', { 0: 10, 7: 10, 14: 10 }],
    ['it goes the wrong way', { 0: 30, 7: 20, 14: 10 }],
    ['it would take more than ten years', { 0: 10, 7: 10.01, 14: 10.02 }],
  ])('says that it gets nowhere: %s', (_, values) => expect(project(goalOf(), 14, values)).toMatchObject({ state: 'not-moving' }))

  it('looks ten years ahead, and not a day further', () => {
    const daily = (left: number) => project(goalOf({ metric: { target: String(14 + left) } }), 14, { 0: 0, 7: 7, 14: 14 })
    expect(daily(3652)).toMatchObject({ state: 'expected', on: '2036-01-15' })
    expect(daily(3653)).toMatchObject({ state: 'not-moving' })
  })

  it('leaves the end open where the slower rate gets nowhere', () => {
    expect(project(goalOf(), 14, { 0: 10, 7: 30, 14: 14 })).toMatchObject({ state: 'expected', latest: null })
  })

  it('is over once it is reached', () => expect(project(goalOf(), 14, { 0: 100 })).toEqual({ state: 'reached' }))

  it.each([
    ['a mean', goalOf({ metric: { aggregation: 'mean' } })],
    ['a best', goalOf({ metric: { aggregation: 'max' } })],
    ['what is to stay within', goalOf({ metric: { direction: 'within' } })],
    ['a habit', goalOf({ metric: { type: 'habit' } })],
    ['what is done or not done', goalOf({ metric: { type: 'binary' } })],
    ['a draft', goalOf({ status: 'draft' })],
    ['what is closed', goalOf({ status: 'missed' })],
  ])('is not for %s', (_, goal) => expect(project(goal, 14, { 0: 10, 7: 20, 14: 30 })).toEqual({ state: 'not-applicable' }))

  it('leaves pauses out, before today and after', () => {
    const goal = goalOf({
      pauses: [
        { from: day(8), until: day(18) },
        { from: day(30), until: day(40) },
      ],
    })
    expect(project(goal, 24, { 0: 10, 7: 20, 24: 30 })).toMatchObject({ on: day(24 + 49 + 10), perWeek: '10' })
  })

  it('lies in its band, after today', () => {
    const values = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -50, max: 150 })), { minLength: 3, maxLength: 20 })
    fc.assert(
      fc.property(values, fc.constantFrom('last', 'sum', 'count'), (values, aggregation) => {
        const found = project(goalOf({ metric: { aggregation } }), 60, Object.fromEntries(values))
        if (found.state !== 'expected') return
        expect(found.earliest > day(60)).toBe(true)
        expect(found.earliest <= found.on).toBe(true)
        if (found.latest) expect(found.on <= found.latest).toBe(true)
      }),
    )
  })
})
