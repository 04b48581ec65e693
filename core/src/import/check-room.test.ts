import { expect, it } from 'vitest'
import { checkIns, MAX_CHECK_INS } from '../goal/index.ts'
import { checkGoals } from './check-room.ts'
import type { ImportPlan } from './plan.ts'

const planOf = (plan: object) => plan as ImportPlan

/** The check-ins of a habit, and those of an own export. */
const plans = (count: number) => [
  planOf({ goals: [{ checkIns: [] }, { checkIns: Array.from({ length: count }) }] }),
  planOf({ records: Array.from({ length: count }, (_, i) => ({ kind: checkIns, record: { id: String(i), goalId: 'one' } })) }),
]

it('a goal of a file may have as many check-ins as a goal has room for, and no more', () => {
  for (const plan of plans(MAX_CHECK_INS)) expect(() => checkGoals(plan)).not.toThrow()
  for (const plan of plans(MAX_CHECK_INS + 1)) expect(() => checkGoals(plan)).toThrow(expect.objectContaining({ code: 'too-large' }))
})
