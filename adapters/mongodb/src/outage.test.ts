import { notes } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { openMongo } from './open.ts'

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
