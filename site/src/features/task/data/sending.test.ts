import { type Client, ProblemError } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import { expect, test, vi } from 'vitest'
import { editOf } from '../rules/change.ts'
import { sampleTask as task } from '../rules/sample.ts'
import { createSending } from './sending.ts'

const problem = (status: number, current?: Task) =>
  new ProblemError({ type: '/problems/x', title: 'No', status, instance: '', requestId: '', current })

function sendingTo(tasks: Partial<Client['tasks']>) {
  const onConflict = vi.fn()
  let known = task(1)
  const send = createSending({
    tasks: tasks as Client['tasks'],
    known: () => known,
    learn: (newer) => {
      known = newer
    },
    onConflict,
  })
  return { send, onConflict }
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
  expect(await send(editOf(task(1), { title: 'Mine' }))).toBe(theirs)
  expect(edit).toHaveBeenCalledTimes(1)
  expect(onConflict).toHaveBeenCalledWith(theirs, [{ field: 'title', mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }])
})

test('it gives up on a record that never stands still', async () => {
  let version = 1
  const edit = vi.fn(() => Promise.reject(problem(412, task(1, { version: ++version }))))
  await expect(sendingTo({ edit }).send(editOf(task(1), { title: 'Mine' }))).rejects.toMatchObject({ status: 412 })
})

test('a completion that is not the latest any more is reopened by its status', async () => {
  const undoCompletion = vi.fn().mockRejectedValueOnce(problem(409))
  const edit = vi.fn().mockResolvedValueOnce(task(1))
  await sendingTo({ undoCompletion, edit }).send({ do: 'reopen', id: task(1).id, completionId: task(9).id })
  expect(edit).toHaveBeenCalledWith(task(1).id, { status: 'open' }, { version: 1 })
})

test('any other refusal is passed on', async () => {
  const edit = vi.fn().mockRejectedValueOnce(problem(422))
  await expect(sendingTo({ edit }).send(editOf(task(1), { title: '' }))).rejects.toMatchObject({ status: 422 })
})
