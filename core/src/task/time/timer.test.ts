import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { listAll } from '../../kernel/index.ts'
import { completeTask } from '../completion/complete-task.ts'
import { undoCompletion } from '../completion/undo-completion.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { editTask } from '../edit-task.ts'
import { purgeTrash } from '../purge-trash.ts'
import { taskDeps } from '../test-task.ts'
import { addTimeEntry } from './add-time-entry.ts'
import { deleteTimeEntry, restoreTimeEntry } from './delete-time-entry.ts'
import { editTimeEntry } from './edit-time-entry.ts'
import { listRunning, listTimeEntriesByDay } from './list-time-entries.ts'
import { stopTimer } from './running.ts'
import { timeEntries } from './schema.ts'
import { timeSpent } from './time-spent.ts'

type Deps = ReturnType<typeof taskDeps>

/** Somebody in Berlin at ten in the morning, with two tasks. */
async function two(deps: Deps = taskDeps({ timeZone: 'Europe/Berlin' })) {
  const [draft, rent] = [await createTask(deps, { title: 'Draft' }), await createTask(deps, { title: 'Rent' })]
  return { deps, draft: draft.id, rent: rent.id }
}

const running = async (deps: Deps) => JSON.parse((await listRunning(deps)).json)
const entries = (deps: Deps, taskId: string) => listAll(deps, deps.actor.space, timeEntries.queries.byTask, { where: { taskId } })
const open = (deps: Deps) => listAll(deps, deps.actor.space, timeEntries.queries.running, { where: { running: true } })

describe('a timer', () => {
  it('begins now, on the person’s date, and runs until it is stopped', async () => {
    const { deps, draft } = await two()
    const started = await addTimeEntry(deps, draft)
    expect(started).toMatchObject({
      taskId: draft,
      startedAt: '2026-03-05T09:00:00.000Z',
      endedAt: null,
      localDate: '2026-03-05',
      timeZone: 'Europe/Berlin',
    })
    expect(await running(deps)).toEqual([started])
    deps.clock.advance({ minutes: 25 })
    expect(await stopTimer(deps, started.id)).toMatchObject({ endedAt: '2026-03-05T09:25:00.000Z', version: 2 })
    deps.clock.advance({ minutes: 1 })
    expect(await stopTimer(deps, started.id)).toMatchObject({ endedAt: '2026-03-05T09:25:00.000Z', version: 2 })
    expect(await running(deps)).toEqual([])
  })

  it('ends the one that ran, at the moment it begins itself', async () => {
    const { deps, draft, rent } = await two()
    await addTimeEntry(deps, draft)
    deps.clock.advance({ minutes: 10 })
    const second = await addTimeEntry(deps, rent)
    expect(await entries(deps, draft)).toMatchObject([{ endedAt: second.startedAt }])
    expect(await running(deps)).toEqual([second])
  })

  it('started many times at once leaves one running, the last by the clock, without a gap or an overlap', async () => {
    const { deps, draft, rent } = await two()
    const starts = ['09:00:02', '09:00:00', '09:00:03', '09:00:01'].map((time) => `2026-03-05T${time}.000Z`)
    await Promise.all(starts.map((startedAt, i) => addTimeEntry(deps, i % 2 ? draft : rent, { startedAt })))
    expect(await open(deps)).toMatchObject([{ startedAt: '2026-03-05T09:00:03.000Z' }])
    const all = [...(await entries(deps, draft)), ...(await entries(deps, rent))].sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    expect(all.map(({ endedAt }) => endedAt)).toEqual([...starts.toSorted().slice(1), null])
  })

  it('stopped anywhere while it is started, and started again, is one that runs', async () => {
    const id = '019a9b3c-5d00-7cc0-8000-00000000aaaa'
    const steps = await atEveryStep(async (plan) => {
      const { deps, draft, rent } = await two()
      await addTimeEntry(deps, draft)
      deps.clock.advance({ minutes: 10 })
      await interrupted(addTimeEntry(faulty(deps, plan), rent, { id }))
      expect((await running(deps)).length).toBe(1)
      await addTimeEntry(deps, rent, { id })
      expect(await open(deps)).toMatchObject([{ id, taskId: rent }])
      expect(await entries(deps, rent)).toHaveLength(1)
    })
    expect(steps).toBe(2)
  })

  it('of another task does not take its id', async () => {
    const { deps, draft, rent } = await two()
    const { id } = await addTimeEntry(deps, draft)
    await expect(addTimeEntry(deps, rent, { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('sent again is the one that was made, also when it was stopped since; another under its id is refused, and nothing of it lost', async () => {
    const { deps, draft } = await two()
    const id = deps.ids.next()
    const span = { id, startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:30:00.000Z', note: 'First pass' }
    const first = await addTimeEntry(deps, draft, span)
    expect(await addTimeEntry(deps, draft, span)).toEqual(first)
    for (const other of [{ startedAt: '2026-03-05T08:10:00.000Z' }, { endedAt: '2026-03-05T08:45:00.000Z' }, { note: 'Second pass' }])
      await expect(addTimeEntry(deps, draft, { ...span, ...other })).rejects.toMatchObject({
        code: 'conflict',
        details: { current: first },
      })
    const edited = await editTimeEntry(deps, id, { endedAt: '2026-03-05T08:40:00.000Z' })
    expect(await addTimeEntry(deps, draft, span)).toEqual(edited)
    const timer = { id: deps.ids.next(), startedAt: '2026-03-05T09:00:00.000Z', endedAt: null, note: '' }
    await addTimeEntry(deps, draft, timer)
    const stopped = await stopTimer(deps, timer.id)
    expect(await addTimeEntry(deps, draft, timer)).toEqual(stopped)
  })

  it('cannot run on a task that is not there, nor from the future', async () => {
    const { deps, draft } = await two()
    await expect(addTimeEntry(deps, 'nothing')).rejects.toMatchObject({ code: 'not-found' })
    const future = addTimeEntry(deps, draft, { startedAt: '2026-03-05T09:06:00.000Z' })
    await expect(future).rejects.toMatchObject({ details: { faults: [{ pointer: '/startedAt', code: 'in_future' }] } })
  })

  it('is the person’s own', async () => {
    const { deps, draft } = await two()
    const stranger = await two({ ...deps, actor: { ...deps.actor, space: 'another' } })
    const { id } = await addTimeEntry(deps, draft)
    await addTimeEntry(stranger.deps, stranger.draft)
    expect(await running(deps)).toMatchObject([{ id }])
    await expect(stopTimer(stranger.deps, id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('what becomes of a task stops its timer:', () => {
  it.each([
    ['completing it', (deps: Deps, id: string) => completeTask(deps, id)],
    ['setting it to done', (deps: Deps, id: string) => editTask(deps, id, { status: 'done' })],
    ['cancelling it', (deps: Deps, id: string) => editTask(deps, id, { status: 'cancelled' })],
    ['throwing it away', (deps: Deps, id: string) => deleteTask(deps, id)],
  ])('%s', async (_, end) => {
    const { deps, draft, rent } = await two()
    await addTimeEntry(deps, draft)
    deps.clock.advance({ minutes: 10 })
    await end(deps, rent)
    expect(await running(deps)).toHaveLength(1)
    await end(deps, draft)
    expect(await running(deps)).toEqual([])
    expect(await entries(deps, draft)).toMatchObject([{ endedAt: '2026-03-05T09:10:00.000Z' }])
  })

  it('a round of a repeating task is as good as the end', async () => {
    const { deps } = await two()
    const { id } = await createTask(deps, { title: 'Water', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=DAILY' } })
    await addTimeEntry(deps, id)
    await completeTask(deps, id)
    expect(await running(deps)).toEqual([])
  })

  it('a task done a while ago ends it then, but never before it began', async () => {
    const { deps, draft, rent } = await two()
    await addTimeEntry(deps, draft)
    deps.clock.advance({ minutes: 60 })
    await completeTask(deps, draft, { completedAt: '2026-03-05T09:20:00.000Z' })
    await addTimeEntry(deps, rent)
    deps.clock.advance({ minutes: 5 })
    await completeTask(deps, rent, { completedAt: '2026-03-05T08:00:00.000Z' })
    expect(await entries(deps, draft)).toMatchObject([{ endedAt: '2026-03-05T09:20:00.000Z' }])
    expect(await entries(deps, rent)).toMatchObject([{ endedAt: '2026-03-05T10:05:00.000Z' }])
  })

  it('stopped anywhere and repeated, completing has stopped it', async () => {
    await atEveryStep(async (plan) => {
      const { deps, draft } = await two()
      await addTimeEntry(deps, draft)
      await interrupted(completeTask(faulty(deps, plan), draft))
      await completeTask(deps, draft)
      expect(await open(deps)).toEqual([])
    })
  })

  it('opening it again does not start it', async () => {
    const { deps, draft } = await two()
    await addTimeEntry(deps, draft)
    const { completion } = await completeTask(deps, draft)
    await undoCompletion(deps, draft, completion.id)
    expect(await running(deps)).toEqual([])
  })
})

const morning = { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:45:00.000Z' }

describe('an entry written by hand', () => {
  it('is made once under its id, and leaves the running timer alone', async () => {
    const { deps, draft, rent } = await two()
    const timer = await addTimeEntry(deps, rent)
    const made = await addTimeEntry(deps, draft, { id: '019a9b3c-5d00-7cc0-8000-00000000aaaa', ...morning, note: ' First  pass ' })
    expect(await addTimeEntry(deps, draft, { id: made.id, ...morning })).toEqual(made)
    expect(made).toMatchObject({ ...morning, note: 'First  pass' })
    expect(await running(deps)).toEqual([timer])
  })

  it.each([
    [{ startedAt: morning.endedAt, endedAt: morning.startedAt }, 'ends_before_start'],
    [{ startedAt: '2026-01-05T08:00:00.000Z', endedAt: '2026-03-05T08:00:00.000Z' }, 'too_long'],
    [{ endedAt: morning.endedAt }, 'missing_start'],
    [{ startedAt: '0000-01-01T00:00:00.000Z', endedAt: null }, 'out_of_range'],
  ])('is refused when it cannot be: %j', async (input, code) => {
    const { deps, draft } = await two()
    await expect(addTimeEntry(deps, draft, input)).rejects.toMatchObject({ details: { faults: [{ code }] } })
  })

  it('counts for the day it begins on, also after that is corrected, in the zone it was written in', async () => {
    const { deps, draft } = await two()
    const { id } = await addTimeEntry(deps, draft, morning)
    const moved = { ...deps, actor: { ...deps.actor, timeZone: 'Asia/Tokyo' } }
    const edited = await editTimeEntry(moved, id, { startedAt: '2026-03-04T22:30:00.000Z' })
    expect(edited).toMatchObject({ localDate: '2026-03-04', timeZone: 'Europe/Berlin', version: 2 })
  })

  it('that is edited to what it is writes nothing, and a stale edit is refused', async () => {
    const { deps, draft } = await two()
    const made = await addTimeEntry(deps, draft, morning)
    expect(await editTimeEntry(deps, made.id, morning)).toEqual(made)
    await editTimeEntry(deps, made.id, { note: 'Theirs' })
    await expect(editTimeEntry(deps, made.id, { note: 'Mine' }, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
  })

  it('set running again ends whatever ran', async () => {
    const { deps, draft, rent } = await two()
    const { id } = await addTimeEntry(deps, draft, morning)
    await addTimeEntry(deps, rent, { startedAt: '2026-03-05T07:00:00.000Z' })
    await editTimeEntry(deps, id, { endedAt: null })
    expect(await open(deps)).toMatchObject([{ id }])
  })

  it('comes back from the trash as it was; an old timer ends where a newer one began', async () => {
    const { deps, draft, rent } = await two()
    const timer = await addTimeEntry(deps, draft)
    expect(await deleteTimeEntry(deps, timer.id)).toMatchObject({ deletedAt: '2026-03-05T09:00:00.000Z' })
    expect(await running(deps)).toEqual([])
    deps.clock.advance({ minutes: 3 })
    const newer = await addTimeEntry(deps, rent)
    expect(await restoreTimeEntry(deps, timer.id)).toMatchObject({ deletedAt: null, endedAt: newer.startedAt })
    expect(await running(deps)).toEqual([newer])
  })

  it('does not come back without its task', async () => {
    const { deps, draft } = await two()
    const { id } = await addTimeEntry(deps, draft, morning)
    await deleteTimeEntry(deps, id)
    await deleteTask(deps, draft)
    await expect(restoreTimeEntry(deps, id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('time entries', () => {
  it('are listed by the day they began on', async () => {
    const { deps, draft } = await two()
    for (const day of ['03', '04', '05'])
      await addTimeEntry(deps, draft, { startedAt: `2026-03-${day}T08:00:00.000Z`, endedAt: `2026-03-${day}T09:00:00.000Z` })
    const days = async (range: object) =>
      JSON.parse((await listTimeEntriesByDay(deps, range, { limit: 50 })).json).map(({ localDate }: { localDate: string }) => localDate)
    expect(await days({ from: '2026-03-04' })).toEqual(['2026-03-04', '2026-03-05'])
    expect(await days({ from: '2026-03-03', before: '2026-03-05' })).toEqual(['2026-03-03', '2026-03-04'])
    expect(await days({})).toHaveLength(3)
  })

  it('of a task and its steps add up', async () => {
    const { deps, draft, rent } = await two()
    const step = await createTask(deps, { title: 'Step', parentId: draft })
    const below = await createTask(deps, { title: 'Below', parentId: step.id })
    for (const id of [draft, step.id, below.id, rent]) await addTimeEntry(deps, id, morning)
    await addTimeEntry(deps, below.id)
    const quarters = (count: number) => count * 15 * 60_000
    expect(await timeSpent(deps, draft)).toEqual({
      own: { milliseconds: quarters(3), runningSince: null },
      withSteps: { milliseconds: quarters(9), runningSince: '2026-03-05T09:00:00.000Z' },
    })
  })

  it('of much work and many steps add up while others have their turn', async () => {
    const { deps, draft } = await two()
    for (let n = 0; n < 600; n++) await addTimeEntry(deps, draft, morning)
    for (let n = 0; n < 120; n++) await addTimeEntry(deps, (await createTask(deps, { title: `Step ${n}`, parentId: draft })).id, morning)
    let turns = 0
    const { own, withSteps } = await timeSpent({ ...deps, giveWay: async () => void turns++ }, draft)
    const length = Date.parse(morning.endedAt) - Date.parse(morning.startedAt)
    expect([own.milliseconds, withSteps.milliseconds]).toEqual([600 * length, 720 * length])
    // Three pages of its own; its steps, and three lots of their times.
    expect(turns).toBeGreaterThanOrEqual(3 + 1 + 3)
  })

  it('go with their task when the trash is purged, and by themselves', async () => {
    const { deps, draft, rent } = await two()
    const [gone, thrown, stays] = [
      await addTimeEntry(deps, draft, morning),
      await addTimeEntry(deps, rent, morning),
      await addTimeEntry(deps, rent, morning),
    ]
    await deleteTask(deps, draft)
    await deleteTimeEntry(deps, thrown.id)
    deps.clock.set('2026-04-06T00:00:00.000Z')
    await purgeTrash(deps)
    const left = await Promise.all([gone, thrown, stays].map(({ id }) => deps.store.get(deps.actor.space, timeEntries, id)))
    expect(left.map((entry) => entry?.id)).toEqual([undefined, undefined, stays.id])
  })
})
