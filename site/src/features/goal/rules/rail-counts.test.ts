import { expect, it } from 'vitest'
import { railCounts } from './rail-counts.ts'

it('counts what is pursued or paused in each horizon, and neither drafts nor what is closed or deleted', () => {
  const goal = { horizon: 'quarter', status: 'active', deletedAt: null } as const
  const at = '2026-11-27T08:00:00.000Z'
  const goals = [goal, { ...goal, status: 'paused' as const }, { ...goal, horizon: 'year' as const }]
  const others = [
    { ...goal, status: 'draft' as const },
    { ...goal, status: 'achieved' as const },
    { ...goal, deletedAt: at },
  ]
  expect(railCounts([...goals, ...others])).toEqual({ quarter: 2, year: 1 })
})
