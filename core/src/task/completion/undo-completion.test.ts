import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { createTask } from '../create-task.ts'
import { editTask } from '../edit-task.ts'
import type { NewTask } from '../schema.ts'
import { completionsOf, expectConsistent, happened, stored, taskDeps } from '../test-task.ts'
import { completeTask } from './complete-task.ts'
import { undoCompletion } from './undo-completion.ts'

async function done(input: Partial<NewTask> = {}) {
  const deps = taskDeps()
  const before = await createTask(deps, { title: 'Draft', ...input })
  const { completion } = await completeTask(deps, before.id)
  return { deps, before, id: before.id, completionId: completion.id }
}

describe('undoing a completion', () => {
  it('gives back what completing changed', async () => {
    const { deps, before, id, completionId } = await done({ status: 'in-progress', dueDate: '2026-03-01' })
    const task = await undoCompletion(deps, id, completionId)
    expect(task).toMatchObject({ status: 'in-progress', dueDate: '2026-03-01', dueAt: null, closedAt: null, order: before.order })
    expect(await completionsOf(deps, id)).toEqual([])
    expect(await happened(deps)).toEqual(['task.created', 'task.completed', 'completion.created', 'task.reopened', 'completion.deleted'])
  })

  it('keeps what was changed since and is no part of completing', async () => {
    const { deps, id, completionId } = await done()
    await editTask(deps, id, { title: 'Final', priority: 'high' })
    expect(await undoCompletion(deps, id, completionId)).toMatchObject({ title: 'Final', priority: 'high', status: 'open' })
  })

  it('gives back the dates completing found, whatever was made of them since', async () => {
    const { deps, id, completionId } = await done({ dueAt: '2026-03-05T16:00', timeZone: 'UTC', startDate: '2026-03-02' })
    await editTask(deps, id, { dueDate: '2026-04-01', startDate: null })
    expect(await undoCompletion(deps, id, completionId)).toMatchObject({
      dueDate: null,
      dueAt: '2026-03-05T16:00',
      timeZone: 'UTC',
      startDate: '2026-03-02',
    })
  })

  it('brings back a cancelled task as cancelled', async () => {
    const { deps, id, completionId } = await done({ status: 'cancelled' })
    expect(await undoCompletion(deps, id, completionId)).toMatchObject({ status: 'cancelled', closedAt: expect.any(String) })
    await expectConsistent(deps, id)
  })

  it('twice, and many times at once, is harmless', async () => {
    const { deps, id, completionId } = await done()
    const all = await Promise.all(Array.from({ length: 5 }, () => undoCompletion(deps, id, completionId)))
    expect(await undoCompletion(deps, id, completionId)).toEqual(all[0])
    expect(await expectConsistent(deps, id)).toMatchObject({ version: 3 })
  })

  it('leaves a later completion alone', async () => {
    const { deps, id, completionId } = await done()
    await undoCompletion(deps, id, completionId)
    await completeTask(deps, id)
    expect(await undoCompletion(deps, id, completionId)).toMatchObject({ status: 'done' })
    await expectConsistent(deps, id)
  })

  it('finds no completion of another task, and none that never was', async () => {
    const { deps, id, completionId } = await done()
    const other = await createTask(deps, { title: 'Other' })
    for (const [task, completion] of [
      [other.id, completionId],
      [id, other.id],
    ] as const)
      await expect(undoCompletion(deps, task, completion)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('races with completing without leaving a completion too many or too few', async () => {
    const { deps, id, completionId } = await done()
    await Promise.all([
      completeTask(deps, id),
      undoCompletion(deps, id, completionId),
      completeTask(deps, id),
      undoCompletion(deps, id, completionId),
    ])
    await expectConsistent(deps, id)
  })

  it('stopped anywhere and run again leaves none', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id, completionId } = await done({ dueDate: '2026-03-01' })
      await interrupted(undoCompletion(faulty(deps, plan), id, completionId))
      await undoCompletion(deps, id, completionId)
      expect(await expectConsistent(deps, id)).toMatchObject({ status: 'open', dueDate: '2026-03-01', version: 3 })
    })
    expect(steps).toBe(2)
  })

  it('repairs a completing that was stopped half way', async () => {
    await atEveryStep(async (plan) => {
      const deps = taskDeps()
      const { id } = await createTask(deps, { title: 'Draft' })
      await interrupted(completeTask(faulty(deps, plan), id))
      const last = (await stored(deps, id)).lastCompletion
      if (last) await undoCompletion(deps, id, last.id)
      expect(await expectConsistent(deps, id)).toMatchObject({ status: 'open' })
    })
  })
})
