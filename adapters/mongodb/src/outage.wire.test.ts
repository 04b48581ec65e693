import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aNote, anEvent, notes, put } from '@throughline/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMongo } from './open.ts'
import { startWireServer, type WireServer } from './test-wire-server.ts'

const data = await mkdtemp(path.join(tmpdir(), 'throughline-outage-'))
afterAll(() => rm(data, { recursive: true }))

describe('when the server dies', { timeout: 20_000 }, () => {
  let running: WireServer
  // It has to be one that can be killed, whatever MONGODB_URL names.
  beforeAll(async () => {
    running = await startWireServer({ data })
  }, 300_000)
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
