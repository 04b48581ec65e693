import { expect, test, vi } from 'vitest'
import { packetOf } from '../rules/test-packet.ts'
import { answerPackets } from './answer-packets.ts'

const packet = { ...packetOf(), version: 4 }

/** Sends the form of a packet. */
async function send(fields: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const reviewPackets = {
    get: async () => packet,
    edit: vi.fn(async (_: string, changes: object) => ({ ...packet, ...changes, version: 5 })),
    draw: vi.fn(),
  }
  const url = new URL('https://throughline.example/career/packets/p')
  const context = { request: new Request(url, { method: 'POST', body }), url, locals: { client: { reviewPackets } } }
  await answerPackets(context as unknown as Parameters<typeof answerPackets>[0])
  return reviewPackets
}

const filled = { save: 'p', title: 'July', audience: 'Ruth Callan', from: '2026-07-01', until: '2026-12-31', language: 'en' }

test('what the form of a packet says is saved over nothing that was changed since it was shown', async () => {
  const { edit, draw } = await send({ ...filled, version: '3' })
  expect(edit).toHaveBeenCalledWith('p', expect.objectContaining({ audience: 'Ruth Callan', from: '2026-07-01' }), { version: 3 })
  expect(draw).not.toHaveBeenCalled()
})

test('in another language a packet is drawn anew, as it was saved', async () => {
  expect((await send({ ...filled, version: '4', language: 'de' })).draw).toHaveBeenCalledWith('p', {}, { version: 5 })
})
