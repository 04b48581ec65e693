import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { completeTask } from './completion/complete-task.ts'
import { undoCompletion } from './completion/undo-completion.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { listTasks } from './list-tasks.ts'
import { purgeTrash } from './purge-trash.ts'
import { restoreTask } from './restore-task.ts'
import { completions, tasks } from './schema.ts'
import { taskDeps } from './test-task.ts'

type Deps = ReturnType<typeof taskDeps>

const thirtyDaysLater = '2026-04-04T23:59:59.999Z'
const aDayMore = '2026-04-05T00:00:00.000Z'
const erasing = '2026-04-06T00:00:00.000Z'

/** A done task with a step and a completion that was taken back, deleted on 5 March. */
async function deleted(deps: Deps = taskDeps()) {
  const { id } = await createTask(deps, { title: 'Old' })
  const step = await createTask(deps, { title: 'Its step', parentId: id })
  const undone = (await completeTask(deps, id)).completion.id
  await undoCompletion(deps, id, undone)
  const counting = (await completeTask(deps, id)).completion.id
  await deleteTask(deps, id)
  return { deps, id, tasks: [id, step.id], completions: [undone, counting] }
}

/** How many of a deleted tree are still stored. */
async function left({ deps: { store, actor }, ...made }: Awaited<ReturnType<typeof deleted>>) {
  const found = await Promise.all([
    ...made.tasks.map((id) => store.get(actor.space, tasks, id)),
    ...made.completions.map((id) => store.get(actor.space, completions, id)),
  ])
  return found.filter((record) => record !== null).length
}

const inTrash = async (deps: Deps) => JSON.parse((await listTasks(deps, { view: 'trash' }, { limit: 50 })).json)

describe('the trash', () => {
  it('keeps a task for 30 days', async () => {
    const made = await deleted()
    made.deps.clock.set(thirtyDaysLater)
    expect(await inTrash(made.deps)).toMatchObject([{ id: made.id }])
    await restoreTask(made.deps, made.id)
    expect(await left(made)).toBe(4)
  })

  it('shows it no longer on the next day, counted where the person lives', async () => {
    const { deps } = await deleted()
    deps.clock.set(aDayMore)
    expect(await inTrash(deps)).toEqual([])
    expect(await inTrash({ ...deps, actor: { ...deps.actor, dayStart: 4 } })).toHaveLength(1)
    expect(await inTrash({ ...deps, actor: { ...deps.actor, timeZone: 'America/Los_Angeles' } })).toHaveLength(1)
  })

  it('gives nothing back after that, erased already or not', async () => {
    const { deps, id, tasks: all } = await deleted()
    deps.clock.set(aDayMore)
    for (const each of all) {
      await expect(restoreTask(deps, each)).rejects.toMatchObject({ code: 'not-found' })
      await expect(deleteTask(deps, each)).rejects.toMatchObject({ code: 'not-found' })
    }
    deps.clock.set(erasing)
    await purgeTrash(deps)
    await expect(restoreTask(deps, id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('restores a task without the subtasks that were deleted too long before', async () => {
    const deps = taskDeps()
    const { id } = await createTask(deps, { title: 'Move house' })
    const step = await createTask(deps, { title: 'Pack', parentId: id })
    await interrupted(deleteTask(faulty(deps, { failAt: 1, when: 'after' }), id))
    deps.clock.advance({ hours: 24 })
    await deleteTask(deps, id)
    deps.clock.set(aDayMore)
    expect(await restoreTask(deps, id)).toMatchObject({ id, deletedAt: null })
    await expect(restoreTask(deps, step.id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('purging the trash', () => {
  it('erases tasks with their completions once no restoring can be under way', async () => {
    const made = await deleted()
    made.deps.clock.set(aDayMore)
    await purgeTrash(made.deps)
    expect(await left(made)).toBe(4)
    made.deps.clock.set(erasing)
    await purgeTrash(made.deps)
    expect(await left(made)).toBe(0)
  })

  it('happens when something else is deleted, and when somebody looks at the trash', async () => {
    const [one, other] = [await deleted(), await deleted()]
    one.deps.clock.set(erasing)
    const { id } = await createTask(one.deps, { title: 'New' })
    await deleteTask(one.deps, id)
    other.deps.clock.set(erasing)
    await inTrash(other.deps)
    expect([await left(one), await left(other)]).toEqual([0, 0])
  })

  it('leaves alone what is live, what was deleted later, and what lies in another space', async () => {
    const deps = taskDeps()
    const live = await createTask(deps, { title: 'Live' })
    await completeTask(deps, live.id)
    const elsewhere = await deleted({ ...deps, actor: { ...deps.actor, space: 'another' } })
    deps.clock.advance({ hours: 24 })
    const late = await deleted(deps)
    deps.clock.set(erasing)
    await purgeTrash(deps)
    expect([await left(elsewhere), await left(late)]).toEqual([4, 4])
    expect(await editTask(deps, live.id, { status: 'open' })).toMatchObject({ lastCompletion: { undone: true } })
  })

  it('takes a page at a time', async () => {
    const deps = taskDeps()
    for (let i = 0; i < 201; i++) await deleteTask(deps, (await createTask(deps, { title: `Task ${i}` })).id)
    deps.clock.set(erasing)
    const stored = () => deps.store.count(deps.actor.space, tasks.queries.trash, {})
    await purgeTrash(deps)
    expect(await stored()).toBe(1)
    await purgeTrash(deps)
    expect(await stored()).toBe(0)
  })

  it('stopped anywhere and run again erases everything', async () => {
    const steps = await atEveryStep(async (plan) => {
      const made = await deleted()
      made.deps.clock.set(erasing)
      await interrupted(purgeTrash(faulty(made.deps, plan)))
      await purgeTrash(made.deps)
      expect(await left(made)).toBe(0)
    })
    expect(steps).toBe(4)
  })
})
