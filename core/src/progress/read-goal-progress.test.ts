import { describe, expect, it, vi } from 'vitest'
import { goals } from '../goal/index.ts'
import { addTimeEntry, completeTask, createTask, deleteTask, editTask } from '../task/index.ts'
import { createDayMemory } from './day-memory.ts'
import { listGoalProgress, readGoalProgress } from './read-goal-progress.ts'
import { checkedIn, progressDeps, storedGoal, type TestDeps } from './test-progress.ts'

describe('the progress of a goal', () => {
  it('comes from its check-ins', async () => {
    const deps = progressDeps()
    const { id } = await storedGoal(deps)
    await checkedIn(deps, id, ['2026-01-10', '20'], ['2026-02-20', '50'])
    expect(await readGoalProgress(deps, id)).toMatchObject({
      on: '2026-03-05',
      current: '50',
      progress: 0.5,
      days: 2,
      lastOn: '2026-02-20',
    })
  })

  it('at the end of a day takes nothing dated later', async () => {
    const deps = progressDeps()
    const closing = { localDate: '2026-03-01', timeZone: 'UTC', reflection: '' }
    const { id } = await storedGoal(deps, { status: 'achieved', closing })
    await checkedIn(deps, id, ['2026-01-10', '20'], ['2026-02-20', '50'])
    expect(await readGoalProgress(deps, id, { on: '2026-02-19' })).toMatchObject({ on: '2026-02-19', current: '20', noPace: null })
    expect(await readGoalProgress(deps, id, { on: '2026-02-20' })).toMatchObject({ current: '50', pace: 'on-track' })
    expect(await readGoalProgress(deps, id)).toMatchObject({ noPace: 'closed' })
    await expect(readGoalProgress(deps, id, { on: '2026-03-07' })).rejects.toMatchObject({ details: { faults: [{ code: 'in_future' }] } })
  })

  it('takes the record of tomorrow that a journey west leaves, and none of a later day', async () => {
    const deps = progressDeps()
    const { id } = await storedGoal(deps)
    await checkedIn(deps, id, ['2026-03-06', '20'], ['2026-03-07', '50'])
    expect((await readGoalProgress(deps, id)).current).toBe('20')
    expect(await readGoalProgress(deps, id, { on: '2026-03-06' })).toMatchObject({ on: '2026-03-06', current: '20' })
    expect((await listGoalProgress(deps))[0]?.progress.current).toBe('20')
  })

  it('of a few goals reads no check-ins of others', async () => {
    const deps = progressDeps()
    const top = await storedGoal(deps, { metric: { type: 'binary', target: '1' } })
    for (let n = 0; n < 12; n++) await storedGoal(deps, { parentId: top.id })
    const list = vi.spyOn(deps.store, 'list')
    await readGoalProgress(deps, top.id)
    expect(list.mock.calls.filter(([, query]) => query.kind === 'check-in' && query.name !== 'byGoal')).toEqual([])
  })

  it('rolls up what is below it', async () => {
    const deps = progressDeps()
    const whole = { type: 'binary', target: '1' } as const
    const top = await storedGoal(deps, { metric: whole })
    const middle = await storedGoal(deps, { metric: whole, parentId: top.id })
    const low = await storedGoal(deps, { parentId: middle.id })
    const trashed = await storedGoal(deps, { parentId: top.id })
    const at = '2026-03-01T00:00:00.000Z'
    await deps.store.save(deps.actor.space, goals, { ...trashed, version: 2, deletedAt: at }, { expectedVersion: 1 })
    await checkedIn(deps, low.id, ['2026-02-20', '50'])
    const found = await readGoalProgress(deps, top.id)
    expect(found).toMatchObject({ progress: 0.5, rollUp: { parts: [{ goalId: middle.id, share: 1, progress: 0.5 }], leftOut: [] } })
    const all = await listGoalProgress(deps)
    expect(all.map(({ goalId }) => goalId)).toEqual([top.id, middle.id, low.id])
    expect(all[0]?.progress).toEqual(found)
  })

  it('is the person’s own', async () => {
    const deps = progressDeps()
    const { id } = await storedGoal(deps)
    const stranger = { ...deps, actor: { ...deps.actor, space: 'another' } }
    await expect(readGoalProgress(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await listGoalProgress(stranger)).toEqual([])
  })
})

describe('progress by tasks that are done', () => {
  const counted = (deps: TestDeps) => storedGoal(deps, { metric: { source: 'tasks-done', aggregation: 'count', target: '4' } })

  it('counts every completion on its day, and follows what is undone', async () => {
    const deps = progressDeps()
    const { id: goalId } = await counted(deps)
    const draft = await createTask(deps, { title: 'Draft', goalId })
    const water = await createTask(deps, { title: 'Water', goalId, dueDate: '2026-03-01', recurrence: { rrule: 'FREQ=DAILY' } })
    const other = await createTask(deps, { title: 'Other' })
    for (const { id } of [draft, water, other]) await completeTask(deps, id)
    deps.clock.advance({ hours: 24 })
    await completeTask(deps, water.id)
    expect(await readGoalProgress(deps, goalId)).toMatchObject({ current: '3', progress: 0.75, days: 2, lastOn: '2026-03-06' })
    expect((await readGoalProgress(deps, goalId, { on: '2026-03-05' })).current).toBe('2')
    await editTask(deps, draft.id, { status: 'open' })
    expect((await readGoalProgress(deps, goalId)).current).toBe('2')
    await deleteTask(deps, water.id)
    expect((await readGoalProgress(deps, goalId)).current).toBe('0')
  })
})

describe('progress by time that was spent', () => {
  const timed = (deps: TestDeps, target = '120') =>
    storedGoal(deps, { metric: { type: 'duration', source: 'time-spent', aggregation: 'sum', target } })

  it('counts that on its tasks and the steps below, split at the start of the day', async () => {
    const deps = progressDeps({ dayStart: 4 })
    const { id: goalId } = await timed(deps)
    const draft = await createTask(deps, { title: 'Draft', goalId })
    const step = await createTask(deps, { title: 'Step', parentId: draft.id })
    const other = await createTask(deps, { title: 'Other' })
    const spend = (taskId: string, startedAt: string, endedAt: string | null = null) => addTimeEntry(deps, taskId, { startedAt, endedAt })
    await spend(draft.id, '2026-03-04T09:00:00.000Z', '2026-03-04T09:20:00.000Z')
    await spend(step.id, '2026-03-04T03:30:00.000Z', '2026-03-04T04:10:00.000Z')
    await spend(other.id, '2026-03-04T09:00:00.000Z', '2026-03-04T10:00:00.000Z')
    await spend(draft.id, '2026-03-05T08:00:00.000Z')
    expect(await readGoalProgress(deps, goalId)).toMatchObject({ current: '60', progress: 0.5, days: 2, lastOn: '2026-03-04' })
    expect((await readGoalProgress(deps, goalId, { on: '2026-03-03' })).current).toBe('30')
  })

  it('counts of what began on the eve of the goal the part that came after', async () => {
    const deps = progressDeps()
    const { id: goalId } = await timed(deps)
    const { id } = await createTask(deps, { title: 'Draft', goalId })
    await addTimeEntry(deps, id, { startedAt: '2025-12-31T23:15:00.000Z', endedAt: '2026-01-01T00:30:00.000Z' })
    expect(await readGoalProgress(deps, goalId)).toMatchObject({ current: '30', days: 1 })
  })

  it('reaches a minute by three times twenty seconds', async () => {
    const deps = progressDeps()
    const { id: goalId } = await timed(deps, '1')
    const { id } = await createTask(deps, { title: 'Draft', goalId })
    for (const day of [1, 2, 3])
      await addTimeEntry(deps, id, { startedAt: `2026-03-0${day}T09:00:00.000Z`, endedAt: `2026-03-0${day}T09:00:20.000Z` })
    expect((await readGoalProgress(deps, goalId)).progress).toBe(1)
  })
})

describe('the progress of all goals', () => {
  it('is that of each, however many there are, read in as many goes', async () => {
    const deps = progressDeps()
    const source = (i: number) =>
      i % 3 === 0
        ? ({ source: 'tasks-done', aggregation: 'sum' } as const)
        : i % 3 === 1
          ? ({ type: 'duration', source: 'time-spent', aggregation: 'sum' } as const)
          : {}
    const stored = []
    for (let i = 0; i < 30; i++) stored.push(await storedGoal(deps, { metric: source(i) }))
    for (const [i, { id }] of stored.entries())
      if (i % 3 === 2) await checkedIn(deps, id, ['2026-01-10', String(i)], ['2026-02-10', String(i + 1)])
    const task = await createTask(deps, { title: 'Draft', goalId: stored[0]?.id as string })
    await completeTask(deps, task.id)
    const reads: string[] = []
    const noting =
      <A extends [string, { kind: string; name: string }, ...unknown[]], R>(read: (...args: A) => R) =>
      (...args: A) => {
        reads.push(`${args[1].kind}.${args[1].name}`)
        return read(...args)
      }
    const store = Object.create(deps.store, { list: { value: noting(deps.store.list) }, listEach: { value: noting(deps.store.listEach) } })
    const all = await listGoalProgress({ ...deps, store })
    const anew = () => ({ ...deps, dayMemory: createDayMemory() })
    for (const { goalId, progress } of all) expect(progress).toEqual(await readGoalProgress(anew(), goalId))
    expect(reads.sort()).toEqual(['check-in.byGoal', 'completion.byTask', 'goal.all', 'task.byGoal'])
  })
})

describe('progress of many goals', () => {
  it('gives way among them, also where all stand below one, and answers the same', async () => {
    const deps = progressDeps()
    const top = await storedGoal(deps, { metric: { type: 'binary' } })
    for (let n = 0; n < 120; n++) {
      const { id } = await storedGoal(deps, { parentId: top.id })
      await checkedIn(deps, id, ['2026-02-10', '20'])
    }
    let turns = 0
    const watched = { ...deps, giveWay: async () => void turns++ }
    const found = await listGoalProgress(watched)
    // Twelve times while they are measured, thrice while their check-ins are read.
    expect(turns).toBe(15)
    expect(found).toHaveLength(121)
    for (const { goalId, progress } of [found[0], found.at(-1)] as typeof found)
      expect(progress).toEqual(await readGoalProgress({ ...deps, dayMemory: createDayMemory() }, goalId))
    turns = 0
    await readGoalProgress(watched, top.id)
    expect(turns).toBe(12)
  })

  it('reads no more check-ins, completions and times in one go than others can wait for', async () => {
    const deps = progressDeps()
    const manual = await storedGoal(deps)
    const done = await storedGoal(deps, { metric: { source: 'tasks-done', aggregation: 'sum' } })
    const spent = await storedGoal(deps, {
      startDate: '2024-01-01',
      metric: { type: 'duration', source: 'time-spent', aggregation: 'sum' },
    })
    const water = await createTask(deps, { title: 'Water', goalId: done.id })
    const draft = await createTask(deps, { title: 'Draft', goalId: spent.id })
    const days = Array.from({ length: 600 }, (_, n) => Temporal.PlainDate.from('2024-06-01').add({ days: n }).toString())
    await checkedIn(deps, manual.id, ...days.map((day): [string, string] => [day, '20']))
    await completeTask(deps, water.id)
    for (const day of days) await addTimeEntry(deps, draft.id, { startedAt: `${day}T09:00:00.000Z`, endedAt: `${day}T09:01:00.000Z` })
    const listEach = vi.spyOn(deps.store, 'listEach')
    let turns = 0
    const found = await listGoalProgress({ ...deps, giveWay: async () => void turns++ })
    expect(listEach.mock.calls.map(([, { kind }]) => kind).sort()).toEqual(['completion', 'task', 'task'])
    // Of check-ins and of times, three pages each.
    expect(turns).toBe(3 + 3 + 3)
    const currents = new Map(found.map(({ goalId, progress }) => [goalId, progress.current]))
    expect([manual, done, spent].map(({ id }) => currents.get(id))).toEqual(['20', '1', '600'])
  })

  it('gives way among the check-ins that days are made of', async () => {
    const deps = progressDeps()
    const days = Array.from({ length: 400 }, (_, n) => Temporal.PlainDate.from('2024-06-01').add({ days: n }).toString())
    for (let n = 0; n < 25; n++) {
      const { id } = await storedGoal(deps)
      await checkedIn(deps, id, ...days.map((day): [string, string] => [day, '20']))
    }
    let turns = 0
    await listGoalProgress({ ...deps, giveWay: async () => void turns++ })
    // As often as check-ins are read, once while days are made of 10,000, and twice while goals are measured.
    expect(turns).toBe(25 + 1 + 2)
  })
})
