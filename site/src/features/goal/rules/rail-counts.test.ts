import { expect, it } from 'vitest'
import { railCounts } from './rail-counts.ts'

it('counts what is pursued or paused within each stretch, and neither drafts nor what is closed', () => {
  const goal = { horizon: 'quarter', endDate: null, status: 'active' } as const
  const goals = [goal, { ...goal, status: 'paused' as const }, { ...goal, horizon: 'year' as const }]
  const others = [
    { ...goal, status: 'draft' as const },
    { ...goal, status: 'achieved' as const },
  ]
  const beyond = { ...goal, horizon: 'year' as const, endDate: '2027-03-31' }
  expect(railCounts([...goals, ...others, beyond, { ...goal, horizon: 'week' as const }], '2026-11-29')).toEqual({ quarter: 3, year: 4 })
})
