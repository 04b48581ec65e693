import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import type { BlobsDep } from '../kernel/index.ts'
import type { TaskDeps } from './change-task.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { getTask } from './get-task.ts'
import { restoreTask } from './restore-task.ts'
import { tasks } from './schema.ts'
import { stored, taskDeps } from './test-task.ts'

/** A task with two subtasks, one of which has its own. */
async function tree(deps: TaskDeps & BlobsDep = taskDeps()) {
  const root = await createTask(deps, { title: 'Move house' })
  const pack = await createTask(deps, { title: 'Pack', parentId: root.id })
  const books = await createTask(deps, { title: 'Books', parentId: pack.id })
  const keys = await createTask(deps, { title: 'Keys', parentId: root.id })
  return { deps, root: root.id, pack: pack.id, books: books.id, keys: keys.id, all: [root.id, pack.id, books.id, keys.id] }
}

async function inTrash(deps: TaskDeps, ids: readonly string[]): Promise<boolean[]> {
  return Promise.all(ids.map(async (id) => (await stored(deps, id)).deletedAt !== null))
}

/** However far a sequence came, no live task stands below a trashed one. */
async function expectNoOrphan(deps: TaskDeps, ids: readonly string[]) {
  for (const id of ids) {
    const task = await stored(deps, id)
    if (task.parentId && !task.deletedAt) expect(await stored(deps, task.parentId)).toMatchObject({ deletedAt: null })
  }
}

describe('deleting a task', () => {
  it('moves it to the trash, where it can no longer be read', async () => {
    const deps = taskDeps()
    const { id } = await createTask(deps, { title: 'Old' })
    expect(await deleteTask(deps, id)).toMatchObject({ deletedAt: '2026-03-05T09:00:00.000Z', deletedWith: null, version: 2 })
    await expect(getTask(deps, id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('takes its subtasks along', async () => {
    const { deps, root, all } = await tree()
    await deleteTask(deps, root)
    expect(await inTrash(deps, all)).toEqual([true, true, true, true])
  })

  it('twice is harmless', async () => {
    const { deps, root } = await tree()
    const first = await deleteTask(deps, root)
    expect(await deleteTask(deps, root)).toEqual(first)
  })

  it('is refused when based on an older version, and then nothing is in the trash', async () => {
    const { deps, root, all } = await tree()
    const current = await editTask(deps, root, { title: 'Move flat' })
    await expect(deleteTask(deps, root, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale', details: { current } })
    expect(await inTrash(deps, all)).toEqual([false, false, false, false])
  })

  it('gives the subtasks back when the task changed while they were on their way', async () => {
    const { deps, root, keys, all } = await tree()
    const store = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          await deps.store.save(...args)
          if (args[2].id === keys) await editTask(deps, root, { title: 'Move flat' })
        },
      },
    })
    await expect(deleteTask({ ...deps, store }, root, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
    expect(await inTrash(deps, all)).toEqual([false, false, false, false])
  })

  it('of one that never was finds nothing', async () => {
    await expect(deleteTask(taskDeps(), '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stopped anywhere and run again takes everything', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, root, all } = await tree()
      await interrupted(deleteTask(faulty(deps, plan), root))
      await expectNoOrphan(deps, all)
      await deleteTask(deps, root)
      expect(await inTrash(deps, all)).toEqual([true, true, true, true])
      await restoreTask(deps, root)
      expect(await inTrash(deps, all)).toEqual([false, false, false, false])
    })
    expect(steps).toBe(4)
  })

  it('stopped anywhere can be taken back by restoring', async () => {
    await atEveryStep(async (plan) => {
      const { deps, root, all } = await tree()
      await interrupted(deleteTask(faulty(deps, plan), root))
      await restoreTask(deps, root)
      expect(await inTrash(deps, all)).toEqual([false, false, false, false])
    })
  })

  it('ends also where tasks stand in a circle, as moves of several servers at once may leave them', async () => {
    const { deps, pack, books } = await tree()
    const task = await stored(deps, pack)
    await deps.store.save(deps.actor.space, tasks, { ...task, parentId: books, version: 2 }, { expectedVersion: 1 })
    await deleteTask(deps, pack)
    expect(await inTrash(deps, [pack, books])).toEqual([true, true])
  })
})

describe('restoring a task', () => {
  it('brings back the subtasks it took along, where they were', async () => {
    const { deps, root, pack, books, all } = await tree()
    await deleteTask(deps, root)
    await restoreTask(deps, root)
    expect(await inTrash(deps, all)).toEqual([false, false, false, false])
    expect(await stored(deps, books)).toMatchObject({ parentId: pack, deletedWith: null })
  })

  it('leaves in the trash what was deleted by itself before', async () => {
    const { deps, root, pack, all } = await tree()
    await deleteTask(deps, pack)
    await deleteTask(deps, root)
    await restoreTask(deps, root)
    expect(await inTrash(deps, all)).toEqual([false, true, true, false])
  })

  it('comes back at the top level when the task above is in the trash, with its own subtasks', async () => {
    const { deps, root, pack, books } = await tree()
    await deleteTask(deps, pack)
    await deleteTask(deps, root)
    expect(await restoreTask(deps, pack)).toMatchObject({ parentId: null, deletedAt: null })
    expect(await stored(deps, books)).toMatchObject({ parentId: pack, deletedAt: null })
  })

  it('of a subtask that went along points to the task above', async () => {
    const { deps, root, books } = await tree()
    await deleteTask(deps, root)
    await expect(restoreTask(deps, books)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('twice is harmless, and of one that is not in the trash nothing', async () => {
    const { deps, root } = await tree()
    await deleteTask(deps, root)
    const restored = await restoreTask(deps, root)
    expect(await restoreTask(deps, root)).toEqual(restored)
    await expect(restoreTask(deps, '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stopped anywhere and run again brings back everything', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, root, all } = await tree()
      await deleteTask(deps, root)
      await interrupted(restoreTask(faulty(deps, plan), root))
      await expectNoOrphan(deps, all)
      await restoreTask(deps, root)
      expect(await inTrash(deps, all)).toEqual([false, false, false, false])
    })
    expect(steps).toBe(4)
  })
})
