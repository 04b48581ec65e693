import { expect, test } from 'vitest'
import { aheadOf } from './ahead.ts'

const plan = [
  { on: '2026-11-12', due: 5 },
  { on: '2026-11-13', due: 3 },
  { on: '2026-11-15', due: 20 },
]

test('days reach until the interview, with what is left of today', () => {
  const { days, total, most, perDot } = aheadOf(plan, { today: '2026-11-12', left: 2, aim: '2026-11-17' })
  expect(days.map(({ due }) => due)).toEqual([2, 3, 0, 20, 0, 0])
  expect(days.map(({ isAim }) => isAim)).toEqual([false, false, false, false, false, true])
  expect([total, most, perDot]).toEqual([25, ['2026-11-15'], 3])
  expect(Math.max(...days.map(({ dots }) => dots))).toBeLessThanOrEqual(8)
})

test('without an interview they reach as far as the plan, and nothing planned names no day', () => {
  expect(aheadOf(plan, { today: '2026-11-12', left: 0, aim: null }).days).toHaveLength(3)
  expect(aheadOf([], { today: '2026-11-12', left: 0, aim: '2026-11-10' })).toMatchObject({ total: 0, most: [], perDot: 1 })
})

test('an interview thousands of years away is out of sight: the days that are planned are shown', () => {
  const plan = [
    { on: '2026-11-22', due: 3 },
    { on: '2026-11-23', due: 1 },
  ]
  const { days, total } = aheadOf(plan, { today: '2026-11-22', left: 2, aim: '9999-12-31' })
  expect(days.map(({ on, isAim }) => [on, isAim])).toEqual([
    ['2026-11-22', false],
    ['2026-11-23', false],
  ])
  expect(total).toBe(3)
})
