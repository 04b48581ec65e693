import { expect, test } from 'vitest'
import { sampleGoal as goal } from '../rules/test-goal.ts'
import { storyOf } from './story.ts'

const context = { today: '2026-11-12', locale: 'en-GB', timeZone: 'Europe/Lisbon', dayStart: 0 }
const { metric } = goal(1)
const was = (localDate: string, fields: object) => ({ localDate, until: `${localDate}T08:00:00.000Z`, ...fields })

const told = (fields: Parameters<typeof goal>[1]) =>
  storyOf(goal(1, fields), context).map(({ on, what }) => `${on} ${what.replaceAll('\u00a0', ' ')}`)

test('what measures a goal is told from what to what, newest first', () => {
  const history = [
    was('2026-10-20', { metric: { ...metric, target: '77' }, weight: 1 }),
    was('2026-11-03', { metric: { ...metric, target: '78' }, endDate: null }),
  ]
  expect(told({ history, weight: 2 })).toEqual([
    '2026-11-03 Target 78 % → 80 %',
    '2026-11-03 Last day none → Thu 31 Dec',
    '2026-10-20 Target 77 % → 78 %',
    '2026-10-20 Weight 1 → 2',
    '2026-10-01 Created',
  ])
  expect(told({ history: [was('2026-10-01', { weight: 2 })] })).toEqual(['2026-10-01 Weight 2 → 1', '2026-10-01 Created'])
})

test('another way of measuring is told without values, and a habit by its days', () => {
  expect(told({ history: [was('2026-11-03', { metric: { ...metric, type: 'number', target: '12' } })] })[0]).toBe(
    '2026-11-03 Measured differently',
  )
  expect(told({ history: [was('2026-11-03', { metric: { ...metric, aggregation: 'mean' } })] })[0]).toBe('2026-11-03 Measured differently')
  const habit = { ...metric, type: 'habit' as const, start: '0', target: '100' }
  const [first] = told({ metric: { ...habit, timesPerWeek: 3 }, history: [was('2026-11-03', { metric: habit })] })
  expect(first).toMatch(/^2026-11-03 .+ → .+/)
})

test('it was made on the day its person had, not on that of Greenwich', () => {
  const there = { ...context, timeZone: 'Pacific/Auckland', dayStart: 4 }
  const at = (createdAt: string) => storyOf(goal(1, { createdAt, startDate: '2026-01-01' }), there).at(-1)?.on
  expect(at('2026-10-01T20:00:00.000Z')).toBe('2026-10-02')
  expect(at('2026-10-01T14:30:00.000Z')).toBe('2026-10-01')
})
