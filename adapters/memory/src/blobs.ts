import type { Blobs, SpaceId } from '@throughline/core/kernel'
import { type Journal, named } from './journal.ts'

/** Wherever this runs, in Node and in a browser, there is Web Crypto. */
declare const crypto: { subtle: { digest(algorithm: string, bytes: Uint8Array): Promise<ArrayBuffer> } }

/** Contents that are gone with the process or page. */
export function createBlobs(journal: Journal): Blobs {
  const kept = new Map(journal.before('blob') as Iterable<[string, Uint8Array]>)
  const nameOf = (space: SpaceId, id: string) => named('blob', space, id)
  const drop = (name: string) => {
    if (kept.delete(name)) journal.drop(name)
  }
  return {
    async put(space, id, content) {
      const chunks: Uint8Array[] = []
      for await (const chunk of content) chunks.push(chunk.slice())
      const bytes = joined(chunks)
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      kept.set(nameOf(space, id), bytes)
      journal.put(nameOf(space, id), bytes)
      return { size: bytes.length, sha256: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') }
    },
    async get(space, id, range) {
      const bytes = kept.get(nameOf(space, id))
      return bytes ? once(range ? bytes.slice(range.start, range.end) : bytes.slice()) : null
    },
    async erase(space, id) {
      drop(nameOf(space, id))
    },
    async eraseSpace(space) {
      for (const name of [...kept.keys()]) if (name.startsWith(nameOf(space, ''))) drop(name)
    },
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
