import { expect, it } from 'vitest'
import { dayNumber } from '../../kernel/time/day.ts'
import { milestoneDays } from './milestone-days.ts'
import { recentValues } from './recent-values.ts'
import { daysFrom, goalOf, metricOf } from './test-measure.ts'

const now = dayNumber('2026-03-01')

it('what adds up is walked over no further back than the window reaches, however old the goal is', () => {
  let looked = 0
  const metric = new Proxy(metricOf({ aggregation: 'sum' }), {
    get(of, field) {
      looked++
      return Reflect.get(of, field)
    },
  })
  const goal = { ...goalOf({ startDate: '1900-01-01' }), metric }
  const { points } = recentValues(goal, [...daysFrom('1900-01-01', '30'), ...daysFrom('2026-02-10', '4')], [], now)
  expect([points[0]?.value.toFixed(), points.at(-1)?.value.toFixed()]).toEqual(['30', '34'])
  expect(points).toHaveLength(41)
  expect(looked).toBeLessThan(41 * 5)
})

it('a milestone that lies ahead makes no points of the days until then', () => {
  const milestones = ['2026-02-01', '2199-12-31'].map((doneOn, i) => ({ id: String(i), title: 'One', doneOn }))
  const goal = goalOf({ endDate: null, metric: { type: 'milestones' }, milestones })
  const { points, measured } = recentValues(goal, milestoneDays(milestones), [], now)
  expect([points.length, measured]).toEqual([41, 1])
})

it('the days of a pause stretch the window by as many', () => {
  const goal = goalOf({ startDate: '2000-01-01', metric: { aggregation: 'sum' } })
  const paused = [{ from: now - 1000, until: now - 10 }]
  const { points } = recentValues(goal, [], paused, now)
  expect([points.length, (points.at(-1)?.day ?? 0) - (points[0]?.day ?? 0)]).toEqual([41, 40])
})
