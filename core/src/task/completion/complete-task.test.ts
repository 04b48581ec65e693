import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import type { TaskDeps } from '../change-task.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { editTask } from '../edit-task.ts'
import { completions, type NewTask } from '../schema.ts'
import { completionsOf, expectConsistent, happened, stored, taskDeps } from '../test-task.ts'
import { completeTask } from './complete-task.ts'

async function one(input: Partial<NewTask> = {}, actor: Parameters<typeof taskDeps>[0] = {}) {
  const deps = taskDeps(actor)
  const { id } = await createTask(deps, { title: 'Water the plants', ...input })
  return { deps, id }
}

describe('completing a task', () => {
  it('closes it and writes a completion with what it changed', async () => {
    const { deps, id } = await one({ dueDate: '2026-03-01', startDate: '2026-02-28', status: 'in-progress' })
    deps.clock.advance({ hours: 1 })
    const { task, completion } = await completeTask(deps, id)
    expect(task).toMatchObject({ status: 'done', closedAt: '2026-03-05T10:00:00.000Z', version: 2 })
    expect(completion).toMatchObject({
      id: task.lastCompletion?.id,
      taskId: id,
      occurrenceDate: '2026-03-01',
      completedAt: '2026-03-05T10:00:00.000Z',
      localDate: '2026-03-05',
      timeZone: 'UTC',
      snapshot: { status: 'in-progress', dueDate: '2026-03-01', dueAt: null, timeZone: null, startDate: '2026-02-28' },
    })
    expect(await completionsOf(deps, id)).toEqual([completion])
    expect(await happened(deps)).toEqual(['task.created', 'task.completed', 'completion.created'])
  })

  it('twice, and many times at once, is one completion', async () => {
    const { deps, id } = await one()
    const all = await Promise.all(Array.from({ length: 10 }, () => completeTask(deps, id)))
    const again = await completeTask(deps, id)
    expect(new Set([...all, again].map(({ completion }) => completion.id)).size).toBe(1)
    expect(await stored(deps, id)).toMatchObject({ version: 2 })
    expect(await completionsOf(deps, id)).toHaveLength(1)
  })

  it('is dated by the day where the person lives, which begins at their day start', async () => {
    const { deps, id } = await one({}, { timeZone: 'America/New_York', dayStart: 4 })
    deps.clock.set('2026-03-06T08:30:00.000Z')
    const { completion } = await completeTask(deps, id)
    expect(completion).toMatchObject({ localDate: '2026-03-05', occurrenceDate: '2026-03-05', timeZone: 'America/New_York' })
  })

  it('keeps that date when the person moves to another zone', async () => {
    const { deps, id } = await one({}, { timeZone: 'Pacific/Auckland' })
    deps.clock.set('2026-03-05T12:00:00.000Z')
    const { completion } = await completeTask(deps, id)
    const moved = { ...deps, actor: { ...deps.actor, timeZone: 'America/Los_Angeles' } }
    expect((await completeTask(moved, id)).completion).toEqual(completion)
    expect(completion).toMatchObject({ localDate: '2026-03-06', timeZone: 'Pacific/Auckland' })
  })

  it('may have been earlier', async () => {
    const { deps, id } = await one({}, { timeZone: 'Europe/Berlin' })
    const { task, completion } = await completeTask(deps, id, { completedAt: '2026-03-01T23:30:00.000Z' })
    expect(task.closedAt).toBe('2026-03-01T23:30:00.000Z')
    expect(completion.localDate).toBe('2026-03-02')
    await expect(completeTask(deps, id, { completedAt: 'yesterday' })).rejects.toMatchObject({
      details: { faults: [{ pointer: '/completedAt' }] },
    })
  })

  it('answers the day of a due time', async () => {
    const { deps, id } = await one({ dueAt: '2026-03-09T16:00' })
    expect((await completeTask(deps, id)).completion.occurrenceDate).toBe('2026-03-09')
  })

  it('finds no task in the trash', async () => {
    const { deps, id } = await one()
    await deleteTask(deps, id)
    await expect(completeTask(deps, id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('after reopening is a new completion', async () => {
    const { deps, id } = await one()
    const first = await completeTask(deps, id)
    await editTask(deps, id, { status: 'open' })
    const second = await completeTask(deps, id)
    expect(second.completion.id).not.toBe(first.completion.id)
    await expectConsistent(deps, id)
  })
})

describe('stopped anywhere and run again', () => {
  it('completing leaves one completion', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id } = await one()
      await interrupted(completeTask(faulty(deps, plan), id))
      await completeTask(deps, id)
      expect(await expectConsistent(deps, id)).toMatchObject({ status: 'done', version: 2 })
    })
    expect(steps).toBe(2)
  })

  it('reopening leaves none', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id } = await one()
      await completeTask(deps, id)
      await interrupted(editTask(faulty(deps, plan), id, { status: 'open' }))
      await editTask(deps, id, { status: 'open' })
      expect(await expectConsistent(deps, id)).toMatchObject({ status: 'open' })
    })
    expect(steps).toBe(2)
  })

  it.each([
    ['completing', completeTask],
    ['setting the status to done', (deps: TaskDeps, id: string) => editTask(deps, id, { status: 'done' })],
  ])('reopening is also finished by %s', async (_, again) => {
    await atEveryStep(async (plan) => {
      const { deps, id } = await one()
      await completeTask(deps, id)
      await interrupted(editTask(faulty(deps, plan), id, { status: 'open' }))
      await again(deps, id)
      expect(await expectConsistent(deps, id)).toMatchObject({ status: 'done' })
    })
  })

  it('making a task that is done leaves one completion', async () => {
    const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
    await atEveryStep(async (plan) => {
      const deps = taskDeps()
      const input = { id, title: 'Called', status: 'done' } as const
      await interrupted(createTask(faulty(deps, plan), input))
      await createTask(deps, input)
      await expectConsistent(deps, id)
    })
  })
})

it('the completion record is that of the space alone', async () => {
  const { deps, id } = await one()
  const { completion } = await completeTask(deps, id)
  expect(await deps.store.get('other', completions, completion.id)).toBeNull()
})
