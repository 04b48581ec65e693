import { expect, it, vi } from 'vitest'
import { checkIns, deleteCheckIn, editCheckIn, editGoal, restoreCheckIn } from '../goal/index.ts'
import { addTimeEntry, completeTask, createTask, deleteTask, editTask, restoreTask, undoCompletion } from '../task/index.ts'
import { createDayMemory } from './day-memory.ts'
import { readGoalDays } from './read-goal-days.ts'
import { listGoalProgress, readGoalProgress } from './read-goal-progress.ts'
import { checkedIn, progressDeps, storedGoal, type TestDeps } from './test-progress.ts'

/** The goals whose days were read since it was last asked. */
function watched(deps: TestDeps) {
  const each = vi.spyOn(deps.store, 'listEach')
  return () => {
    const read = each.mock.calls.flatMap(([, { kind }, , { values }]) => (kind === 'check-in' ? values : kind === 'goal' ? [] : [kind]))
    each.mockClear()
    return [...new Set(read)]
  }
}

const currentOf = async (deps: TestDeps, id: string) => (await readGoalProgress(deps, id)).current

/** Two goals that are checked in on, one that counts tasks and one that adds up their time, looked at once. */
async function looked() {
  const deps = progressDeps()
  const [one, other] = [await storedGoal(deps), await storedGoal(deps)]
  const done = await storedGoal(deps, { metric: { source: 'tasks-done', aggregation: 'count' } })
  const spent = await storedGoal(deps, { metric: { type: 'duration', source: 'time-spent', aggregation: 'sum' } })
  await checkedIn(deps, one.id, ['2026-02-20', '50'])
  const draft = await createTask(deps, { title: 'Draft', goalId: done.id })
  const plan = await createTask(deps, { title: 'Plan', goalId: spent.id })
  await listGoalProgress(deps)
  return { deps, one: one.id, other: other.id, done: done.id, spent: spent.id, draft: draft.id, plan: plan.id, read: watched(deps) }
}

it('as long as nothing happened, the days of goals are not read again, whoever asks for what', async () => {
  const { deps, one, read } = await looked()
  await listGoalProgress(deps)
  await readGoalProgress(deps, one)
  await readGoalProgress(deps, one, { on: '2026-02-19' })
  expect((await readGoalDays(deps, one)).days).toHaveLength(1)
  deps.clock.advance({ hours: 24 })
  expect(await currentOf(deps, one)).toBe('50')
  expect(read()).toEqual([])
})

it('a check-in that is written, changed, thrown away or brought back makes its goal read again, and no other', async () => {
  const { deps, one, read } = await looked()
  await checkedIn(deps, one, ['2026-02-21', '60'])
  expect([await currentOf(deps, one), read()]).toEqual(['60', [one]])
  const { items } = await deps.store.list(deps.actor.space, checkIns.queries.latest, { where: { goalId: one } }, { limit: 1 })
  const id = items[0]?.id as string
  await editCheckIn(deps, id, { value: '61' })
  expect([await currentOf(deps, one), read()]).toEqual(['61', [one]])
  await deleteCheckIn(deps, id)
  expect([await currentOf(deps, one), read()]).toEqual(['50', [one]])
  await restoreCheckIn(deps, id)
  await listGoalProgress(deps)
  expect([await currentOf(deps, one), read()]).toEqual(['61', [one]])
})

it('a task, a completion or a time makes what is derived from tasks read again, and nothing else', async () => {
  const { deps, done, spent, draft, plan, read } = await looked()
  const after = async (doing: Promise<unknown>) => {
    await doing
    const all = new Map((await listGoalProgress(deps)).map(({ goalId, progress }) => [goalId, progress.current]))
    expect(read().some((each) => each.includes('-') && each !== 'time-entry')).toBe(false)
    return [all.get(done), all.get(spent)]
  }
  const completed = completeTask(deps, draft)
  expect(await after(completed)).toEqual(['1', '0'])
  expect(await after(addTimeEntry(deps, plan, { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:30:00.000Z' }))).toEqual([
    '1',
    '30',
  ])
  expect(await after(editTask(deps, plan, { goalId: null }))).toEqual(['1', '0'])
  expect(await after(deleteTask(deps, draft))).toEqual(['0', '0'])
  expect(await after(restoreTask(deps, draft))).toEqual(['1', '0'])
  expect(await after(undoCompletion(deps, draft, (await completed).completion.id))).toEqual(['0', '0'])
})

it('a new way of measuring makes a goal read again, a new name does not', async () => {
  const { deps, one, read } = await looked()
  await checkedIn(deps, one, ['2026-02-20', '10'])
  expect([await currentOf(deps, one), read()]).toEqual(['10', [one]])
  await editGoal(deps, one, { title: 'Another', statedPace: 'behind' })
  expect([await readGoalProgress(deps, one), read()]).toMatchObject([{ current: '10', statedPace: 'behind' }, []])
  await editGoal(deps, one, { metric: { type: 'number', target: '100', aggregation: 'sum' } })
  expect([await currentOf(deps, one), read()]).toEqual(['60', [one]])
})

it('what was written while the days were read is not lost to the memory', async () => {
  const { deps, one, other } = await looked()
  await checkedIn(deps, one, ['2026-02-21', '60'])
  const listEach = async (...args: Parameters<typeof deps.store.listEach>) => {
    const found = await deps.store.listEach(...args)
    if (args[1].kind !== 'check-in') return found
    await checkedIn(deps, one, ['2026-02-22', '70'])
    await readGoalProgress(deps, other)
    return found
  }
  const meanwhile = { ...deps, store: Object.create(deps.store, { listEach: { value: listEach } }) }
  expect(await currentOf(meanwhile, one)).toBe('60')
  expect(await currentOf(deps, one)).toBe('70')
})

it('what cannot be told any more is read again: a check-in that is gone for good, or very many changes', async () => {
  const { deps, one, other, read } = await looked()
  await checkedIn(deps, one, ['2026-02-21', '60'])
  expect(await currentOf(deps, one)).toBe('60')
  const { items } = await deps.store.list(deps.actor.space, checkIns.queries.latest, { where: { goalId: one } }, { limit: 1 })
  await deleteCheckIn(deps, items[0]?.id as string)
  await deps.store.erase(deps.actor.space, checkIns, items[0]?.id as string)
  expect(await currentOf(deps, one)).toBe('50')
  await checkedIn(deps, other, ...Array.from({ length: 200 }, (): [string, string] => ['2026-02-22', '1']))
  read()
  expect([await currentOf(deps, one), read()]).toEqual(['50', [one]])
})

it('measures are those of the day, of the week, and of the goals below, though nothing was read again', async () => {
  const deps = progressDeps()
  const top = await storedGoal(deps, { metric: { type: 'binary', target: '1' } })
  const { id } = await storedGoal(deps, { parentId: top.id })
  const weekly = await storedGoal(deps, { metric: { type: 'habit', timesPerWeek: 1 }, startDate: '2026-02-23' })
  await checkedIn(deps, weekly.id, ['2026-03-01', 'yes'])
  const all = async (actor: Partial<TestDeps['actor']> = {}) =>
    new Map((await listGoalProgress({ ...deps, actor: { ...deps.actor, ...actor } })).map(({ goalId, progress }) => [goalId, progress]))
  const before = await all()
  expect(before.get(top.id)).toMatchObject({ on: '2026-03-05', progress: 0, rollUp: { progress: null } })
  expect(await all()).toEqual(before)
  await checkedIn(deps, id, ['2026-03-05', '50'])
  expect((await all()).get(top.id)).toMatchObject({ progress: 0.5, rollUp: { progress: 0.5 } })
  const kept = async (weekStart: number) => (await all({ weekStart })).get(weekly.id)?.habit
  expect(await kept(1)).not.toEqual(await kept(7))
  deps.clock.advance({ hours: 24 })
  expect((await all()).get(id)).toMatchObject({ on: '2026-03-06', current: '50' })
})

it('what was asked for longest ago is forgotten first, and nobody learns of the days of another', async () => {
  const deps = progressDeps()
  const dayMemory = createDayMemory({ mostDays: 45 })
  const [ines, ruth, oskar] = ['ines', 'ruth', 'oskar'].map((space) => ({ ...deps, dayMemory, actor: { ...deps.actor, space } }))
  const people = [ines, ruth, oskar] as TestDeps[]
  for (const person of people)
    await checkedIn(person, (await storedGoal(person, { id: 'the-goal' })).id, ['2026-02-20', person.actor.space.length.toString()])
  const read = watched(deps)
  const ask = async (...who: number[]) => {
    for (const n of who) await readGoalProgress(people[n] as TestDeps, 'the-goal')
    return read().length
  }
  expect(await currentOf(people[0] as TestDeps, 'the-goal')).toBe('4')
  expect(await currentOf(people[2] as TestDeps, 'the-goal')).toBe('5')
  read()
  expect([await ask(0), await ask(1), await ask(0), await ask(2), await ask(1)]).toEqual([0, 1, 0, 1, 1])
})
