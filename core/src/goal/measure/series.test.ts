import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measure } from './measure.ts'
import { minuteDays } from './minute-days.ts'
import { seriesOf } from './series.ts'
import { daysFrom, decimals, goalOf, habitOf, markedFrom, on } from './test-measure.ts'

describe('the days of a goal, for a chart,', () => {
  it.each([
    ['last', 'up', ['4', '2', '6']],
    ['sum', 'up', ['14', '16', '22']],
    ['sum', 'down', ['6', '4', '-2']],
    ['mean', 'up', ['4', '3', '4']],
    ['max', 'up', ['4', '4', '6']],
    ['max', 'down', ['4', '2', '2']],
  ] as const)('tell by %s, going %s, how the current value came about', (aggregation, direction, current) => {
    const goal = goalOf({ metric: { aggregation, direction, start: '10' } })
    expect(seriesOf(goal, daysFrom('2026-01-01', '4', '2', '6')).map((day) => day.current)).toEqual(current)
  })

  it('come to the current value', () => {
    const metrics = fc.record({
      aggregation: fc.constantFrom('last', 'sum', 'mean', 'max', 'count'),
      direction: fc.constantFrom('up', 'down', 'within'),
    })
    fc.assert(
      fc.property(metrics, fc.array(decimals, { minLength: 1, maxLength: 30 }), (metric, values) => {
        const [goal, days] = [goalOf({ metric }), daysFrom('2026-01-01', ...values)]
        expect(seriesOf(goal, days).at(-1)?.current).toBe(measure(goal, days, on('2026-02-01')).current)
      }),
    )
  })

  it('show what does not count without counting it, and words as they are', () => {
    const found = seriesOf(goalOf({ metric: { aggregation: 'sum' } }), daysFrom('2025-12-31', '8', '2'))
    expect(found.map(({ current }) => current)).toEqual([null, '2'])
    expect(seriesOf(habitOf(), markedFrom('2026-01-01', 'y'))).toEqual([{ localDate: '2026-01-01', value: 'yes', current: null }])
  })
})

describe('minutes by day', () => {
  const third = 20_000

  it('add up to the minutes of their sum', () => {
    const days = minuteDays(new Map([1, 2, 3].map((day) => [`2026-01-0${day}`, third])), '2026-01-01')
    expect(days.map(({ value }) => value)).toEqual(['0.333333333', '0.333333334', '0.333333333'])
    const goal = goalOf({ metric: { type: 'duration', aggregation: 'sum', target: '1' } })
    expect(measure(goal, days, on('2026-01-05'))).toMatchObject({ current: '1', progress: 1 })
  })

  it('from a date on, whatever was before', () => {
    const days = minuteDays(new Map([1, 2, 3, 4].map((day) => [`2026-01-0${day}`, third])), '2026-01-02')
    expect(days.map(({ value }) => value)).toEqual(['0.333333333', '0.333333333', '0.333333334', '0.333333333'])
  })
})
