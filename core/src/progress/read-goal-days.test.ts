import { expect, it } from 'vitest'
import { addDays } from '../kernel/index.ts'
import { completeTask, createTask } from '../task/index.ts'
import { MAX_GOAL_DAYS, readGoalDays } from './read-goal-days.ts'
import { checkedIn, progressDeps, storedGoal } from './test-progress.ts'

it('the days of a goal make its chart: values, how they add up, and the ideal line', async () => {
  const deps = progressDeps()
  const { id } = await storedGoal(deps, { metric: { aggregation: 'sum' } })
  await checkedIn(deps, id, ['2025-12-30', '9'], ['2026-01-02', '0.1'], ['2026-01-02', '0.2'], ['2026-02-01', '5'])
  const found = await readGoalDays(deps, id)
  expect(found).toEqual({
    days: [
      { localDate: '2025-12-30', value: '9', current: null },
      { localDate: '2026-01-02', value: '0.3', current: '0.3' },
      { localDate: '2026-02-01', value: '5', current: '5.3' },
    ],
    marks: [],
    ideal: [
      { localDate: '2026-01-01', value: '0' },
      { localDate: '2026-04-11', value: '100' },
    ],
  })
  const some = await readGoalDays(deps, id, { from: '2026-01-10', before: '2026-02-02' })
  expect(some.days).toEqual(found.days.slice(2))
})

it('the days of a habit make its heatmap', async () => {
  const deps = progressDeps()
  const { id } = await storedGoal(deps, { metric: { type: 'habit' }, startDate: '2026-03-01' })
  await checkedIn(deps, id, ['2026-03-01', 'yes'], ['2026-03-03', 'skip'])
  const { marks } = await readGoalDays(deps, id)
  expect(marks.map(({ mark }) => mark)).toEqual(['yes', 'missed', 'skip', 'missed', 'pending'])
  expect(marks.at(-1)?.localDate).toBe('2026-03-05')
  const some = await readGoalDays(deps, id, { from: '2026-03-02', before: '2026-03-04' })
  expect(some.marks).toEqual(marks.slice(1, 3))
})

it('the days of milestones are those they were reached on, and those of tasks when they were done', async () => {
  const deps = progressDeps()
  const milestones = [{ id: 'a', title: 'One', doneOn: '2026-02-01' }]
  const steps = await storedGoal(deps, { metric: { type: 'milestones', target: '1' }, milestones })
  expect((await readGoalDays(deps, steps.id)).days).toEqual([{ localDate: '2026-02-01', value: '1', current: '1' }])
  const done = await storedGoal(deps, { metric: { source: 'tasks-done', aggregation: 'sum' } })
  const task = await createTask(deps, { title: 'Draft', goalId: done.id })
  await completeTask(deps, task.id)
  expect((await readGoalDays(deps, done.id)).days).toEqual([{ localDate: '2026-03-05', value: '1', current: '1' }])
})

it('no more than ten years are told at once', async () => {
  const deps = progressDeps()
  const { id } = await storedGoal(deps, { metric: { type: 'habit' }, startDate: '1990-01-01', endDate: null })
  expect((await readGoalDays(deps, id)).marks.length).toBeLessThanOrEqual(MAX_GOAL_DAYS)
  const asked = readGoalDays(deps, id, { from: addDays('2026-03-05', -MAX_GOAL_DAYS - 1), before: '2026-03-05' })
  await expect(asked).rejects.toMatchObject({ details: { faults: [{ pointer: '/from', code: 'too_many_days' }] } })
  await expect(readGoalDays(deps, 'nothing')).rejects.toMatchObject({ code: 'not-found' })
})
