import { waitingChanged } from '../../waiting/changed.ts'
import type { WaitingMessage } from './create-outbox.ts'

export type WaitingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** None where what is there cannot be read. */
function read(text: string | null): WaitingMessage[] {
  try {
    const message = JSON.parse(text ?? 'null') as Partial<WaitingMessage> | null
    return [message?.id, message?.body, message?.writtenAt].every((part) => typeof part === 'string') ? [message as WaitingMessage] : []
  } catch {
    return []
  }
}

/** Messages in the browser, each in a place of its own: two pages that write at once lose nothing. */
export function keepWaiting(prefix: string, storage: WaitingStorage) {
  /** What a full or forbidden storage does not take; it is gone with the page. */
  const unkept = new Map<string, WaitingMessage>()

  const kept = (): WaitingMessage[] =>
    Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
      .filter((key) => key.startsWith(prefix))
      // Under a key that is not its own it would never be let go of.
      .flatMap((key) => read(storage.getItem(key)).filter(({ id }) => key === prefix + id))

  return {
    all: (): readonly WaitingMessage[] =>
      [...kept().filter(({ id }) => !unkept.has(id)), ...unkept.values()].sort((a, b) =>
        a.writtenAt === b.writtenAt ? (a.id < b.id ? -1 : 1) : a.writtenAt < b.writtenAt ? -1 : 1,
      ),
    put(message: WaitingMessage): void {
      try {
        storage.setItem(prefix + message.id, JSON.stringify(message))
        unkept.delete(message.id)
      } catch {
        unkept.set(message.id, message)
      }
      waitingChanged()
    },
    remove(id: string): void {
      unkept.delete(id)
      storage.removeItem(prefix + id)
      waitingChanged()
    },
  }
}
