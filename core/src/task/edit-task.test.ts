import { describe, expect, it, vi } from 'vitest'
import { completeTask } from './completion/complete-task.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import type { NewTask } from './schema.ts'
import { completionsOf, expectConsistent, happened, stored, taskDeps } from './test-task.ts'

async function one(input: Partial<NewTask> = {}) {
  const deps = taskDeps()
  const task = await createTask(deps, { title: 'Draft', ...input })
  deps.clock.advance({ minutes: 1 })
  return { deps, task, id: task.id }
}

describe('editing a task', () => {
  it('changes what was named and nothing else', async () => {
    const { deps, task, id } = await one({ notes: 'Keep me', tags: ['work'] })
    const edited = await editTask(deps, id, { title: 'Final', tags: [] })
    expect(edited).toEqual({ ...task, title: 'Final', tags: [], version: 2, updatedAt: '2026-03-05T09:01:00.000Z' })
    expect(await stored(deps, id)).toEqual(edited)
  })

  it('writes nothing when nothing changes', async () => {
    const { deps, task, id } = await one({ dueDate: '2026-03-05' })
    expect(await editTask(deps, id, {})).toEqual(task)
    expect(await editTask(deps, id, { title: 'Draft', dueDate: '2026-03-05', dueAt: null })).toEqual(task)
    expect(await happened(deps)).toEqual(['task.created'])
  })

  it('is refused when based on an older version, with the task as it is now', async () => {
    const { deps, id } = await one()
    const current = await editTask(deps, id, { title: 'Theirs' })
    await expect(editTask(deps, id, { title: 'Mine' }, { expectedVersion: 1 })).rejects.toMatchObject({
      code: 'stale',
      details: { current },
    })
    expect(await stored(deps, id)).toEqual(current)
    expect(await editTask(deps, id, { title: 'Mine' }, { expectedVersion: 2 })).toMatchObject({ title: 'Mine', version: 3 })
  })

  it('of several at once with one version has one winner', async () => {
    const { deps, id } = await one()
    const results = await Promise.allSettled(['a', 'b', 'c'].map((title) => editTask(deps, id, { title }, { expectedVersion: 1 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stored(deps, id)).toMatchObject({ version: 2 })
  })

  it('without a version keeps what others changed meanwhile', async () => {
    const { deps, id } = await one()
    await Promise.all([
      editTask(deps, id, { title: 'Final' }),
      editTask(deps, id, { priority: 'high' }),
      editTask(deps, id, { notes: 'Seen' }),
    ])
    expect(await stored(deps, id)).toMatchObject({ title: 'Final', priority: 'high', notes: 'Seen', version: 4 })
  })

  it('finds no task in the trash', async () => {
    const { deps, id } = await one()
    await deleteTask(deps, id)
    await expect(editTask(deps, id, { title: 'Final' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the due of a task', () => {
  it('as a day takes the place of a time, and the other way round', async () => {
    const { deps, id } = await one({ dueDate: '2026-03-05' })
    expect(await editTask(deps, id, { dueAt: '2026-03-06T10:00', timeZone: 'Europe/Berlin' })).toMatchObject({
      dueDate: null,
      dueAt: '2026-03-06T10:00',
      timeZone: 'Europe/Berlin',
    })
    expect(await editTask(deps, id, { dueDate: '2026-03-07' })).toMatchObject({ dueDate: '2026-03-07', dueAt: null, timeZone: null })
  })

  it('keeps its zone with a new time, and loses it with the time', async () => {
    const { deps, id } = await one({ dueAt: '2026-03-06T10:00', timeZone: 'Europe/Berlin' })
    expect(await editTask(deps, id, { dueAt: '2026-03-06T11:00' })).toMatchObject({ timeZone: 'Europe/Berlin' })
    expect(await editTask(deps, id, { dueAt: null })).toMatchObject({ dueAt: null, timeZone: null })
  })

  it('cannot be set both ways at once', async () => {
    const { deps, id } = await one()
    await expect(editTask(deps, id, { dueDate: '2026-03-05', dueAt: '2026-03-05T10:00' })).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('the status of a task', () => {
  it('set to done is a completion like any other', async () => {
    const { deps, id } = await one({ dueDate: '2026-03-01' })
    const task = await editTask(deps, id, { status: 'done' })
    expect(task.closedAt).toBe('2026-03-05T09:01:00.000Z')
    const { completion } = await completeTask(deps, id)
    expect(completion).toMatchObject({ id: task.lastCompletion?.id, occurrenceDate: '2026-03-01' })
    await expectConsistent(deps, id)
  })

  it('set to done together with a new due date completes the new one', async () => {
    const { deps, id } = await one({ dueDate: '2026-03-01' })
    await editTask(deps, id, { status: 'done', dueDate: '2026-03-04' })
    expect(await completionsOf(deps, id)).toMatchObject([{ occurrenceDate: '2026-03-04' }])
  })

  it.each(['open', 'in-progress', 'cancelled'] as const)(
    'set from done to %s takes the completion back and keeps the dates',
    async (status) => {
      const { deps, id } = await one({ dueDate: '2026-03-01' })
      await completeTask(deps, id)
      await editTask(deps, id, { dueDate: '2026-03-09' })
      expect(await editTask(deps, id, { status })).toMatchObject({ status, dueDate: '2026-03-09' })
      await expectConsistent(deps, id)
    },
  )

  it('cancelled closes the task, and open opens it again', async () => {
    const { deps, id } = await one()
    expect(await editTask(deps, id, { status: 'cancelled' })).toMatchObject({ closedAt: '2026-03-05T09:01:00.000Z' })
    expect(await editTask(deps, id, { status: 'open' })).toMatchObject({ closedAt: null })
    expect(await happened(deps)).toEqual(['task.created', 'task.cancelled', 'task.reopened'])
  })
})

describe('moving a task below another', () => {
  it('never makes a circle', async () => {
    const { deps, id } = await one()
    const child = await createTask(deps, { title: 'Child', parentId: id })
    for (const parentId of [id, child.id])
      await expect(editTask(deps, id, { parentId })).rejects.toMatchObject({
        details: { faults: [{ pointer: '/parentId', code: 'cycle' }] },
      })
  })

  it('never makes a circle by two moves at once', async () => {
    const { deps, id } = await one()
    const other = await createTask(deps, { title: 'Other' })
    const moves = await Promise.allSettled([editTask(deps, id, { parentId: other.id }), editTask(deps, other.id, { parentId: id })])
    expect(moves.some(({ status }) => status === 'rejected')).toBe(true)
    const [a, b] = [await stored(deps, id), await stored(deps, other.id)]
    expect(a.parentId === b.id && b.parentId === a.id).toBe(false)
  })

  it('looks through many steps with turns for others', async () => {
    const deps = taskDeps()
    const [top, other] = [
      await createTask(deps, { title: 'Top', recurrence: { rrule: 'FREQ=DAILY' } }),
      await createTask(deps, { title: 'Other' }),
    ]
    for (let n = 0; n < 620; n++) await createTask(deps, { title: `Step ${n}`, parentId: top.id })
    let turns = 0
    const watched = { ...deps, giveWay: async () => void turns++ }
    expect((await editTask(watched, top.id, { parentId: other.id })).parentId).toBe(other.id)
    // Four pages, looked through before and after it is saved, and what stands below them.
    expect(turns).toBeGreaterThanOrEqual(2 * 4)
    turns = 0
    expect((await editTask(watched, top.id, { status: 'done' })).lastCompletion?.steps).toHaveLength(200)
    expect(turns).toBeLessThan(2)
  })

  it('never goes deeper than is allowed by two moves at once', async () => {
    const deps = taskDeps()
    const [top, middle, low] = [
      await createTask(deps, { title: 'Top' }),
      await createTask(deps, { title: 'Middle' }),
      await createTask(deps, { title: 'Low' }),
    ]
    const step = await createTask(deps, { title: 'Step', parentId: low.id })
    await createTask(deps, { title: 'Step of the step', parentId: step.id })
    // Neither is saved before both have been found in order.
    const { save } = deps.store
    const checked = Promise.withResolvers<void>()
    let saves = 0
    vi.spyOn(deps.store, 'save').mockImplementation(async (...asked) => {
      if (++saves === 2) checked.resolve()
      await checked.promise
      return save(...asked)
    })
    await Promise.allSettled([editTask(deps, middle.id, { parentId: top.id }), editTask(deps, low.id, { parentId: middle.id })])
    const parents = [(await stored(deps, middle.id)).parentId, (await stored(deps, low.id)).parentId]
    expect(parents.filter((parent) => parent !== null).length).toBeLessThan(2)
  })

  it('never makes a circle by three moves at once, and leaves every task within reach of the top', async () => {
    const { deps, id } = await one()
    const [b, c] = await Promise.all(['B', 'C'].map(async (title) => (await createTask(deps, { title })).id))
    const moves = [
      [id, b],
      [b, c],
      [c, id],
    ] as [string, string][]
    await Promise.allSettled(moves.map(([task, parentId]) => editTask(deps, task, { parentId })))
    for (const [task] of moves) {
      let at: string | null = task
      for (let up = 0; at && up < 4; up++) at = (await stored(deps, at)).parentId
      expect(at).toBeNull()
    }
  })

  it('counts the levels it brings along', async () => {
    const { deps, id } = await one()
    await createTask(deps, { title: 'Below', parentId: id })
    let parentId: string | null = null
    for (const title of ['1', '2', '3']) parentId = (await createTask(deps, { title, parentId })).id
    await expect(editTask(deps, id, { parentId })).rejects.toMatchObject({ details: { faults: [{ code: 'too_deep' }] } })
    expect(await editTask(deps, id, { parentId: (await stored(deps, parentId as string)).parentId })).toMatchObject({ version: 2 })
  })
})
