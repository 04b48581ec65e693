import { describe, expect, it } from 'vitest'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { getTask } from './get-task.ts'
import { deleteGoalKeepingTasks } from './goal/delete-goal.ts'
import { storedGoal } from './goal/test-goal.ts'
import type { SaidReader } from './said-in.ts'
import { completionsOf, expectConsistent, happened, stored, taskDeps } from './test-task.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
const another = '019a9b3c-5d00-7cc0-8000-cccccccccccc'

describe('a new task', () => {
  it('needs no more than a title', async () => {
    const deps = taskDeps()
    const task = await createTask(deps, { title: '  Send Ana the draft ' })
    expect(task).toMatchObject({
      title: 'Send Ana the draft',
      notes: '',
      status: 'open',
      priority: 'none',
      tags: [],
      version: 1,
      deletedAt: null,
    })
    expect(await getTask(deps, task.id)).toEqual(task)
    expect(await happened(deps)).toEqual(['task.created'])
  })

  it('goes to the end of the manual order, wherever the one before was moved', async () => {
    const deps = taskDeps()
    const first = await createTask(deps, { title: 'First' })
    deps.clock.advance({ milliseconds: 1 })
    const second = await createTask(deps, { title: 'Second' })
    expect(second.order > first.order).toBe(true)
  })

  it('names every fault of its input at once', async () => {
    const input = { title: ' ', dueDate: '2026-02-30', tags: ['two words'], order: '0', colour: 'red' }
    await expect(createTask(taskDeps(), input as never)).rejects.toMatchObject({
      code: 'validation',
      details: {
        faults: expect.arrayContaining(
          ['/title', '/dueDate', '/tags/0', '/order', '/colour'].map((pointer) => expect.objectContaining({ pointer })),
        ),
      },
    })
  })

  it('is due on a day or at a time, not both', async () => {
    const deps = taskDeps()
    await expect(createTask(deps, { title: 'Pay', dueDate: '2026-03-05', dueAt: '2026-03-05T16:00' })).rejects.toMatchObject({
      details: { faults: [{ pointer: '/dueAt', code: 'two_due_dates' }] },
    })
    expect(await createTask(deps, { title: 'Pay', dueDate: '2026-03-05', timeZone: 'Europe/Berlin' })).toMatchObject({ timeZone: null })
  })

  it('that is done from the start has its completion', async () => {
    const deps = taskDeps()
    const { id } = await createTask(deps, { title: 'Called the bank', status: 'done' })
    expect(await expectConsistent(deps, id)).toMatchObject({ status: 'done', closedAt: '2026-03-05T09:00:00.000Z' })
    expect(await completionsOf(deps, id)).toMatchObject([{ snapshot: { status: 'open' } }])
  })

  it('that is cancelled from the start is closed', async () => {
    expect(await createTask(taskDeps(), { title: 'Never mind', status: 'cancelled' })).toMatchObject({
      closedAt: '2026-03-05T09:00:00.000Z',
    })
  })
})

describe('the same task sent again', () => {
  it('is made once', async () => {
    const deps = taskDeps()
    const first = await createTask(deps, { id, title: 'Once', tags: ['work'] })
    deps.clock.advance({ minutes: 1 })
    expect(await createTask(deps, { id, title: 'Once', tags: ['work'] })).toEqual(first)
    expect(await happened(deps)).toEqual(['task.created'])
  })

  it('is made once by many at the same time', async () => {
    const deps = taskDeps()
    const made = await Promise.all(Array.from({ length: 20 }, () => createTask(deps, { id, title: 'Once' })))
    expect(new Set(made.map((task) => JSON.stringify(task))).size).toBe(1)
    expect(await happened(deps)).toEqual(['task.created'])
  })

  it('with other content is refused', async () => {
    const deps = taskDeps()
    await createTask(deps, { id, title: 'One' })
    await expect(createTask(deps, { id, title: 'Another' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(createTask(deps, { id, title: 'One', order: 'a0' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await stored(deps, id)).toMatchObject({ title: 'One', version: 1 })
  })

  it('of another passage, or of none, is refused', async () => {
    const deps = taskDeps()
    const said = { title: 'The plan', by: 'Ruth', at: '2026-03-04T09:00:00.000Z', version: 1, text: 'Can you send me the plan?' }
    const read: SaidReader = async (_, { discussionId, messageId, quote }) => ({
      ...said,
      discussionId,
      messageId,
      quote: quote?.trim() ?? said.text,
    })
    const from = { discussionId: id, messageId: id, quote: ' Send me the plan ' }
    const make = (passage?: typeof from) => createTask(deps, { id, title: 'Send it', ...(passage && { from: passage }) }, read)
    const first = await make(from)
    expect(await make(from)).toEqual(first)
    for (const other of [{ ...from, messageId: another }, { ...from, quote: 'Can you?' }, undefined])
      await expect(make(other)).rejects.toMatchObject({ code: 'conflict', details: { current: first } })
  })

  it('is answered after its goal went to the trash', async () => {
    const deps = taskDeps()
    const goal = await storedGoal(deps, 'Ship 2.0')
    await createTask(deps, { id, title: 'Draft', goalId: goal.id })
    await deleteGoalKeepingTasks(deps, goal.id)
    expect(await createTask(deps, { id, title: 'Draft', goalId: goal.id })).toEqual(await stored(deps, id))
  })

  it('by somebody else is theirs alone', async () => {
    const deps = taskDeps()
    await createTask(deps, { id, title: 'Mine' })
    const other = { ...deps, actor: { ...deps.actor, space: 'other' } }
    expect(await createTask(other, { id, title: 'Theirs' })).toMatchObject({ title: 'Theirs' })
    expect(await stored(deps, id)).toMatchObject({ title: 'Mine' })
  })
})

describe('a subtask', () => {
  it('stands below a task that is there', async () => {
    const deps = taskDeps()
    const parent = await createTask(deps, { title: 'Move house' })
    expect(await createTask(deps, { title: 'Pack', parentId: parent.id })).toMatchObject({ parentId: parent.id })
    await deleteTask(deps, parent.id)
    for (const parentId of [parent.id, id])
      await expect(createTask(deps, { title: 'Pack', parentId })).rejects.toMatchObject({
        details: { faults: [{ pointer: '/parentId', code: 'no_such_task' }] },
      })
  })

  it('stands at the fourth level at most', async () => {
    const deps = taskDeps()
    let parentId: string | null = null
    for (const title of ['1', '2', '3', '4']) parentId = (await createTask(deps, { title, parentId })).id
    await expect(createTask(deps, { title: '5', parentId })).rejects.toMatchObject({ details: { faults: [{ code: 'too_deep' }] } })
  })
})

it('somebody else cannot see, change or delete a task', async () => {
  const deps = taskDeps()
  const { id } = await createTask(deps, { title: 'Mine' })
  const other = { ...deps, actor: { ...deps.actor, space: 'other' } }
  await expect(getTask(other, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(editTask(other, id, { title: 'Theirs' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(deleteTask(other, id)).rejects.toMatchObject({ code: 'not-found' })
})
