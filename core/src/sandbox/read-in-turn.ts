import type { ImportReader } from '../import/index.ts'
import { createGate } from '../kernel/index.ts'
import { SANDBOX_LIMITS } from './limits.ts'

/**
 * The reader as sandboxes have it. Few files are read at a time on a server, each in a process that may work for a minute:
 * anybody could make sandboxes until none is left for people.
 */
export function readInTurn(reader: ImportReader): ImportReader {
  const gate = createGate(SANDBOX_LIMITS.reading, {
    own: 'Another file of this sandbox is being read. Try again once that is done.',
    full: 'A file of another sandbox is being read. Try again in a moment.',
  })
  async function inTurn<T>(accountId: string, read: () => Promise<T>): Promise<T> {
    const leave = await gate.enter(accountId)
    try {
      return await read()
    } finally {
      leave()
    }
  }
  return {
    preview: (reading, ...file) => inTurn(reading.actor.accountId, () => reader.preview(reading, ...file)),
    open: (reading, ...file) => inTurn(reading.actor.accountId, () => reader.open(reading, ...file)),
  }
}
