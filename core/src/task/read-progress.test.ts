import { expect, it } from 'vitest'
import { completeTask } from './completion/complete-task.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { listDependents, readProgress } from './read-progress.ts'
import { counted } from './test-calls.ts'
import { taskDeps } from './test-task.ts'

it('tells how many steps are done, of those that are there', async () => {
  const deps = taskDeps()
  const { id } = await createTask(deps, { title: 'Move house' })
  const [a, b] = [await createTask(deps, { title: 'Pack', parentId: id }), await createTask(deps, { title: 'Paint', parentId: id })]
  await createTask(deps, { title: 'Clean', parentId: id })
  await createTask(deps, { title: 'Buy paint', parentId: b.id })
  await completeTask(deps, a.id)
  expect(await readProgress(deps, [id, a.id, b.id])).toEqual([
    { id, steps: { done: 1, total: 3 }, blockers: [] },
    { id: b.id, steps: { done: 0, total: 1 }, blockers: [] },
  ])
  await deleteTask(deps, b.id)
  expect((await readProgress(deps, [id]))[0]?.steps).toEqual({ done: 1, total: 2 })
})

it('a task is free again as soon as what it waits for is done, cancelled or thrown away', async () => {
  const deps = taskDeps()
  const [a, b] = [await createTask(deps, { title: 'Get the figures' }), await createTask(deps, { title: 'Ask Ruth' })]
  const { id } = await createTask(deps, { title: 'Write the report', blockedBy: [a.id, b.id] })
  const open = async () => (await readProgress(deps, [id]))[0]?.blockers.filter(({ isOpen }) => isOpen).map(({ title }) => title)
  expect(await open()).toEqual(['Get the figures', 'Ask Ruth'])
  await completeTask(deps, a.id)
  expect(await open()).toEqual(['Ask Ruth'])
  await deleteTask(deps, b.id)
  expect(await open()).toEqual([])
})

it('asks the store four times, for however many tasks', async () => {
  const deps = taskDeps()
  const blockers = await Promise.all(['Figures', 'Prices', 'Dates'].map((title) => createTask(deps, { title })))
  const made = Array.from({ length: 20 }, async (_, n) => {
    const task = await createTask(deps, { title: `Report ${n}`, blockedBy: blockers.map(({ id }) => id) })
    await createTask(deps, { title: 'Print', parentId: task.id })
    return task.id
  })
  const { store, calls } = counted(deps.store)
  expect(await readProgress({ ...deps, store }, await Promise.all(made))).toHaveLength(20)
  expect(calls).toEqual(['countEach', 'countEach', 'getMany', 'getMany'])
})

it('lists what waits for a task', async () => {
  const deps = taskDeps()
  const { id } = await createTask(deps, { title: 'Get the figures' })
  await createTask(deps, { title: 'Write the report', blockedBy: [id] })
  await createTask(deps, { title: 'Another thing' })
  const titles = JSON.parse((await listDependents(deps, id, { limit: 10 })).json).map(({ title }: { title: string }) => title)
  expect(titles).toEqual(['Write the report'])
})
