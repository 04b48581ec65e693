import { expect, it } from 'vitest'
import { deliver } from '../delivery/deliver.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { deleteDiscussion } from '../thread/edit-discussion.ts'
import { calibrationOf, readCalibration } from './calibration.ts'
import { judgeDecision } from './change-decision.ts'
import { deleteDecision } from './delete-decision.ts'
import { recordDecision } from './record-decision.ts'

const none = { cases: 0, held: 0, expected: null }

it('counts cases by confidence, both ends of a bucket within it, and by quarter', () => {
  const one = (confidence: number, held: boolean, on: string) => ({ confidence, held, on })
  const cases = [one(50, false, '2026-01-01'), one(59, true, '2026-03-31'), one(90, true, '2026-04-01'), one(100, false, '2025-12-31')]
  expect(calibrationOf(cases)).toEqual({
    ...{ cases: 4, held: 2, expected: 74.8 },
    buckets: [
      { from: 50, to: 59, cases: 2, held: 1, expected: 54.5 },
      { from: 60, to: 69, ...none },
      { from: 70, to: 79, ...none },
      { from: 80, to: 89, ...none },
      { from: 90, to: 100, cases: 2, held: 1, expected: 95 },
    ],
    quarters: [
      { year: 2025, quarter: 4, cases: 1, held: 0, expected: 100 },
      { year: 2026, quarter: 1, cases: 2, held: 1, expected: 54.5 },
      { year: 2026, quarter: 2, cases: 1, held: 1, expected: 90 },
    ],
  })
  expect(calibrationOf([])).toMatchObject({ ...none, quarters: [] })
})

it('is of what a person decided themself, in every discussion they are in, once it is known how it turned out', async () => {
  const { ines, ruth } = await people('ines', 'ruth')
  const [mine, ours, gone] = await Promise.all(
    ['Mine', 'Ours', 'Gone'].map(async (title) => {
      const { id } = await createDiscussion(ines, { title })
      await letIn(ruth, id)
      await deliver(ines, id)
      return id
    }),
  )
  const decided = async (id = '', said: object = {}, outcome: object | null = {}) => {
    const decision = await recordDecision(ines, id, { what: 'Mondays', confidence: 80, ...said })
    if (outcome) await judgeDecision(ines, id, decision.id, { went: 'better', held: true, ...outcome })
    return decision
  }
  await decided(mine)
  await decided(ours, { byIds: [ines.actor.accountId, ruth.actor.accountId], confidence: 60 }, { held: false })
  await decided(ours, {}, null)
  await decided(ours, { confidence: null })
  await deleteDecision(ines, ours ?? '', (await decided(ours)).id)
  await decided(gone)
  await deleteDiscussion(ines, gone ?? '')
  expect(await readCalibration(ines)).toMatchObject({ cases: 2, held: 1, expected: 70 })
  expect(await readCalibration(ruth)).toMatchObject({ cases: 1, held: 0, expected: 60, quarters: [{ year: 2026, quarter: 1 }] })
})
