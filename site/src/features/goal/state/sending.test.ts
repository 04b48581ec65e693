import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Goal } from '@throughline/core/goal'
import { expect, test, vi } from 'vitest'
import { editOfGoal } from '../rules/actions.ts'
import { sampleGoal as goal } from '../rules/test-goal.ts'
import { sendGoalChange } from './sending.ts'

const stale = (current: Goal) =>
  new ProblemError({ type: '/problems/stale', title: 'No', status: 412, instance: '', requestId: '', current })

function sendingTo(edit: (...args: never[]) => Promise<Goal>) {
  let known = goal(1)
  const onConflict = vi.fn()
  const learn = (newer: Goal) => {
    known = newer
    return newer
  }
  const client = { goals: { edit } } as unknown as Pick<DailyClient, 'goals'>
  const send = (change: ReturnType<typeof editOfGoal>) => sendGoalChange(client, change, { known: () => known, learn, onConflict })
  return { send, onConflict, known: () => known }
}

test('an edit of a goal that another field outran is made again on top of it, silently', async () => {
  const edit = vi
    .fn()
    .mockRejectedValueOnce(stale(goal(1, { weight: 3, version: 2 })))
    .mockResolvedValueOnce(goal(1, { version: 3 }))
  const { send, onConflict, known } = sendingTo(edit)
  await send(editOfGoal(goal(1), { title: 'Mine' }))
  expect(edit.mock.calls.map(([, changes, { version }]) => [changes, version])).toEqual([
    [{ title: 'Mine' }, 1],
    [{ title: 'Mine' }, 2],
  ])
  expect(onConflict).not.toHaveBeenCalled()
  expect(known().version).toBe(3)
})

test('why it matters, changed elsewhere too, is not written over', async () => {
  const theirs = goal(1, { why: 'Theirs', version: 2 })
  const edit = vi.fn().mockRejectedValueOnce(stale(theirs))
  const { send, onConflict } = sendingTo(edit)
  const change = editOfGoal(goal(1), { why: 'Mine' })
  expect(await send(change)).toBe(theirs)
  expect(edit).toHaveBeenCalledTimes(1)
  expect(onConflict).toHaveBeenCalledWith(theirs, [{ field: 'why', mine: { why: 'Mine' }, theirs: { why: 'Theirs' } }], change)
})

test('an edit that was kept before edits had a base is sent as it is', async () => {
  const edit = vi.fn().mockResolvedValueOnce(goal(1, { version: 2 }))
  const { base: _, ...kept } = editOfGoal(goal(1), { why: 'Mine' }) as ReturnType<typeof editOfGoal> & { base: unknown }
  await sendingTo(edit).send(kept as ReturnType<typeof editOfGoal>)
  expect(edit).toHaveBeenCalledWith(goal(1).id, { why: 'Mine' }, { version: undefined })
})
