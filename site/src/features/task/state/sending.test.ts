import type { BatchOperation } from '@throughline/client'
import { createDailyClient, type DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Task } from '@throughline/core/task'
import { expect, test, vi } from 'vitest'
import { editOf } from '../rules/change.ts'
import { sampleTask as task } from '../rules/test-task.ts'
import { createSending } from './sending.ts'

const problem = (status: number, current?: Task) =>
  new ProblemError({ type: '/problems/x', title: 'No', status, instance: '', requestId: '', current })

function sendingTo(tasks: Partial<DailyClient['tasks']>) {
  const onConflict = vi.fn()
  let known = task(1)
  const learn = (newer: Task) => {
    known = newer
  }
  const send = createSending({ tasks: tasks as DailyClient['tasks'], known: () => known, learn, onConflict })
  return { send, onConflict, learn }
}

test('an edit that another field outran is made again on top of it, silently', async () => {
  const edit = vi
    .fn()
    .mockRejectedValueOnce(problem(412, task(1, { notes: 'Theirs', version: 2 })))
    .mockResolvedValueOnce(task(1, { version: 3 }))
  const { send, onConflict } = sendingTo({ edit })
  expect(await send(editOf(task(1), { title: 'Mine' }))).toMatchObject({ version: 3 })
  expect(edit.mock.calls.map(([, changes, { version }]) => [changes, version])).toEqual([
    [{ title: 'Mine' }, 1],
    [{ title: 'Mine' }, 2],
  ])
  expect(onConflict).not.toHaveBeenCalled()
})

test('an edit of a field that was changed elsewhere overwrites nothing and asks', async () => {
  const theirs = task(1, { title: 'Theirs', version: 2 })
  const edit = vi.fn().mockRejectedValueOnce(problem(412, theirs))
  const { send, onConflict } = sendingTo({ edit })
  const change = editOf(task(1), { title: 'Mine' })
  expect(await send(change)).toBe(theirs)
  expect(edit).toHaveBeenCalledTimes(1)
  expect(onConflict).toHaveBeenCalledWith(theirs, [{ field: 'title', mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }], change)
})

test('an edit of a task this page knows nothing of, made on another one, writes over nothing', async () => {
  const theirs = task(1, { title: 'Theirs', version: 4 })
  const edit = vi.fn().mockRejectedValueOnce(problem(412, theirs))
  const onConflict = vi.fn()
  const known = new Map<string, Task>()
  const send = createSending({
    tasks: { edit } as unknown as DailyClient['tasks'],
    known: (id) => known.get(id),
    learn: (newer) => void known.set(newer.id, newer),
    onConflict,
  })
  await send(editOf(task(1), { title: 'Mine' }))
  expect(edit.mock.calls).toEqual([[task(1).id, { title: 'Mine' }, { version: 0 }]])
  expect(onConflict).toHaveBeenCalledTimes(1)
})

test('it gives up on a record that never stands still', async () => {
  let version = 1
  const edit = vi.fn(() => Promise.reject(problem(412, task(1, { version: ++version }))))
  await expect(sendingTo({ edit }).send(editOf(task(1), { title: 'Mine' }))).rejects.toMatchObject({ status: 412 })
})

test('a completion that is not the latest any more is reopened by its status', async () => {
  const undoCompletion = vi.fn().mockRejectedValueOnce(problem(409))
  const edit = vi.fn().mockResolvedValueOnce(task(1))
  const { send, learn } = sendingTo({ undoCompletion, edit })
  learn(task(1, { status: 'done' }))
  await send({ do: 'reopen', id: task(1).id, completionId: task(9).id })
  expect(edit).toHaveBeenCalledWith(task(1).id, { status: 'open' }, { version: 1 })
})

test('what was opened again before its completing was answered takes that completion back', async () => {
  const lastCompletion = {
    ...{ id: task(9).id, occurrenceDate: '2026-11-12', completedAt: '2026-11-12T09:00:00.000Z', localDate: '2026-11-12' },
    ...{ timeZone: 'Europe/London', steps: [], undone: false },
    snapshot: { status: 'open' as const, dueDate: null, dueAt: null, timeZone: null, startDate: null },
  }
  const undoCompletion = vi.fn().mockResolvedValue(task(1))
  const edit = vi.fn().mockResolvedValue(task(1))
  const { send, learn } = sendingTo({ undoCompletion, edit })
  const change = { do: 'reopen', id: task(1).id, completionId: null } as const
  learn(task(1, { status: 'done', lastCompletion }))
  await send(change)
  expect(undoCompletion).toHaveBeenCalledWith(task(1).id, task(9).id)
  expect(edit).not.toHaveBeenCalled()

  learn(task(1, { status: 'cancelled', lastCompletion }))
  await send(change)
  learn(task(1, { status: 'done', lastCompletion: { ...lastCompletion, undone: true } }))
  await send(change)
  expect(undoCompletion).toHaveBeenCalledTimes(1)
  expect(edit).toHaveBeenCalledTimes(2)
})

test.each(['open', 'in-progress'] as const)('what is opened again as %s is so, whatever it was before it was completed', async (to) => {
  const undoCompletion = vi.fn().mockResolvedValue(task(1, { status: 'in-progress', version: 3 }))
  const edit = vi.fn().mockResolvedValue(task(1, { version: 4 }))
  const { send, onConflict, learn } = sendingTo({ undoCompletion, edit })
  learn(task(1, { status: 'done', version: 2 }))
  await send({ do: 'reopen', id: task(1).id, completionId: task(9).id, to })
  expect(edit.mock.calls).toEqual(to === 'open' ? [[task(1).id, { status: 'open' }, { version: 3 }]] : [])
  expect(onConflict).not.toHaveBeenCalled()
})

test('any other refusal is passed on', async () => {
  const edit = vi.fn().mockRejectedValueOnce(problem(422))
  await expect(sendingTo({ edit }).send(editOf(task(1), { title: '' }))).rejects.toMatchObject({ status: 422 })
})

test('an edit that began before another was seen here overwrites nothing either', async () => {
  const theirs = task(1, { notes: 'Theirs', version: 2 })
  const edit = vi.fn()
  const { send, onConflict, learn } = sendingTo({ edit })
  learn(theirs)
  const change = editOf(theirs, { notes: 'Mine' }, { notes: '' })
  expect(await send(change)).toBe(theirs)
  expect(edit).not.toHaveBeenCalled()
  expect(onConflict).toHaveBeenCalledWith(theirs, [{ field: 'notes', mine: { notes: 'Mine' }, theirs: { notes: 'Theirs' } }], change)
})

test('a record that never stands still has the same conflict told once', async () => {
  let version = 1
  const edit = vi.fn(() => Promise.reject(problem(412, task(1, { title: 'Theirs', version: ++version }))))
  const { send, onConflict } = sendingTo({ edit })
  await expect(send(editOf(task(1), { title: 'Mine', notes: 'Mine' }))).rejects.toMatchObject({ status: 412 })
  expect(onConflict).toHaveBeenCalledOnce()
})

const line = { do: 'quick-add' as const, id: task(1).id, text: 'Pay tomorrow', typedAt: '2026-11-12T09:00:00.000Z', seen: { title: 'Pay' } }

test('a line goes with the moment it was typed', async () => {
  const quickAdd = vi.fn().mockResolvedValue(task(1))
  await sendingTo({ quickAdd }).send(line)
  expect(quickAdd).toHaveBeenCalledWith('Pay tomorrow', { id: line.id, typedAt: line.typedAt })
  const step = { ...line, seen: { ...line.seen, parentId: task(2).id } }
  await sendingTo({ quickAdd }).send(step)
  expect(quickAdd).toHaveBeenLastCalledWith('Pay tomorrow', { id: line.id, typedAt: line.typedAt, parentId: task(2).id })
  await sendingTo({ quickAdd }).send({ ...line, dueDate: '2026-11-12' })
  expect(quickAdd).toHaveBeenLastCalledWith('Pay tomorrow', { id: line.id, typedAt: line.typedAt, dueDate: '2026-11-12' })
})

test('a line whose moment the server does not take becomes the task it was seen as', async () => {
  const errors = [{ pointer: '/typedAt', code: 'invalid_instant', message: 'No' }]
  const refusal = new ProblemError({ type: '/problems/validation', title: 'No', status: 422, instance: '', requestId: '', errors })
  const create = vi.fn().mockResolvedValueOnce(task(1))
  await sendingTo({ quickAdd: () => Promise.reject(refusal), create }).send(line)
  expect(create).toHaveBeenCalledWith({ id: line.id, title: 'Pay' })
})

test('what was made by the first of two sendings, and edited since, is taken as made', async () => {
  const made = task(1, { title: 'Edited since', version: 4 })
  const quickAdd = vi.fn().mockRejectedValueOnce(problem(409, made))
  expect(await sendingTo({ quickAdd }).send(line)).toBe(made)
})

test('changes that are sent in one turn are one request, and only what was outrun goes again', async () => {
  const stale = problem(412, task(2, { notes: 'Theirs', version: 2 })).problem
  const answers: Record<string, object> = { [`/tasks/${task(2).id}`]: { status: 412, body: stale } }
  const sent: { url: string; body: unknown }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string)
    sent.push({ url, body })
    if (!url.endsWith('/batch')) return Response.json(task(2, { version: 3 }))
    const results = (body.operations as BatchOperation[]).map(({ path }) => answers[path] ?? { status: 200, body: task(1, { version: 2 }) })
    return Response.json({ results })
  }
  const { tasks } = createDailyClient({ fetch: fetch as typeof globalThis.fetch, gathers: true })
  const known = new Map([1, 2, 3].map((n) => [task(n).id, task(n)]))
  const learn = (newer: Task) => known.set(newer.id, newer)
  const send = createSending({ tasks, known: (id) => known.get(id), learn, onConflict: vi.fn() })
  const saved = await Promise.all([
    send(editOf(task(1), { title: 'Mine' })),
    send(editOf(task(2), { title: 'Mine' })),
    send({ do: 'complete', id: task(3).id }).catch(() => null),
  ])
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/batch', `/api/v1/tasks/${task(2).id}`])
  expect(sent[1]?.body).toEqual({ title: 'Mine' })
  expect(saved.slice(0, 2)).toMatchObject([{ version: 2 }, { version: 3 }])
})
