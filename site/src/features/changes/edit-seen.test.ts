import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { editSeen } from './edit-seen.ts'
import { seenEdit } from './seen-edit.ts'

const entry = (fields: object = {}) => ({ id: '1', version: 3, startedAt: '08:00', endedAt: '09:00' as string | null, note: '', ...fields })

const stale = (current: object) =>
  new ProblemError({ type: '/problems/stale', title: 'Changed', status: 412, instance: '', requestId: '', current } as never)

test('an edit names the version that was seen', async () => {
  const write = vi.fn(async () => entry({ version: 4, note: 'Outline' }))
  await editSeen(entry(), { note: 'Outline' }, write)
  expect(write.mock.calls).toEqual([[{ note: 'Outline' }, { version: 3 }]])
})

test('what was changed elsewhere besides stands in nobody’s way', async () => {
  const write = vi
    .fn()
    .mockRejectedValueOnce(stale(entry({ version: 5, endedAt: '09:30' })))
    .mockResolvedValueOnce(entry({ version: 6 }))
  expect(await editSeen(entry(), { note: 'Outline' }, write)).toMatchObject({ version: 6 })
  expect(write.mock.calls.map(([, based]) => based)).toEqual([{ version: 3 }, { version: 5 }])
})

test('of what is to be changed nothing is written over that was not seen', async () => {
  const refused = stale(entry({ version: 5, endedAt: '09:30' }))
  const write = vi.fn().mockRejectedValue(refused)
  await expect(editSeen(entry(), { endedAt: '10:00', note: 'Outline' }, write)).rejects.toBe(refused)
  expect(write).toHaveBeenCalledTimes(1)
})

test('what reads so already is done', async () => {
  const now = entry({ version: 5, endedAt: '10:00' })
  expect(await editSeen(entry(), { endedAt: '10:00' }, vi.fn().mockRejectedValue(stale(now)))).toEqual(now)
})

test('another refusal is told as it came, and so is one that comes again and again', async () => {
  const refused = new TypeError('no network')
  await expect(editSeen(entry(), { note: 'x' }, vi.fn().mockRejectedValue(refused))).rejects.toBe(refused)
  const write = vi.fn().mockRejectedValue(stale(entry({ version: 9 })))
  await expect(editSeen(entry(), { note: 'x' }, write)).rejects.toBeInstanceOf(ProblemError)
  expect(write.mock.calls.length).toBeLessThan(10)
})

test('it is taken back in the fields it changed, based on the version it answered', async () => {
  const write = vi
    .fn()
    .mockResolvedValueOnce(entry({ version: 4, note: 'Outline' }))
    .mockResolvedValueOnce(entry({ version: 5 }))
  const { make, back } = seenEdit(entry(), { note: 'Outline' }, write)
  await make()
  await back()
  expect(write.mock.calls[1]).toEqual([{ note: '' }, { version: 4 }])
})

test('what was changed elsewhere since stays when it is taken back', async () => {
  const write = vi
    .fn()
    .mockResolvedValueOnce(entry({ version: 4, note: 'Outline' }))
    .mockRejectedValue(stale(entry({ version: 5, note: 'Theirs' })))
  const { make, back } = seenEdit(entry(), { note: 'Outline' }, write)
  await make()
  await expect(back()).rejects.toMatchObject({ status: 412 })
})
