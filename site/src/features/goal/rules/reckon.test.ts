import type { CheckIn, Goal } from '@throughline/core/goal'
import { dateOf, dayValues, habitMarks, idealLine, measure, milestoneDays, seriesOf } from '@throughline/core/goal/measure'
import { addDays } from '@throughline/core/kernel/day'
import { describe, expect, it, test } from 'vitest'
import { appliedToCheckIn, checkInOf } from './change.ts'
import { reckoned } from './reckon.ts'
import { sampleGoal } from './test-goal.ts'

const today = '2026-11-12'
const days = { weekStart: 1 }

const said = (number: number, localDate: string, value: string): CheckIn => {
  const change = checkInOf(sampleGoal(1).id, { id: String(number).padStart(4, '0'), localDate, value, confidence: null, note: '' })
  return appliedToCheckIn(null, change, '2026-11-12T08:00:00.000Z') as CheckIn
}

const newestFirst = (checkIns: readonly CheckIn[]) =>
  checkIns.toSorted((a, b) => b.localDate.localeCompare(a.localDate) || b.id.localeCompare(a.id))

/** What the server tells of a goal with these check-ins, of which the page has so many. */
function toldOf(goal: Goal, all: readonly CheckIn[], loaded = Number.POSITIVE_INFINITY) {
  const values = goal.metric.type === 'milestones' ? milestoneDays(goal.milestones) : dayValues(all, goal.metric)
  const context = { today, ...days }
  const { first, marks } = habitMarks(goal, values, context)
  return {
    goal,
    measures: measure(goal, values, context),
    days: {
      days: seriesOf(goal, values),
      marks: goal.metric.type === 'habit' ? marks.map((mark, i) => ({ localDate: dateOf(first + i), mark })) : [],
      ideal: idealLine(goal),
    },
    checkIns: { items: newestFirst(all).slice(0, loaded), nextCursor: all.length > loaded ? 'more' : null },
  }
}

const habit = (fields: Partial<Goal['metric']> = {}): Goal['metric'] => ({
  ...{ ...sampleGoal(1).metric, type: 'habit', start: '0', target: '100', aggregation: 'last', ...fields },
})

describe('what is reckoned after a change here is what the server will tell', () => {
  const metrics: Goal['metric'][] = [
    ...(['last', 'sum', 'mean', 'max', 'count'] as const).map((aggregation) => ({ ...sampleGoal(1).metric, aggregation })),
    { ...sampleGoal(1).metric, type: 'binary', aggregation: 'last', start: '0', target: '1' },
    habit(),
    habit({ timesPerWeek: 3 }),
    habit({ dailyTarget: '5', aggregation: 'sum' }),
  ]
  for (const metric of metrics)
    for (const loaded of [4, 1000])
      it(`${metric.type}, ${metric.aggregation}${metric.dailyTarget ? ' of a day' : ''}, with ${loaded} check-ins at hand`, () => {
        const isWord = metric.type === 'binary' || (metric.type === 'habit' && metric.dailyTarget === null)
        const value = (n: number) => (isWord ? (['yes', 'no'][n % 2] as string) : String(70 + (n % 9)))
        const goal = sampleGoal(1, { metric })
        const before = Array.from({ length: 12 }, (_, i) => said(i, addDays(today, -3 * Math.floor((12 - i) / 2)), value(i)))
        const told = toldOf(goal, before, loaded)
        const [newest, second] = told.checkIns.items as [CheckIn, CheckIn]
        const at = { ...second, localDate: addDays(today, -1) }
        const changes: [string, (items: readonly CheckIn[]) => CheckIn[]][] = [
          ['made', (items) => [...items, said(90, today, value(1))]],
          ['made of a day that has one', (items) => [...items, said(91, newest.localDate, value(2))]],
          ['made of an early day without any', (items) => [...items, said(92, addDays(today, -16), value(3))]],
          ['changed', (items) => items.map((one) => (one.id === newest.id ? { ...one, value: value(5) } : one))],
          ['moved', (items) => items.map((one) => (one.id === second.id ? at : one))],
          ['deleted', (items) => items.filter(({ id }) => id !== newest.id)],
        ]
        for (const [name, change] of changes) {
          const { measures, days: dayOf } = toldOf(goal, change(before))
          const now = reckoned(told, goal, newestFirst(change(told.checkIns.items)), days)
          expect([name, now]).toEqual([name, { measures, days: dayOf, isCertain: true }])
        }
      })

  it('a new target, a new end, milestones', () => {
    const before = [said(1, '2026-10-20', '71'), said(2, '2026-11-02', '74')]
    const goal = sampleGoal(1)
    const moved = { ...goal, metric: { ...goal.metric, target: '90' }, endDate: '2027-02-01', startDate: '2026-10-21' }
    const { measures, days: dayOf } = toldOf(moved, before)
    expect(reckoned(toldOf(goal, before), moved, newestFirst(before), days)).toEqual({ measures, days: dayOf, isCertain: true })

    const steps = sampleGoal(1, { metric: { ...goal.metric, type: 'milestones' }, milestones: [{ id: 'a', title: 'A', doneOn: null }] })
    const reached = { ...steps, milestones: [{ id: 'a', title: 'A', doneOn: today }] }
    expect(reckoned(toldOf(steps, []), reached, [], days).measures).toEqual(toldOf(reached, []).measures)
  })
})

test('nothing is said where not all check-ins of a day are at hand', () => {
  const goal = sampleGoal(1)
  const all = Array.from({ length: 10 }, (_, i) => said(i, addDays(today, i - 10), String(70 + i)))
  const told = toldOf(goal, all, 4)
  for (const [localDate, isCertain] of [
    [addDays(today, -9), false],
    [addDays(today, -4), false],
    [addDays(today, -3), true],
    [addDays(today, -20), true],
  ] as const) {
    const now = reckoned(told, goal, newestFirst([...told.checkIns.items, said(99, localDate, '80')]), days)
    expect([localDate, now.isCertain]).toEqual([localDate, isCertain])
    if (!isCertain) expect(now).toMatchObject({ measures: told.measures, days: told.days })
  }
  const summed = { ...goal, metric: { ...goal.metric, aggregation: 'sum' as const } }
  expect(reckoned(told, summed, told.checkIns.items, days).isCertain).toBe(false)
  expect(reckoned(toldOf(goal, all), summed, newestFirst(all), days)).toMatchObject({
    isCertain: true,
    measures: toldOf(summed, all).measures,
  })
})

test('what tasks and time make is not guessed at, but a new target is', () => {
  const goal = sampleGoal(1, { metric: { ...sampleGoal(1).metric, source: 'tasks-done', aggregation: 'count' } })
  const told = toldOf(goal, [])
  expect(reckoned(told, { ...goal, metric: { ...goal.metric, target: '85' } }, [], days)).toMatchObject({
    ...{ isCertain: true, measures: { target: '85' } },
  })
  expect(reckoned(told, { ...goal, metric: { ...goal.metric, source: 'time-spent' } }, [], days).isCertain).toBe(false)
})
