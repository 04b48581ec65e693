import { describe, expect, it } from 'vitest'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { stored, taskDeps } from './test-task.ts'

async function chain(length: number) {
  const deps = taskDeps()
  const ids: string[] = []
  for (let i = 0; i < length; i++) {
    const { id } = await createTask(deps, { title: `Task ${i}`, blockedBy: ids.slice(-1) })
    ids.push(id)
  }
  return { deps, ids }
}

const refused = (code: string, place = 0) => ({ code: 'validation', details: { faults: [{ pointer: `/blockedBy/${place}`, code }] } })

describe('a task that waits for others', () => {
  it('keeps which ones', async () => {
    const { deps, ids } = await chain(2)
    expect((await stored(deps, ids[1] as string)).blockedBy).toEqual([ids[0]])
  })

  it('never waits for itself, directly or in a circle', async () => {
    const { deps, ids } = await chain(4)
    const [first, , , last] = ids as [string, string, string, string]
    await expect(editTask(deps, first, { blockedBy: [first] })).rejects.toMatchObject(refused('cycle'))
    await expect(editTask(deps, first, { blockedBy: [last] })).rejects.toMatchObject({
      ...refused('cycle'),
      message: '“Task 3” waits for this task already.',
    })
    expect((await stored(deps, first)).blockedBy).toEqual([])
  })

  it('may be waited for along two ways', async () => {
    const { deps, ids } = await chain(3)
    expect((await editTask(deps, ids[2] as string, { blockedBy: ids.slice(0, 2) })).blockedBy).toEqual(ids.slice(0, 2))
  })

  it('waits for 500 others at most, along whatever ways, and is told so', async () => {
    const deps = taskDeps()
    let layer: string[] = []
    const next = async (n: number) => {
      const made = Array.from({ length: 20 }, (_, place) => createTask(deps, { title: `${n} ${place}`, blockedBy: layer }))
      layer = (await Promise.all(made)).map(({ id }) => id)
    }
    for (let n = 0; n < 25; n++) await next(n)
    expect((await createTask(deps, { title: 'Last', blockedBy: layer })).blockedBy).toHaveLength(20)
    await next(25)
    await expect(createTask(deps, { title: 'Too late', blockedBy: layer })).rejects.toMatchObject({
      ...refused('too_many_before'),
      message: 'More than 500 tasks would have to be done before this one.',
    })
  })

  it('waits for no task that is not there', async () => {
    const { deps, ids } = await chain(2)
    const [first, second] = ids as [string, string]
    const gone = await createTask(deps, { title: 'Gone' })
    await deleteTask(deps, gone.id)
    await expect(editTask(deps, second, { blockedBy: [first, gone.id] })).rejects.toMatchObject(refused('no_such_task', 1))
    await expect(createTask(deps, { title: 'New', blockedBy: [gone.id] })).rejects.toMatchObject(refused('no_such_task'))
  })

  it('closes no circle when two begin to wait for each other at once', async () => {
    const { deps, ids } = await chain(1)
    const a = ids[0] as string
    const b = (await createTask(deps, { title: 'Other' })).id
    const outcomes = await Promise.allSettled([editTask(deps, a, { blockedBy: [b] }), editTask(deps, b, { blockedBy: [a] })])
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    const [one, other] = [await stored(deps, a), await stored(deps, b)]
    expect(one.blockedBy.length + other.blockedBy.length).toBeLessThan(2)
  })
})
