import { expect, test } from 'vitest'
import { turnOf } from './quarter.ts'
import { sampleGoal as goal } from './test-goal.ts'

test('nothing is said in the middle of a quarter', () => {
  expect(turnOf([goal(1)], '2026-11-12')).toBeNull()
})

test('ten days before its end the goals that are open are offered to be closed', () => {
  const closed = goal(2, { status: 'achieved' })
  const later = goal(3, { endDate: '2027-03-31' })
  const turn = turnOf([goal(1), closed, later, goal(4, { horizon: 'year' })], '2026-12-21')
  expect(turn).toMatchObject({
    days: 10,
    quarter: { quarter: 4, year: 2026 },
    next: { to: '2027-03-31', quarter: { quarter: 1, year: 2027 } },
  })
  expect(turn?.goals.map(({ id }) => id)).toEqual([goal(1).id])
})

test('what is open of a quarter that is over is carried into the one that runs', () => {
  expect(turnOf([goal(1)], '2027-01-05')).toMatchObject({ days: -5, quarter: { quarter: 4, year: 2026 }, next: { to: '2027-03-31' } })
})

test('a draft and a goal without an end are left alone', () => {
  expect(turnOf([goal(1, { status: 'draft' }), goal(2, { endDate: null })], '2027-01-05')).toBeNull()
})
