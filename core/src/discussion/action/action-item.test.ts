import { atEveryStep, type FaultPlan, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { completeTask, completions, createTask, deleteTask, editTask, restoreTask, type Task, tasks } from '../../task/index.ts'
import { memberships, participations } from '../schema.ts'
import { runSettlements } from '../settle/run-settlements.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { deleteActionItem, editActionItem, restoreActionItem } from './change-action-item.ts'
import { createActionItem } from './create-action-item.ts'
import { noticeTask } from './notice-task.ts'
import { listActionItems, readActionItem } from './read-action-items.ts'
import { type ActionItem, actionItems } from './schema.ts'

/** Ines owns the discussion; Ruth, Oskar and Mara are members, Vera looks on. */
async function acting() {
  const all = await people('ines', 'ruth', 'oskar', 'mara', 'vera')
  const { ines, ruth, oskar, mara, vera, store, clock } = all
  const { id } = await createDiscussion(ines, { title: 'The forecast' })
  for (const person of [ruth, oskar, mara]) await letIn(person, id)
  await letIn(vera, id, 'viewer')
  const item = await createActionItem(oskar, id, { assigneeId: ruth.actor.accountId, text: 'Ask finance', dueDate: '2026-03-12' })
  clock.advance({ minutes: 1 })
  const task = async (of: ActionItem = item) => (await store.get(of.assigneeId, tasks, of.taskId)) as Task
  const kept = async () => (await store.get(id, actionItems, item.id)) as ActionItem
  const openFor = async ({ actor }: typeof ines) => (await store.get(actor.space, participations, id))?.openActions
  const leaves = async ({ actor }: typeof ines) => {
    const member = await store.get(id, memberships, actor.accountId)
    if (member)
      await store.save(
        id,
        memberships,
        { ...member, version: member.version + 1, leftAt: '2026-03-05T10:00:00.000Z' },
        { expectedVersion: member.version },
      )
  }
  return { ...all, id, item, task, kept, openFor, leaves }
}

const page = { limit: 50 }
const conflict = { code: 'conflict' }

describe('an action item', () => {
  it('is a task of who has to do it, and everybody in the discussion sees it', async () => {
    const { ines, ruth, oskar, vera, id, item, task, openFor, store } = await acting()
    expect(item).toMatchObject({ text: 'Ask finance', dueDate: '2026-03-12', state: 'open', createdById: oskar.actor.accountId })
    expect(await task()).toMatchObject({ title: 'Ask finance', dueDate: '2026-03-12', actionOf: { discussionId: id, actionId: item.id } })
    for (const person of [ines, ruth, oskar, vera]) expect((await listActionItems(person, id, {}, page)).items).toEqual([item])
    expect((await store.list(oskar.actor.space, tasks.queries.all, {}, page)).items).toEqual([])
    expect(await openFor(ines)).toBe(1)
  })

  it('is there once however often it is sent under its id, and another under it is refused', async () => {
    const { ines, ruth, oskar, id, store } = await acting()
    const input = { id: ines.ids.next(), assigneeId: ruth.actor.accountId, text: 'Book a room' }
    const first = await createActionItem(ines, id, input)
    expect(await createActionItem(ines, id, input)).toEqual(first)
    await expect(createActionItem(ines, id, { ...input, text: 'Book two' })).rejects.toMatchObject(conflict)
    await expect(createActionItem(ines, id, { ...input, assigneeId: oskar.actor.accountId })).rejects.toMatchObject(conflict)
    expect((await store.list(ruth.actor.space, tasks.queries.all, {}, page)).items).toHaveLength(2)
    await editTask(ruth, first.taskId, { title: 'Book the big room' })
    expect(await createActionItem(ines, id, input)).toMatchObject({ text: 'Book the big room' })
  })

  it('is due at the time it was given with, on the clock of who gave it', async () => {
    const { oskar, ruth, id, task } = await acting()
    const input = { assigneeId: ruth.actor.accountId, text: 'Send the plan', dueAt: '2026-03-12T12:00' }
    const item = await createActionItem(oskar, id, input)
    const { timeZone } = oskar.actor
    expect(item).toMatchObject({ dueDate: '2026-03-12', dueAt: '2026-03-12T12:00', timeZone })
    expect(await task(item)).toMatchObject({ dueDate: null, dueAt: '2026-03-12T12:00', timeZone })
    const moved = await editActionItem(oskar, id, item.id, { dueDate: '2026-03-13' })
    expect(moved).toMatchObject({ dueDate: '2026-03-13', dueAt: '2026-03-13T12:00', timeZone })
    await editTask(ruth, item.taskId, { dueAt: '2026-03-13T07:15', timeZone })
    expect(await readActionItem(oskar, id, item.id), 'a time of her own is hers').toMatchObject({ dueDate: '2026-03-13', dueAt: null })
    expect(await editActionItem(oskar, id, item.id, { dueDate: null })).toMatchObject({ dueDate: null, dueAt: null })
    expect(await task(item)).toMatchObject({ dueDate: null, dueAt: null, timeZone: null })
  })

  it.each([
    [{ text: ' ' }, '/text', 'too_small'],
    [{ text: 'x'.repeat(501) }, '/text', 'too_big'],
    [{ dueDate: '2026-02-30' }, '/dueDate', 'invalid_date'],
    [{ dueDate: '2026-03-12', dueAt: '2026-03-12T12:00' }, '/dueAt', 'two_due_dates'],
    [{ assigneeId: '019a9b3c-5d00-7cc0-8000-bbbbbbbbbb00' }, '/assigneeId', 'no_such_person'],
    [{ messageId: '019a9b3c-5d00-7cc0-8000-bbbbbbbbbb00' }, '/messageId', 'no_such_message'],
  ])('with %j is refused', async (odd, pointer, code) => {
    const { ines, ruth, id } = await acting()
    await expect(createActionItem(ines, id, { assigneeId: ruth.actor.accountId, text: 'Ask', ...odd })).rejects.toMatchObject({
      ...{ code: 'validation', details: { faults: [{ pointer, code }] } },
    })
  })

  it('has its state, title and day read from the task, also when nobody told of a change', async () => {
    const { ines, ruth, id, item } = await acting()
    await editTask(ruth, item.taskId, { title: 'Ask finance by mail', dueAt: '2026-03-13T10:00', status: 'in-progress' })
    expect(await readActionItem(ines, id, item.id)).toMatchObject({
      text: 'Ask finance by mail',
      dueDate: '2026-03-13',
      state: 'in-progress',
    })
    await completeTask(ruth, item.taskId)
    expect((await listActionItems(ines, id, {}, page)).items).toMatchObject([{ state: 'done' }])
    await deleteTask(ruth, item.taskId)
    expect((await listActionItems(ines, id, {}, page)).items).toMatchObject([{ state: 'gone', text: 'Ask finance' }])
  })

  it('tells nothing of the task but its title, its state and its day', async () => {
    const { ines, ruth, id, item, store } = await acting()
    const secret = 'not for the others'
    const full = await editTask(ruth, item.taskId, {
      ...{ notes: secret, tags: ['secret-tag'], priority: 'urgent', checklist: [{ text: secret }], durationMinutes: 77 },
      dueAt: '2026-03-12T23:17',
    })
    await noticeTask(ines, ruth.actor.space, full)
    const before = await store.head(id)
    await noticeTask(ines, ruth.actor.space, await editTask(ruth, item.taskId, { notes: `${secret} again` }))
    expect(await store.head(id), 'a change of anything else leaves no trace').toBe(before)
    const seen = (await listActionItems(ines, id, {}, page)).items[0] as ActionItem
    const fields = [
      'assigneeId',
      'createdAt',
      'createdById',
      'deletedAt',
      'dueAt',
      'dueDate',
      'id',
      'messageId',
      'state',
      'taskId',
      'text',
      'timeZone',
      'updatedAt',
      'version',
    ]
    expect(Object.keys(seen).sort()).toEqual(fields)
    const stale = await editActionItem(ines, id, item.id, { text: 'x' }, { expectedVersion: 99 }).catch((error) => error)
    expect(Object.keys(stale.details.current).sort()).toEqual(fields)
    const told = JSON.stringify([seen, stale.details, await store.changes(id, 0, 200), await store.get(id, actionItems, item.id)])
    for (const hidden of [secret, 'secret-tag', 'urgent', '77', '23:17']) expect(told).not.toContain(hidden)
  })
})

describe('an action item is changed by its task', () => {
  it.each(['ines', 'ruth', 'oskar'] as const)('by %s: the owner, who has to do it, or who gave it', async (name) => {
    const world = await acting()
    const { [name]: by, id, item, task, kept, openFor, ines } = world
    await editActionItem(by, id, item.id, { text: 'Ask them', dueDate: '2026-03-20' })
    expect(await task()).toMatchObject({ title: 'Ask them', dueDate: '2026-03-20' })
    expect(await editActionItem(by, id, item.id, { state: 'done' })).toMatchObject({ state: 'done', text: 'Ask them' })
    expect(await task()).toMatchObject({ status: 'done', lastCompletion: { undone: false } })
    expect(await openFor(ines)).toBe(0)
    await editActionItem(by, id, item.id, { state: 'open', dueDate: null })
    expect(await task()).toMatchObject({ status: 'open', dueDate: null })
    expect(await kept()).toMatchObject({ state: 'open', dueDate: null })
  })

  it('by nobody else', async () => {
    const { mara, vera, id, item, task } = await acting()
    for (const by of [mara, vera])
      for (const change of [() => editActionItem(by, id, item.id, { state: 'done' }), () => deleteActionItem(by, id, item.id)])
        await expect(change()).rejects.toMatchObject({ code: 'forbidden' })
    expect((await task()).version).toBe(1)
  })

  it('on the version that is known', async () => {
    const { ines, oskar, id, item, task } = await acting()
    const moved = await editActionItem(oskar, id, item.id, { dueDate: '2026-03-13' }, { expectedVersion: item.version })
    await expect(editActionItem(ines, id, item.id, { dueDate: '2026-03-14' }, { expectedVersion: item.version })).rejects.toMatchObject({
      ...{ code: 'stale', details: { current: moved } },
    })
    expect((await task()).dueDate).toBe('2026-03-13')
  })

  it('completing twice is one completion, and a time of day stays', async () => {
    const { ines, ruth, id, item, task } = await acting()
    await editTask(ruth, item.taskId, { dueAt: '2026-03-12T10:30' })
    await editActionItem(ines, id, item.id, { dueDate: '2026-03-16' })
    expect((await task()).dueAt).toBe('2026-03-16T10:30')
    await editActionItem(ines, id, item.id, { state: 'done' })
    const { version } = await task()
    await editActionItem(ines, id, item.id, { state: 'done' })
    expect((await task()).version).toBe(version)
  })

  it('and not when the task was thrown away', async () => {
    const { ines, ruth, id, item, task } = await acting()
    await deleteTask(ruth, item.taskId)
    await expect(editActionItem(ines, id, item.id, { state: 'done' })).rejects.toMatchObject(conflict)
    expect((await task()).deletedAt).not.toBeNull()
  })
})

describe('an action item that is withdrawn', () => {
  it('takes its task along, and brings it back', async () => {
    const { ines, oskar, id, item, task, openFor } = await acting()
    await deleteActionItem(oskar, id, item.id, { expectedVersion: item.version })
    expect([(await task()).deletedAt === null, await openFor(ines)]).toEqual([false, 0])
    expect((await listActionItems(ines, id, {}, page)).items).toEqual([])
    await restoreActionItem(oskar, id, item.id)
    expect([(await task()).deletedAt, await openFor(ines)]).toEqual([null, 1])
  })

  it('leaves a task that is done, and one its person threw away', async () => {
    const { ruth, oskar, id, item, task } = await acting()
    await completeTask(ruth, item.taskId)
    await deleteActionItem(oskar, id, item.id)
    expect((await task()).deletedAt).toBeNull()
    await restoreActionItem(oskar, id, item.id)
    await deleteTask(ruth, item.taskId)
    await deleteActionItem(oskar, id, item.id)
    await restoreActionItem(oskar, id, item.id)
    expect((await task()).deletedAt).not.toBeNull()
  })
})

describe('what the person has made of the task of an action item', () => {
  it('stays where who gave it takes its day away or withdraws it, and goes with it where they withdraw it themselves', async () => {
    const { ruth, oskar, id, item, task, store } = await acting()
    const recurrence = { rrule: 'FREQ=WEEKLY', repeatFrom: 'schedule' as const }
    await editTask(ruth, item.taskId, { recurrence })
    const step = await createTask(ruth, { title: 'Look for last year’s sheet', parentId: item.taskId })
    await expect(editActionItem(oskar, id, item.id, { dueDate: null })).rejects.toMatchObject({ code: 'forbidden' })
    await editActionItem(oskar, id, item.id, { dueDate: '2026-03-19' })
    expect(await task()).toMatchObject({ dueDate: '2026-03-19', recurrence })
    await deleteActionItem(oskar, id, item.id)
    const below = () => store.get(ruth.actor.space, tasks, step.id)
    expect([(await task()).deletedAt, (await below())?.deletedAt]).toEqual([null, null])
    await restoreActionItem(oskar, id, item.id)
    expect((await listActionItems(oskar, id, {}, page)).items).toMatchObject([{ state: 'open', dueDate: '2026-03-19' }])
    await editTask(ruth, item.taskId, { recurrence: null })
    await deleteActionItem(oskar, id, item.id)
    expect((await task()).deletedAt, 'a step alone keeps it').toBeNull()
    await restoreActionItem(oskar, id, item.id)
    await deleteActionItem(ruth, id, item.id)
    expect([(await task()).deletedAt, (await below())?.deletedAt]).not.toContain(null)
  })
})

describe('who has left', () => {
  it('keeps the task; the item stays as it last was, and nobody sees or touches more of it', async () => {
    const { ines, ruth, id, item, task, leaves, kept } = await acting()
    await editActionItem(ruth, id, item.id, { dueDate: '2026-03-18' })
    await leaves(ruth)
    await noticeTask(ines, ruth.actor.space, await editTask(ruth, item.taskId, { title: 'My own words now', status: 'cancelled' }))
    const last = { text: 'Ask finance', dueDate: '2026-03-18', state: 'open' }
    expect(await kept()).toMatchObject(last)
    expect((await listActionItems(ines, id, {}, page)).items).toMatchObject([last])
    await expect(editActionItem(ines, id, item.id, { state: 'open' })).rejects.toMatchObject(conflict)
    await deleteActionItem(ines, id, item.id)
    expect(await task()).toMatchObject({ title: 'My own words now', deletedAt: null })
    await expect(listActionItems(ruth, id, {}, page)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is given nothing more to do', async () => {
    const { ines, ruth, id, leaves } = await acting()
    await leaves(ruth)
    const given = createActionItem(ines, id, { assigneeId: ruth.actor.accountId, text: 'One more' })
    await expect(given).rejects.toMatchObject({ details: { faults: [{ code: 'no_such_person' }] } })
  })
})

describe('a task that is changed on its own page', () => {
  it('is told of in the discussion, to everybody in it and once', async () => {
    const { ines, ruth, item, kept, openFor, store } = await acting()
    const { task } = await completeTask(ruth, item.taskId)
    await noticeTask(ines, ruth.actor.space, task)
    await noticeTask(ines, ruth.actor.space, task)
    expect(await kept()).toMatchObject({ state: 'done', version: item.version + 1 })
    expect(await openFor(ines)).toBe(0)
    const heard = (await store.changes(ines.actor.space, 0, 200)).filter(({ kind }) => kind === 'action-item').map(({ type }) => type)
    expect(heard).toEqual(['action-item.created', 'action-item.updated'])
    await noticeTask(ines, ruth.actor.space, await deleteTask(ruth, item.taskId))
    expect((await kept()).state).toBe('gone')
    await noticeTask(ines, ruth.actor.space, await restoreTask(ruth, item.taskId))
    expect((await kept()).state).toBe('done')
  })

  it('speaks for no other item than its own', async () => {
    const { ines, ruth, mara, id, item, task, kept, store } = await acting()
    const forged = { ...(await task()), id: ruth.ids.next(), title: 'Forged', version: 1 }
    await store.save(mara.actor.space, tasks, forged, { expectedVersion: 0 })
    await noticeTask(ines, mara.actor.space, forged)
    expect(await kept()).toMatchObject({ text: 'Ask finance', version: item.version })
    // A task that does not say that it is the item is not looked at, even where the item names it.
    const other = { ...(await task()), actionOf: null, title: 'Private', version: 2 }
    await store.save(ruth.actor.space, tasks, other, { expectedVersion: 1 })
    expect(await readActionItem(ines, id, item.id)).toMatchObject({ state: 'gone', text: 'Ask finance' })
    await expect(editActionItem(ines, id, item.id, { text: 'Mine' })).rejects.toMatchObject(conflict)
  })
})

type World = Awaited<ReturnType<typeof acting>>

const changes: [name: string, run: (deps: World['ines'], world: World) => Promise<unknown>][] = [
  ['giving', (deps, { id, ruth }) => createActionItem(deps, id, { assigneeId: ruth.actor.accountId, text: 'Book a room' })],
  ['completing', (deps, { id, item }) => editActionItem(deps, id, item.id, { state: 'done' })],
  ['withdrawing', (deps, { id, item }) => deleteActionItem(deps, id, item.id)],
]

describe.each(changes)('%s, stopped anywhere', (_, run) => {
  it('leaves items and tasks that agree, once the job that stands for it has run', async () => {
    let stops = 0
    for (let failAt = 1; ; failAt++) {
      const world = await acting()
      const { ines, ruth, store, clock, id } = world
      const plan: FaultPlan = { failAt, when: failAt % 2 ? 'before' : 'after' }
      const ports = faulty({ store, queue: ines.queue, blobs: ines.blobs }, plan)
      await run({ ...ines, ...ports }, world).catch(() => {})
      if (!plan.fired) break
      stops++
      clock.advance({ minutes: 1 })
      await runSettlements(ines)
      const items = (await store.list(id, actionItems.queries.all, {}, page)).items
      const live = (await store.list(ruth.actor.space, tasks.queries.all, {}, page)).items
      expect(live.map(({ id }) => id).sort(), `step ${failAt}`).toEqual(items.map(({ taskId }) => taskId).sort())
      const states = (await listActionItems(ines, id, {}, page)).items.map(({ state }) => state)
      expect(states).not.toContain('gone')
      expect(await world.openFor(ines)).toBe(states.filter((state) => state === 'open').length)
    }
    expect(stops).toBeGreaterThan(3)
  })
})

it('done, and stopped at any step, has its completion once it is asked for again', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { ruth, id, item, task, store } = await acting()
    await interrupted(editActionItem({ ...ruth, ...faulty({ store, queue: ruth.queue }, plan) }, id, item.id, { state: 'done' }))
    expect((await editActionItem(ruth, id, item.id, { state: 'done' })).state).toBe('done')
    const { lastCompletion } = await task()
    const { items } = await store.list(ruth.actor.space, completions.queries.all, {}, page)
    expect(items.map((completion) => completion.id)).toEqual([lastCompletion?.id])
  })
  expect(steps).toBeGreaterThan(3)
})
