import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { goals } from '../../goal/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { completeTask } from '../completion/complete-task.ts'
import { createTask } from '../create-task.ts'
import { editTask } from '../edit-task.ts'
import { stored, taskDeps } from '../test-task.ts'
import { deleteGoalKeepingTasks } from './delete-goal.ts'
import { restoreGoalWithTasks } from './restore-goal.ts'
import { storedGoal } from './test-goal.ts'

/** A goal with an open and a done task. */
async function setting(deps = taskDeps()) {
  const goal = await storedGoal(deps, 'Ship 2.0')
  const open = await createTask(deps, { title: 'Draft', goalId: goal.id })
  const done = await createTask(deps, { title: 'Plan', goalId: goal.id })
  await completeTask(deps, done.id)
  return { deps, goal: goal.id, open: open.id, done: done.id, all: [open.id, done.id] }
}

const isInTrash = async ({ store, actor }: TaskDeps, id: string) => (await store.get(actor.space, goals, id))?.deletedAt !== null

const links = (deps: TaskDeps, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { goalId, formerGoalId } = await stored(deps, id)
      return [goalId, formerGoalId]
    }),
  )

describe('deleting a goal', () => {
  it('keeps its tasks, open and done; they lose the link', async () => {
    const { deps, goal, all } = await setting()
    expect(await deleteGoalKeepingTasks(deps, goal)).toMatchObject({ id: goal, version: 2 })
    expect(await isInTrash(deps, goal)).toBe(true)
    expect(await links(deps, all)).toEqual([
      [null, goal],
      [null, goal],
    ])
  })

  it('twice is harmless; of one that never was it finds nothing', async () => {
    const { deps, goal } = await setting()
    const first = await deleteGoalKeepingTasks(deps, goal)
    expect(await deleteGoalKeepingTasks(deps, goal)).toEqual(first)
    await expect(deleteGoalKeepingTasks(deps, '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is refused when based on an older version, and changes nothing then', async () => {
    const { deps, goal, open } = await setting()
    const { version } = await stored(deps, open)
    await expect(deleteGoalKeepingTasks(deps, goal, { expectedVersion: 7 })).rejects.toMatchObject({ code: 'stale' })
    expect(await stored(deps, open)).toMatchObject({ goalId: goal, version })
  })

  it('gives the links back when the goal changed while they were taken', async () => {
    const { deps, goal, open, all } = await setting()
    const store = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          await deps.store.save(...args)
          const current = await deps.store.get(deps.actor.space, goals, goal)
          if (args[2].id === open && current?.version === 1)
            await deps.store.save(deps.actor.space, goals, { ...current, why: 'It is time.', version: 2 }, { expectedVersion: 1 })
        },
      },
    })
    await expect(deleteGoalKeepingTasks({ ...deps, store }, goal, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
    expect(await links(deps, all)).toEqual([
      [goal, null],
      [goal, null],
    ])
  })

  it('takes the link from a task that was linked while the goal went', async () => {
    const { deps, goal } = await setting()
    const late: string[] = []
    const store = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          if (args[1].name === 'goal') late.push((await createTask(deps, { title: 'Late', goalId: goal })).id)
          await deps.store.save(...args)
        },
      },
    })
    await deleteGoalKeepingTasks({ ...deps, store }, goal)
    expect(await links(deps, late)).toEqual([[null, goal]])
  })

  it('goes on past the first page', async () => {
    const deps = taskDeps()
    const { id: goalId } = await storedGoal(deps, 'Much')
    const made = await Promise.all(Array.from({ length: 201 }, (_, n) => createTask(deps, { title: `${n}`, goalId })))
    await deleteGoalKeepingTasks(deps, goalId)
    const linked = (
      await links(
        deps,
        made.map(({ id }) => id),
      )
    ).filter(([goalId]) => goalId !== null)
    expect(linked).toEqual([])
  })

  it('stopped anywhere, no task names a goal in the trash; run again it is done, and can be taken back', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, goal, all } = await setting()
      await interrupted(deleteGoalKeepingTasks(faulty(deps, plan), goal))
      if (await isInTrash(deps, goal)) for (const [goalId] of await links(deps, all)) expect(goalId).toBeNull()
      await deleteGoalKeepingTasks(deps, goal)
      expect(await isInTrash(deps, goal)).toBe(true)
      await restoreGoalWithTasks(deps, goal)
      expect(await links(deps, all)).toEqual([
        [goal, null],
        [goal, null],
      ])
    })
    expect(steps).toBe(3)
  })
})

describe('restoring a goal', () => {
  it('leaves a task its own when it has another by now', async () => {
    const { deps, goal, open, all } = await setting()
    const other = await storedGoal(deps, 'Run 10 km')
    await deleteGoalKeepingTasks(deps, goal)
    await editTask(deps, open, { goalId: other.id })
    await restoreGoalWithTasks(deps, goal)
    expect(await links(deps, all)).toEqual([
      [other.id, null],
      [goal, null],
    ])
  })

  it('stopped anywhere and run again gives all links back', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, goal, all } = await setting()
      await deleteGoalKeepingTasks(deps, goal)
      await interrupted(restoreGoalWithTasks(faulty(deps, plan), goal))
      await restoreGoalWithTasks(deps, goal)
      expect(await isInTrash(deps, goal)).toBe(false)
      expect(await links(deps, all)).toEqual([
        [goal, null],
        [goal, null],
      ])
    })
    expect(steps).toBe(3)
  })

  it('takes them again when the goal was thrown away meanwhile', async () => {
    const { deps, goal, open, all } = await setting()
    await deleteGoalKeepingTasks(deps, goal)
    const store = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          if (args[2].id === open) await deleteGoalKeepingTasks(deps, goal)
          await deps.store.save(...args)
        },
      },
    })
    await restoreGoalWithTasks({ ...deps, store }, goal)
    for (const [goalId] of await links(deps, all)) expect(goalId).toBeNull()
  })
})
