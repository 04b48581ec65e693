import { expect, it } from 'vitest'
import { nextCheckIn } from './next-check-in.ts'
import { goalOf } from './test-measure.ts'

it.each([
  ['day', null, '2026-01-01'],
  ['day', '2026-03-28', '2026-03-29'],
  ['week', null, '2026-01-07'],
  ['week', '2026-03-25', '2026-04-01'],
  ['month', '2026-01-31', '2026-02-28'],
  ['quarter', '2026-01-05', '2026-04-05'],
  ['month', '2026-03-20', '2026-04-11'],
  ['week', '2026-04-11', null],
] as const)('every %s, after %s, a check-in is due on %s', (checkInEvery, last, due) => {
  expect(nextCheckIn(goalOf({ checkInEvery }), last)).toBe(due)
})

it('waits for the end of a pause', () => {
  const goal = goalOf({ checkInEvery: 'week', pauses: [{ from: '2026-02-01', until: '2026-02-20' }] })
  expect(nextCheckIn(goal, '2026-01-29')).toBe('2026-02-20')
  expect(nextCheckIn({ ...goal, pauses: [{ from: '2026-02-01', until: null }] }, '2026-01-29')).toBeNull()
})

it.each(['draft', 'paused', 'achieved', 'missed', 'dropped'] as const)('is not due while a goal is %s', (status) => {
  expect(nextCheckIn(goalOf({ checkInEvery: 'day', status }), '2026-01-29')).toBeNull()
})
