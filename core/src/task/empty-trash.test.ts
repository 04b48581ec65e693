import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it, vi } from 'vitest'
import { attachFile, attachments, deleteAttachment, readStorage, stageFile } from '../attachment/index.ts'
import { listAll } from '../kernel/index.ts'
import { completeTask } from './completion/complete-task.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { emptyTrash } from './empty-trash.ts'
import { restoreTask } from './restore-task.ts'
import { completions, tasks } from './schema.ts'
import { happened, taskDeps } from './test-task.ts'

type Deps = ReturnType<typeof taskDeps>

async function attach(deps: Deps, taskId: string, length: number): Promise<string> {
  async function* content() {
    yield new Uint8Array(length).fill(65)
  }
  const file = await stageFile(deps, content(), 1000)
  return (await attachFile(deps, { owner: { kind: 'task', id: taskId }, name: 'a.txt', file })).id
}

/** A task that stays, with a file thrown away; and one in the trash with a step, a file and a completion. */
async function withTrash() {
  const deps = taskDeps()
  const kept = await createTask(deps, { title: 'Kept' })
  await attach(deps, kept.id, 1)
  await deleteAttachment(deps, await attach(deps, kept.id, 10))
  const gone = await createTask(deps, { title: 'Gone' })
  const step = await createTask(deps, { title: 'Step', parentId: gone.id })
  await attach(deps, step.id, 100)
  await completeTask(deps, gone.id)
  await deleteTask(deps, gone.id)
  return { deps, kept }
}

const inStore = async ({ store, actor }: Deps) => {
  const counts = [tasks, completions, attachments].flatMap(({ queries }) => [queries.all, queries.trash])
  return Promise.all(counts.map((query) => store.count(actor.space, query as never, {})))
}

it('says how much of the room the trash holds: files of tasks that lie there, and those by themselves', async () => {
  const { deps } = await withTrash()
  expect(await readStorage(deps)).toMatchObject({ used: 111, trash: 110 })
})

it('says it without a look at the files of all tasks', async () => {
  const { deps } = await withTrash()
  const list = vi.spyOn(deps.store, 'list')
  await readStorage(deps)
  expect(list.mock.calls.map(([, { kind, name }]) => `${kind} ${name}`)).toEqual(['attachment trash', 'task trash', 'journal-entry trash'])
})

it('erases for good what lies there, gives the room back at once, and leaves the rest', async () => {
  const { deps, kept } = await withTrash()
  expect(await emptyTrash(deps)).toEqual({ erased: 2, isEmpty: true })
  expect(await readStorage(deps)).toMatchObject({ used: 1, trash: 0 })
  expect(await inStore(deps)).toEqual([1, 0, 0, 0, 1, 0])
  expect(await listAll(deps, deps.actor.space, tasks.queries.all, {})).toMatchObject([{ id: kept.id }])
  expect((await happened(deps)).at(-1)).toBe('trash.emptied')
})

it('of a full trash erases some at each call, and says when nothing is left', async () => {
  const deps = taskDeps()
  for (let i = 0; i < 120; i++) await deleteTask(deps, (await createTask(deps, { title: `Task ${i}` })).id)
  const calls = [await emptyTrash(deps), await emptyTrash(deps), await emptyTrash(deps), await emptyTrash(deps)]
  expect(calls.map(({ erased, isEmpty }) => [erased, isEmpty])).toEqual([
    [50, false],
    [50, false],
    [20, true],
    [0, true],
  ])
})

it('says that something is left also where it is no task', async () => {
  const deps = taskDeps()
  const { id } = await createTask(deps, { title: 'Done and not done' })
  for (let i = 0; i < 51; i++) {
    await completeTask(deps, id)
    await editTask(deps, id, { status: 'open' })
  }
  expect([await emptyTrash(deps), await emptyTrash(deps)]).toEqual([
    { erased: 0, isEmpty: false },
    { erased: 0, isEmpty: true },
  ])
})

it('leaves what was restored after it had looked', async () => {
  const { deps } = await withTrash()
  const { id } = await createTask(deps, { title: 'Restored' })
  await deleteTask(deps, id)
  const list = async (...args: Parameters<typeof deps.store.list>) => {
    const found = await deps.store.list(...args)
    if (args[1].kind === tasks.name) await restoreTask(deps, id)
    return found
  }
  await emptyTrash({ ...deps, store: Object.create(deps.store, { list: { value: list } }) })
  expect(await deps.store.get(deps.actor.space, tasks, id)).toMatchObject({ title: 'Restored', deletedAt: null })
})

it('stopped anywhere is finished by the next call', async () => {
  await atEveryStep(async (plan) => {
    const { deps } = await withTrash()
    await interrupted(emptyTrash(faulty(deps, plan)))
    await emptyTrash(deps)
    expect(await inStore(deps)).toEqual([1, 0, 0, 0, 1, 0])
  })
})

it('leaves alone what is restored in the very moment it is to be erased', async () => {
  const deps = taskDeps()
  const { id } = await createTask(deps, { title: 'Wanted after all' })
  await deleteTask(deps, id)
  const { save } = deps.store
  vi.spyOn(deps.store, 'save').mockImplementationOnce(async (...asked) => {
    await restoreTask(deps, id)
    return save(...asked)
  })
  expect(await emptyTrash(deps)).toMatchObject({ erased: 0 })
  expect((await deps.store.get(deps.actor.space, tasks, id))?.deletedAt).toBeNull()
})

it('what is being erased can be restored no more', async () => {
  const deps = taskDeps()
  const { id } = await createTask(deps, { title: 'Gone' })
  await deleteTask(deps, id)
  const { erase } = deps.store
  const restoring: Promise<unknown>[] = []
  vi.spyOn(deps.store, 'erase').mockImplementationOnce((...asked) => {
    restoring.push(expect(restoreTask(deps, id)).rejects.toMatchObject({ code: 'not-found' }))
    return erase(...asked)
  })
  expect(await emptyTrash(deps)).toMatchObject({ erased: 1 })
  await Promise.all(restoring)
  expect(restoring).toHaveLength(1)
})
