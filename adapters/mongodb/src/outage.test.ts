import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aNote, anEvent, notes, put } from '@throughline/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { openMongo } from './open.ts'
import { startWireServer, type WireServer } from './wire-server.ts'

const data = await mkdtemp(path.join(tmpdir(), 'throughline-outage-'))
const first = await startWireServer({ data }).catch((reason: unknown) => {
  if (process.env.THROUGHLINE_REQUIRE_MONGODB === '1' && !process.env.MONGODB_URL) throw reason
  return null
})
afterAll(() => rm(data, { recursive: true }))

describe('without a server', () => {
  // Port 9 of this machine is not listened on.
  const { store, directory, queue, close } = openMongo({ url: 'mongodb://127.0.0.1:9/x?serverSelectionTimeoutMS=100', kinds: [notes] })
  const unavailable = { name: 'AppError', code: 'unavailable', message: expect.stringContaining('cannot be reached') }

  it('answers that it is unavailable, whatever is asked', async () => {
    await expect(store.ready()).rejects.toMatchObject(unavailable)
    await expect(store.get('a', notes, 'x')).rejects.toMatchObject(unavailable)
    await expect(directory.find('email', 'x', '2026-03-05T09:00:00.000Z')).rejects.toMatchObject(unavailable)
    await expect(queue.claim(['x'], { now: '2026-03-05T09:00:00.000Z', leaseMs: 1000, limit: 1 })).rejects.toMatchObject(unavailable)
  })

  it('closes all the same, and refuses work from then on', async () => {
    await close()
    await expect(store.ready()).rejects.toMatchObject(unavailable)
  })
})

describe.skipIf(!first)('when the server dies', { timeout: 20_000 }, () => {
  let running = first as WireServer
  afterAll(() => running.stop())

  it('has what it acknowledged when the server is back, without being opened anew', async () => {
    const { store, close } = openMongo({ url: `${running.url}?serverSelectionTimeoutMS=300`, kinds: [notes] })
    const note = aNote()
    await put(store, 'space', notes, note, [anEvent(notes, note)])

    await running.stop('SIGKILL')
    await expect(store.get('space', notes, note.id)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.ready()).rejects.toMatchObject({ code: 'unavailable' })

    running = await startWireServer({ data, port: Number(new URL(running.url).port) })
    await expect.poll(() => store.get('space', notes, note.id).catch(() => null), { timeout: 10_000 }).toEqual(note)
    expect(await store.changes('space', 0, 10)).toHaveLength(1)
    await close()
  })
})
