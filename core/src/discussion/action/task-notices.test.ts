import { expect, it, vi } from 'vitest'
import { completeTask, createTask, type Task, tasks } from '../../task/index.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { createActionItem } from './create-action-item.ts'
import { type ActionItem, actionItems } from './schema.ts'
import { createTaskNotices } from './task-notices.ts'

/** Ruth has an action item in the discussion of Ines. */
async function acting() {
  const { ines, ruth, store } = await people('ines', 'ruth')
  const { id } = await createDiscussion(ines, { title: 'The forecast' })
  await letIn(ruth, id)
  const item = await createActionItem(ines, id, { assigneeId: ruth.actor.accountId, text: 'Ask finance' })
  return { ines, ruth, store, id, item }
}

it('a discussion hears of a task that is saved by it, whoever saves', async () => {
  const { ruth, store, id, item } = await acting()
  const notices = createTaskNotices(ruth, () => {})
  await completeTask({ ...ruth, store: notices.store }, item.taskId)
  await notices.settled()
  expect(await store.get(id, actionItems, item.id)).toMatchObject({ state: 'done' } satisfies Partial<ActionItem>)
})

it('what no discussion has to do with is told to none', async () => {
  const { ruth, store } = await acting()
  const onFailure = vi.fn()
  const broken = { ...store, get: () => Promise.reject(new Error('It was asked.')) }
  const notices = createTaskNotices({ ...ruth, store: broken }, onFailure)
  await createTask({ ...ruth, store: { ...notices.store, get: store.get } }, { title: 'Water the plants' })
  await notices.settled()
  expect(onFailure).not.toHaveBeenCalled()
})

it('saving goes on when telling fails, and the failure is told', async () => {
  const { ruth, store, item } = await acting()
  const broken = new Error('The discussion cannot be read.')
  const onFailure = vi.fn()
  const notices = createTaskNotices({ ...ruth, store: { ...store, get: () => Promise.reject(broken) } }, onFailure)
  const task = (await store.get(ruth.actor.space, tasks, item.taskId)) as Task
  const next = { ...task, title: 'Ask finance again', version: task.version + 1 }
  await notices.store.save(ruth.actor.space, tasks, next, { expectedVersion: task.version })
  await notices.settled()
  expect(await store.get(ruth.actor.space, tasks, task.id)).toEqual(next)
  expect(onFailure).toHaveBeenCalledWith(broken)
})
