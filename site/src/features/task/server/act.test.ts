import type { DailyClient } from '@throughline/client/daily'
import type { Task } from '@throughline/core/task'
import { expect, test, vi } from 'vitest'
import { sampleTask as task } from '../rules/test-task.ts'
import { act } from './act.ts'

/** A client whose Today is what is given, page by page, and that takes note of what it is asked to change. */
function clientOf(...today: Task[][]) {
  const tasks = {
    quickAdd: vi.fn(),
    complete: vi.fn(),
    edit: vi.fn(),
    undoCompletion: vi.fn(),
    get: async (id: string) => today.flat().find((task) => task.id === id),
    list: async ({ cursor }: { cursor?: string | null }) => {
      const page = Number(cursor ?? 0)
      return { items: today[page] ?? [], nextCursor: page + 1 < today.length ? String(page + 1) : null }
    },
  }
  return { client: { tasks } as unknown as DailyClient, tasks }
}

function form(name: string, value: string): FormData {
  const sent = new FormData()
  sent.set(name, value)
  return sent
}

const completion = {
  id: 'the completion',
  occurrenceDate: '2026-03-05',
  completedAt: '2026-03-05T09:00:00.000Z',
  localDate: '2026-03-05',
  timeZone: 'UTC',
  snapshot: { status: 'in-progress', dueDate: '2026-03-05', dueAt: null, timeZone: null, startDate: null },
  steps: [],
  undone: false,
} satisfies Task['lastCompletion']

test('a line of text becomes a task; an empty one becomes nothing', async () => {
  const { client, tasks } = clientOf()
  await act(client, form('add', '  Call the port tomorrow '))
  await act(client, form('add', '  '))
  const today = form('add', 'Count the pallets')
  today.set('due', '2026-03-05')
  await act(client, today)
  expect(tasks.quickAdd.mock.calls).toEqual([
    ['Call the port tomorrow', {}],
    ['Count the pallets', { dueDate: '2026-03-05' }],
  ])
})

test('opening a done task again takes its completion back, so that it is as before; a cancelled one is simply open', async () => {
  const done = task(1, { status: 'done', lastCompletion: completion })
  const cancelled = task(2, { status: 'cancelled' })
  const { client, tasks } = clientOf([done, cancelled])
  await act(client, form('reopen', done.id))
  expect(tasks.undoCompletion.mock.calls).toEqual([[done.id, completion.id]])
  expect(tasks.edit).not.toHaveBeenCalled()
  await act(client, form('reopen', cancelled.id))
  expect(tasks.edit.mock.calls).toEqual([[cancelled.id, { status: 'open' }]])
})

test('what is overdue moves to today, over all its pages; a time of day stays', async () => {
  const late = task(1, { dueDate: '2026-03-01' })
  const lateAtFour = task(2, { dueAt: '2026-03-04T16:00' })
  const { client, tasks } = clientOf([late], [lateAtFour, task(3, { dueDate: '2026-03-05' })], [task(4, { startDate: '2026-03-01' })])
  await act(client, form('move-overdue', '2026-03-05'))
  expect(tasks.edit.mock.calls).toEqual([
    [late.id, { dueDate: '2026-03-05' }],
    [lateAtFour.id, { dueAt: '2026-03-05T16:00' }],
  ])
})

test.each(['erase', '__proto__', '__defineGetter__', 'constructor'])('%s, which no button is called, does nothing', async (name) => {
  const { client, tasks } = clientOf([task(1)])
  await act(client, form(name, task(1).id))
  for (const called of [tasks.quickAdd, tasks.complete, tasks.edit, tasks.undoCompletion]) expect(called).not.toHaveBeenCalled()
})

test('one form does one thing', async () => {
  const { client, tasks } = clientOf()
  const sent = form('add', 'Milk')
  sent.append('add', 'Bread')
  await act(client, sent)
  expect(tasks.quickAdd.mock.calls).toEqual([['Milk', {}]])
})
