import { expect, it } from 'vitest'
import { addTimeEntry, completeTask, createTask } from '../task/index.ts'
import { readGoalChanges } from './read-goal-changes.ts'
import { checkedIn, progressDeps, storedGoal } from './test-progress.ts'

it('what changed since the last check-in: tasks done, tasks added and time', async () => {
  const deps = progressDeps()
  const { id: goalId } = await storedGoal(deps)
  const [early, late] = [await createTask(deps, { title: 'Early', goalId }), await createTask(deps, { title: 'Late', goalId })]
  const step = await createTask(deps, { title: 'Step', parentId: late.id })
  await completeTask(deps, early.id)
  await addTimeEntry(deps, early.id, { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:30:00.000Z' })
  deps.clock.advance({ minutes: 1 })
  await checkedIn(deps, goalId, ['2026-03-05', '20'])
  deps.clock.advance({ hours: 24 })
  await completeTask(deps, late.id)
  await addTimeEntry(deps, step.id, { startedAt: '2026-03-06T08:00:00.000Z', endedAt: '2026-03-06T08:20:00.000Z' })
  const fresh = await createTask(deps, { title: 'New', goalId })
  const elsewhere = await createTask(deps, { title: 'Elsewhere' })
  await completeTask(deps, elsewhere.id)
  expect(await readGoalChanges(deps, goalId)).toEqual({
    since: '2026-03-05T09:01:00.000Z',
    checkInId: expect.any(String),
    done: { count: 1, tasks: [{ taskId: late.id, title: 'Late', localDate: '2026-03-06' }] },
    added: { count: 1, tasks: [{ taskId: fresh.id, title: 'New' }] },
    time: { milliseconds: 1_200_000, runningSince: null },
  })
})

it('is told by the moment and not by the day, which may be another west of Greenwich', async () => {
  const deps = progressDeps({ timeZone: 'America/Los_Angeles' })
  deps.clock.set('2026-03-06T02:00:00.000Z')
  const { id: goalId } = await storedGoal(deps)
  const { id } = await createTask(deps, { title: 'Draft', goalId })
  await checkedIn(deps, goalId, ['2026-03-05', '20'])
  deps.clock.advance({ hours: 1 })
  await completeTask(deps, id)
  expect((await readGoalChanges(deps, goalId)).done).toMatchObject({ count: 1, tasks: [{ localDate: '2026-03-05' }] })
})

it('goes by the day a check-in is about, not by when it was written or imported', async () => {
  const deps = progressDeps()
  const { id: goalId } = await storedGoal(deps)
  const { id } = await createTask(deps, { title: 'Draft', goalId })
  await completeTask(deps, id)
  deps.clock.advance({ hours: 1 })
  await checkedIn(deps, goalId, ['2026-03-01', '18'], ['2026-03-03', '20'])
  expect(await readGoalChanges(deps, goalId)).toMatchObject({ since: '2026-03-04T00:00:00.000Z', done: { count: 1 }, added: { count: 1 } })
})

it('a check-in of tomorrow, as who flies west has one, tells up to when it was written', async () => {
  const deps = progressDeps()
  const { id: goalId } = await storedGoal(deps)
  await checkedIn(deps, goalId, ['2026-03-06', '20'])
  deps.clock.advance({ hours: 1 })
  const { id } = await createTask(deps, { title: 'Draft', goalId })
  await completeTask(deps, id)
  expect(await readGoalChanges(deps, goalId)).toMatchObject({ since: '2026-03-05T09:00:00.000Z', done: { count: 1 } })
  deps.clock.advance({ hours: 24 })
  expect(await readGoalChanges(deps, goalId)).toMatchObject({ since: '2026-03-06T00:00:00.000Z', done: { count: 0 } })
})

it('names the latest that were done and no more than fifty, and counts all', async () => {
  const deps = progressDeps()
  const { id: goalId } = await storedGoal(deps)
  for (let n = 0; n < 51; n++) {
    const { id } = await createTask(deps, { title: `${n}`, goalId })
    deps.clock.advance({ minutes: 1 })
    await completeTask(deps, id)
  }
  const { done, added } = await readGoalChanges(deps, goalId)
  expect([done.count, done.tasks.length, done.tasks[0]?.title, done.tasks.at(-1)?.title]).toEqual([51, 50, '50', '1'])
  expect([added.count, added.tasks.length]).toEqual([51, 50])
})

it('of a goal never checked in on it is all since it was made', async () => {
  const deps = progressDeps()
  const { id: goalId, createdAt } = await storedGoal(deps)
  const { id } = await createTask(deps, { title: 'Draft', goalId })
  await completeTask(deps, id)
  expect(await readGoalChanges(deps, goalId)).toMatchObject({ since: createdAt, checkInId: null, done: { count: 1 }, added: { count: 1 } })
  await expect(readGoalChanges(deps, 'nothing')).rejects.toMatchObject({ code: 'not-found' })
})
