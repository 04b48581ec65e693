import { describe, expect, it } from 'vitest'
import { listAll, upcast } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { completeTask } from '../completion/complete-task.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { editTask } from '../edit-task.ts'
import { listTasks } from '../list-tasks.ts'
import { restoreTask } from '../restore-task.ts'
import { type Task, tasks } from '../schema.ts'
import { stored, taskDeps } from '../test-task.ts'
import { deleteGoalKeepingTasks } from './delete-goal.ts'
import { restoreGoalWithTasks } from './restore-goal.ts'
import { storedGoal } from './test-goal.ts'

const nowhere = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
const noSuchGoal = { code: 'validation', details: { faults: [{ pointer: '/goalId', code: 'no_such_goal' }] } }

async function setting() {
  const deps = taskDeps()
  return { deps, ship: (await storedGoal(deps, 'Ship 2.0')).id, run: (await storedGoal(deps, 'Run 10 km')).id }
}

const titles = (json: string) => (JSON.parse(json) as Task[]).map(({ title }) => title)
const inbox = async (deps: TaskDeps) =>
  (await listAll(deps, deps.actor.space, tasks.queries.inbox, { where: { inbox: true } })).map(({ id }) => id)

describe('a task of a goal', () => {
  it('names it from the start, or later, and may let go of it', async () => {
    const { deps, ship, run } = await setting()
    const { id } = await createTask(deps, { title: 'Draft', goalId: ship })
    expect(await stored(deps, id)).toMatchObject({ goalId: ship, formerGoalId: null })
    expect(await editTask(deps, id, { goalId: run })).toMatchObject({ goalId: run })
    expect(await editTask(deps, id, { goalId: null })).toMatchObject({ goalId: null, formerGoalId: null })
  })

  it('cannot name one that is not there, nor one in the trash', async () => {
    const { deps, ship } = await setting()
    const { id } = await createTask(deps, { title: 'Draft' })
    await expect(createTask(deps, { title: 'Other', goalId: nowhere })).rejects.toMatchObject(noSuchGoal)
    await deleteGoalKeepingTasks(deps, ship)
    await expect(editTask(deps, id, { goalId: ship })).rejects.toMatchObject(noSuchGoal)
  })

  it('loses the link when the goal goes to the trash between the check and the save', async () => {
    const { deps, ship } = await setting()
    const draft = await createTask(deps, { title: 'Draft' })
    const store = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          if (args[1].name === 'task') await deleteGoalKeepingTasks(deps, ship)
          await deps.store.save(...args)
        },
      },
    })
    expect(await editTask({ ...deps, store }, draft.id, { goalId: ship })).toMatchObject({ goalId: null, formerGoalId: ship })
    await restoreGoalWithTasks(deps, ship)
    expect(await stored(deps, draft.id)).toMatchObject({ goalId: ship, formerGoalId: null })
  })

  it('is not in the inbox, until it has neither goal nor day', async () => {
    const { deps, ship } = await setting()
    const { id } = await createTask(deps, { title: 'Draft', goalId: ship })
    expect(await inbox(deps)).toEqual([])
    await editTask(deps, id, { goalId: null })
    expect(await inbox(deps)).toEqual([id])
  })
})

it('the tasks of a goal are listed in their order, the closed ones apart and newest first', async () => {
  const { deps, ship, run } = await setting()
  const [b, a, c] = [
    await createTask(deps, { title: 'b', goalId: ship, order: 'a1' }),
    await createTask(deps, { title: 'a', goalId: ship, order: 'a0' }),
    await createTask(deps, { title: 'c', goalId: ship, order: 'a2' }),
  ]
  await createTask(deps, { title: 'of another', goalId: run })
  await createTask(deps, { title: 'below', parentId: a.id })
  const list = async (view?: 'completed') => titles((await listTasks(deps, { goalId: ship, view }, { limit: 2 })).json)
  expect(await list()).toEqual(['a', 'b'])
  for (const { id } of [c, a]) {
    await completeTask(deps, id)
    deps.clock.advance({ minutes: 10 })
  }
  await editTask(deps, b.id, { status: 'cancelled' })
  expect(await list()).toEqual([])
  expect(await list('completed')).toEqual(['b', 'a'])
})

describe('a task that comes back from the trash', () => {
  it('has lost its goal when that went there meanwhile, and gets it back with it', async () => {
    const { deps, ship } = await setting()
    const task = await createTask(deps, { title: 'Draft', goalId: ship })
    const step = await createTask(deps, { title: 'Step', goalId: ship, parentId: task.id })
    await deleteTask(deps, task.id)
    await deleteGoalKeepingTasks(deps, ship)
    expect(await restoreTask(deps, task.id)).toMatchObject({ goalId: null, formerGoalId: ship })
    expect(await stored(deps, step.id)).toMatchObject({ goalId: null, formerGoalId: ship })
    await restoreGoalWithTasks(deps, ship)
    expect(await stored(deps, task.id)).toMatchObject({ goalId: ship, formerGoalId: null })
  })

  it('has its goal again when that came back first', async () => {
    const { deps, ship } = await setting()
    const task = await createTask(deps, { title: 'Draft', goalId: ship })
    await deleteGoalKeepingTasks(deps, ship)
    await deleteTask(deps, task.id)
    await restoreGoalWithTasks(deps, ship)
    expect(await restoreTask(deps, task.id)).toMatchObject({ goalId: ship, formerGoalId: null })
  })
})

it('a task written before there were goals has none', () => {
  expect(upcast(tasks, { id: 'a', recurrence: null }, 1)).toMatchObject({ goalId: null, formerGoalId: null })
  expect(upcast(tasks, { id: 'a', title: 'Draft' }, 2)).toMatchObject({ id: 'a', title: 'Draft', goalId: null, formerGoalId: null })
})
