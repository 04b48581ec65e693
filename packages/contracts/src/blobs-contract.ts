import type { Blobs } from '@throughline/core/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextId } from './fakes.ts'

export interface OpenedBlobs {
  blobs: Blobs
  close?(): Promise<void>
}

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

const MEBIBYTE = 1024 * 1024

/** These texts as the chunks of a content. */
async function* content(...chunks: (string | Uint8Array)[]) {
  for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
}

async function bytesOf(content: AsyncIterable<Uint8Array> | null): Promise<number[]> {
  const bytes: number[] = []
  for await (const chunk of content ?? []) for (const byte of chunk) bytes.push(byte)
  return bytes
}

const textOf = async (content: AsyncIterable<Uint8Array> | null) =>
  content && new TextDecoder().decode(Uint8Array.from(await bytesOf(content)))

/** What every implementation of the Blobs port must do. */
export function blobsContract(name: string, open: () => Promise<OpenedBlobs> | OpenedBlobs): void {
  describe(`${name} blobs`, () => {
    let opened: OpenedBlobs
    let blobs: Blobs
    beforeAll(async () => {
      opened = await open()
      blobs = opened.blobs
    })
    afterAll(async () => {
      await opened.close?.()
    })

    const spaces = () => [nextId(), nextId()] as [string, string]

    it('gives back what was put in, with its size and SHA-256', async () => {
      const [space, id] = [nextId(), nextId()]
      expect(await blobs.put(space, id, content('sl', '', 'ate'))).toEqual({
        size: 5,
        sha256: 'b62f3b3b1b40cb86438bf4d2affd121f9518814e713d3df7d4c193b2168f28fc',
      })
      expect(await textOf(await blobs.get(space, id))).toBe('slate')
      expect(await textOf(await blobs.get(space, id))).toBe('slate')
    })

    it('has nothing of what was never put in', async () => {
      expect(await blobs.get(nextId(), nextId())).toBeNull()
    })

    it('keeps an empty content', async () => {
      const [space, id] = [nextId(), nextId()]
      expect(await blobs.put(space, id, content())).toMatchObject({ size: 0 })
      expect(await bytesOf(await blobs.get(space, id))).toEqual([])
      expect(await blobs.get(space, id)).not.toBeNull()
    })

    it('keeps every byte of a content of several megabytes, in whatever chunks it comes', async () => {
      const [space, id] = [nextId(), nextId()]
      const chunk = (seed: number, length: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + seed) % 256)
      const chunks = [chunk(1, MEBIBYTE), chunk(2, 1), chunk(3, 2 * MEBIBYTE + 7)]
      expect(await blobs.put(space, id, content(...chunks))).toMatchObject({ size: 3 * MEBIBYTE + 8 })
      const kept = await bytesOf(await blobs.get(space, id))
      const meant = chunks.flatMap((each) => [...each])
      expect(kept.length).toBe(meant.length)
      expect(kept.findIndex((byte, i) => byte !== meant[i])).toBe(-1)
    })

    it('gives a part, from its first byte until before its last', async () => {
      const [space, id] = [nextId(), nextId()]
      await blobs.put(space, id, content('0123', '456789'))
      const part = async (start: number, end: number) => textOf(await blobs.get(space, id, { start, end }))
      expect([await part(0, 10), await part(2, 6), await part(9, 10), await part(4, 4)]).toEqual(['0123456789', '2345', '9', ''])
    })

    it('keeps the same id in two spaces apart', async () => {
      const [one, other] = spaces()
      const id = nextId()
      await blobs.put(one, id, content('mine'))
      expect(await blobs.get(other, id)).toBeNull()
      await blobs.put(other, id, content('theirs'))
      await blobs.erase(other, id)
      expect(await textOf(await blobs.get(one, id))).toBe('mine')
    })

    it('has nothing of a content that broke off, and takes it whole later', async () => {
      const [space, id] = [nextId(), nextId()]
      async function* broken() {
        yield new TextEncoder().encode('half')
        throw new Error('the connection was closed')
      }
      await expect(blobs.put(space, id, broken())).rejects.toThrow('the connection was closed')
      expect(await blobs.get(space, id)).toBeNull()
      await blobs.put(space, id, content('whole'))
      expect(await textOf(await blobs.get(space, id))).toBe('whole')
    })

    it('has nothing of a content before it is whole', async () => {
      const [space, id] = [nextId(), nextId()]
      let seen: unknown = 'not looked'
      async function* slow() {
        yield new TextEncoder().encode('first')
        seen = await blobs.get(space, id)
        yield new TextEncoder().encode(' and last')
      }
      await blobs.put(space, id, slow())
      expect(seen).toBeNull()
    })

    it('erases for good, and twice', async () => {
      const [space, id] = [nextId(), nextId()]
      await blobs.put(space, id, content('gone'))
      await blobs.erase(space, id)
      await blobs.erase(space, id)
      expect(await blobs.get(space, id)).toBeNull()
    })

    it('erases all contents of a space, and of no other', async () => {
      const [space, id] = [nextId(), nextId()]
      for (const each of [space, `${space}0`]) for (const one of [id, nextId()]) await blobs.put(each, one, content('gone'))
      await blobs.eraseSpace(space)
      await blobs.eraseSpace(space)
      expect(await blobs.get(space, id)).toBeNull()
      expect(await textOf(await blobs.get(`${space}0`, id))).toBe('gone')
      await blobs.put(space, id, content('again'))
      expect(await textOf(await blobs.get(space, id))).toBe('again')
    })

    it('takes many at a time', async () => {
      const space = nextId()
      const texts = Array.from({ length: 20 }, (_, n) => ({ id: nextId(), text: `content ${n}` }))
      await Promise.all(texts.map(({ id, text }) => blobs.put(space, id, content(text))))
      expect(await Promise.all(texts.map(async ({ id }) => textOf(await blobs.get(space, id))))).toEqual(texts.map(({ text }) => text))
    })

    it('lets go of a content that is read only in part', async () => {
      const [space, id] = [nextId(), nextId()]
      await blobs.put(space, id, content(new Uint8Array(MEBIBYTE)))
      for await (const _ of (await blobs.get(space, id)) ?? []) break
      await blobs.erase(space, id)
      expect(await blobs.get(space, id)).toBeNull()
    })
  })
}
