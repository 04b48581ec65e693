import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

async function withTask() {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Draft' } })
  const post = (path: string, body?: object) => ines.ask(path, { method: 'POST', ...(body && { body }) })
  return { ines, id, clock, post, entries: `/tasks/${id}/time-entries` }
}

const morning = { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:45:00.000Z' }

it('a timer is started without a word, seen to run, and stopped', async () => {
  const { ines, id, clock, post, entries } = await withTask()
  const started = await post(entries)
  expect([started.status, started.headers.get('etag')]).toEqual([201, '"1"'])
  expect((await ines.json('/time-entries?running=true')).items).toMatchObject([{ taskId: id, endedAt: null }])
  clock.advance({ minutes: 30 })
  const { id: entry } = (await ines.json(entries)).items[0]
  expect(await ines.json(`/time-entries/${entry}/stop`, { method: 'POST' })).toMatchObject({ endedAt: '2026-03-05T09:30:00.000Z' })
  expect((await ines.json('/time-entries?running=true')).items).toEqual([])
  expect(await ines.json(`/tasks/${id}/time-spent`)).toMatchObject({ own: { milliseconds: 1_800_000, runningSince: null } })
})

it('time is written down, corrected, thrown away and brought back', async () => {
  const { ines, post, entries } = await withTask()
  const { id } = await read(await post(entries, morning))
  const headers = { 'if-match': '"1"' }
  expect(await ines.json(`/time-entries/${id}`, { method: 'PATCH', body: { note: 'Outline' }, headers })).toMatchObject({ version: 2 })
  expect((await ines.ask(`/time-entries/${id}`, { method: 'PATCH', body: { note: 'x' }, headers })).status).toBe(412)
  expect((await ines.json('/time-entries?from=2026-03-05&before=2026-03-06')).items).toHaveLength(1)
  await ines.ask(`/time-entries/${id}`, { method: 'DELETE' })
  expect((await ines.json(entries)).items).toEqual([])
  await post(`/time-entries/${id}/restore`)
  expect((await ines.json(entries)).items).toMatchObject([{ id, note: 'Outline' }])
})

it('a start sent again under its key is one start', async () => {
  const { ines, entries } = await withTask()
  const start = () => ines.json(entries, { method: 'POST', headers: { 'idempotency-key': 'k' } })
  expect(await start()).toEqual(await start())
  expect((await ines.json(entries)).items).toHaveLength(1)
})

it('days and what runs are two lists', async () => {
  const { ines } = await withTask()
  expect(await ines.json('/time-entries?running=true&from=2026-03-05')).toMatchObject({ status: 422, errors: [{ code: 'two_lists' }] })
})
