import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Task } from '@throughline/core/task'
import { expect, test, vi } from 'vitest'
import { sampleTask } from '../../../task/rules/test-task.ts'
import { moveTasks } from './move-tasks.ts'

function plan(...ids: number[]) {
  const stored = new Map(ids.map((i) => [sampleTask(i).id, sampleTask(i, { dueDate: '2026-03-10' })]))
  const change = (id: string, fields: Partial<Task>) => {
    const task = stored.get(id) as Task
    stored.set(id, { ...task, ...fields, version: task.version + 1 })
  }
  const edit = vi.fn(async (id: string, changes: object, { version }: { version?: number | undefined } = {}) => {
    const current = stored.get(id) as Task
    if (version !== current.version)
      throw new ProblemError({ type: '/problems/stale', title: 'Changed', status: 412, instance: '', requestId: '', current })
    change(id, changes)
    return stored.get(id) as Task
  })
  const tasks = { get: async (id: string) => stored.get(id) as Task, edit: edit as unknown as DailyClient['tasks']['edit'] }
  const moving = moveTasks(
    { tasks },
    [...stored.keys()].map((taskId) => ({ taskId })),
    async () => {
      for (const id of stored.keys())
        change(id, {
          dueDate: '2026-03-17',
          recurrence: { rrule: 'FREQ=DAILY', anchor: '2026-03-17', repeatFrom: 'schedule', exceptions: [] },
        })
    },
  )
  return { ...moving, stored, change, edit }
}

test('tasks that were moved come back to their days and repeats, based on the version they were moved to', async () => {
  const { make, back, stored, edit } = plan(1)
  await make()
  await back()
  expect([...stored.values()]).toMatchObject([{ dueDate: '2026-03-10', recurrence: null }])
  expect(edit.mock.calls.map(([, , based]) => based)).toEqual([{ version: 2 }])
})

test('a task that was moved by hand since stays there, is told, and holds up no other', async () => {
  const { make, back, stored, change } = plan(1, 2)
  await make()
  change(sampleTask(1).id, { dueDate: '2026-03-20' })
  await expect(back()).rejects.toMatchObject({ status: 412 })
  expect([...stored.values()].map(({ dueDate }) => dueDate)).toEqual(['2026-03-20', '2026-03-10'])
})

test('a task that only got another title meanwhile comes back all the same', async () => {
  const { make, back, stored, change } = plan(1)
  await make()
  change(sampleTask(1).id, { title: 'Read the advert again' })
  await back()
  expect([...stored.values()]).toMatchObject([{ dueDate: '2026-03-10', title: 'Read the advert again' }])
})
