import type { PushAddress, Pusher, PushMessage } from '@throughline/core/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

export interface PusherHarness {
  pusher: Pusher
  /** A browser that has just subscribed. */
  subscribe(): Promise<PushAddress>
  /** What the browsers were shown, oldest first. */
  shown(): Promise<PushMessage[]>
  /** How the push service answers from now on. */
  answer(status: number): void
  close(): Promise<void>
}

const message: PushMessage = {
  title: 'Reminder: Žofia’s <Entwurf> 🧵',
  body: 'Due at 16:00',
  path: '/tasks/1',
  tag: '019a9b3c5d007cc08000000000000001',
}

/** What every implementation of the Pusher port must do. */
export function pusherContract(name: string, open: () => Promise<PusherHarness>) {
  describe(`${name} as Pusher`, () => {
    let harness: PusherHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    it('brings a message to the browser it is for, every character of it', async () => {
      harness.answer(201)
      expect(await harness.pusher.send(await harness.subscribe(), message)).toBe('sent')
      expect((await harness.shown()).at(-1)).toEqual(message)
    })

    it.each([404, 410])('says that a browser is gone when its push service does (%i)', async (status) => {
      harness.answer(status)
      expect(await harness.pusher.send(await harness.subscribe(), message)).toBe('gone')
    })

    it.each([429, 500, 503])('fails where it may be tried again (%i)', async (status) => {
      harness.answer(status)
      await expect(harness.pusher.send(await harness.subscribe(), message)).rejects.toThrow()
    })

    it('names the key that browsers subscribe with', () => {
      expect(harness.pusher.publicKey).toMatch(/^[\w-]{87}$/)
    })
  })
}
