import { expect, test } from 'vitest'
import { doneThisWeek, marked, moved, stepped } from './moves.ts'
import { sampleGoal as goal, sampleMeasures as measures } from './test-goal.ts'

const said = (value: string, localDate = '2026-11-12') => ({ id: 'c', localDate, value, confidence: null, note: '' })
const metric = (fields: object) => ({ metric: { ...goal(1).metric, ...fields } })

test('the last value is the one that counts, unless a later day has one', () => {
  expect(moved(measures(), goal(1), said('77'))).toMatchObject({ current: '77', progress: 0.7, lastOn: '2026-11-12' })
  expect(moved(measures(), goal(1), said('77', '2026-11-01'))).toMatchObject({ current: '75', lastOn: '2026-11-09' })
})

test('a sum grows, and on the way down it shrinks', () => {
  expect(moved(measures({ start: '0', target: '20', current: '7.1' }), metric({ aggregation: 'sum' }), said('0.2')).current).toBe('7.3')
  const down = metric({ aggregation: 'count', direction: 'down' })
  expect(moved(measures({ start: '20', target: '0', current: null }), down, said('5')).current).toBe('19')
})

test('of the highest only a higher one moves the bar', () => {
  expect(moved(measures(), metric({ aggregation: 'max' }), said('74')).current).toBe('75')
  expect(moved(measures(), metric({ aggregation: 'max' }), said('78')).progress).toBeCloseTo(0.8)
})

test('a mean and a habit wait for the server', () => {
  const before = measures()
  expect(moved(before, metric({ aggregation: 'mean' }), said('90'))).toBe(before)
  expect(moved(before, metric({ type: 'habit' }), said('yes'))).toBe(before)
})

test('a habit counts what was done in the week that runs, as the person’s week goes', () => {
  const days = (['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11'] as const).map((localDate) => ({
    localDate,
    mark: localDate === '2026-11-10' ? ('rest' as const) : ('yes' as const),
  }))
  expect(doneThisWeek(days, { today: '2026-11-12', weekStart: 1 })).toBe(2)
  expect(doneThisWeek(days, { today: '2026-11-12', weekStart: 7 })).toBe(3)
})

test('a day of a habit is marked at once; a no on a day of rest says nothing', () => {
  const days = [
    { localDate: '2026-11-11', mark: 'rest' },
    { localDate: '2026-11-12', mark: 'pending' },
  ] as const
  expect(marked(days, said('yes')).map(({ mark }) => mark)).toEqual(['rest', 'yes'])
  expect(marked(days, said('no', '2026-11-11'))).toEqual(days)
})

test('a milestone that was reached here moves the bar at once, on a day that counts, and back when it is opened again', () => {
  const before = ['2026-11-02', null, null, null].map((doneOn, i) => ({ id: String(i), title: `Step ${i}`, doneOn }))
  const reachedOn = (doneOn: string) => before.map((one) => (one.id === '1' ? { ...one, doneOn } : one))
  const one = goal(1, {
    metric: { ...goal(1).metric, type: 'milestones' },
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    milestones: before,
  })
  const told = measures({ start: '0', target: '4', current: '1', progress: 0.25 })
  const after = stepped(told, { ...one, milestones: reachedOn('2026-11-12') }, before)
  expect(after).toMatchObject({ current: '2', progress: 0.5 })
  expect(stepped(after, one, reachedOn('2026-11-12'))).toMatchObject({ current: '1', progress: 0.25 })
  expect(stepped(told, { ...one, milestones: reachedOn('2026-12-01') }, before)).toBe(told)
  expect(stepped(told, one, before)).toBe(told)
})
