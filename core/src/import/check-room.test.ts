import { expect, it } from 'vitest'
import { checkIns, MAX_CHECK_INS } from '../goal/index.ts'
import { MAX_RESUMES } from '../resume/index.ts'
import { MAX_PACKETS } from '../review/index.ts'
import { checkGoals, checkRoomForAll } from './check-room.ts'
import type { ImportPlan } from './plan.ts'
import { noCounts } from './schema.ts'
import { importDeps } from './test-import.ts'

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

it.each([
  ['resumes', MAX_RESUMES, /200 versions of your résumé/],
  ['packets', MAX_PACKETS, /500 review packets/],
] as const)('an archive brings as many %s as an account has room for, and no more', async (counted, most, message) => {
  const of = (count: number) => checkRoomForAll(importDeps(), { counts: { ...noCounts, [counted]: count } })
  await of(most)
  await expect(of(most + 1)).rejects.toMatchObject({ code: 'too-large', message: expect.stringMatching(message) })
})
