import type { Change, SpaceId, StoreDep } from '@throughline/core/kernel'

const HEARTBEAT_MS = 15_000
const CHANGES_AT_ONCE = 100

export interface StreamRequest {
  space: SpaceId
  /** The number of the last change the reader has seen. */
  after: number
  /** Whether the reader may still see this space; asked at every wake. */
  allowed(): Promise<boolean>
}

/** The open event streams of this process. */
export interface EventStreams {
  open(request: StreamRequest): ReadableStream<Uint8Array>
  /** Makes every stream of the space ask again whether its reader is allowed. */
  wake(space: SpaceId): void
  wakeAll(): void
}

/**
 * Streams the changes of a space as server-sent events. The watch begins before the first read, so nothing
 * falls between what is read and what comes live; a slow reader is simply read for more slowly.
 */
export function createEventStreams({ store }: StoreDep, shutdown?: AbortSignal): EventStreams {
  const wakers = new Map<SpaceId, Set<() => void>>()

  return {
    wake: (space) => {
      for (const wake of wakers.get(space) ?? []) wake()
    },
    wakeAll: () => {
      for (const space of wakers.values()) for (const wake of space) wake()
    },
    open({ space, after, allowed }) {
      let seen = after
      let woken = true
      let interrupt = () => {}
      let release: (() => void) | undefined

      const wake = () => {
        woken = true
        interrupt()
      }
      const begin = () => {
        const unwatch = store.watch(space, wake)
        const peers = wakers.get(space) ?? new Set()
        wakers.set(space, peers.add(wake))
        shutdown?.addEventListener('abort', wake)
        release = () => {
          unwatch()
          peers.delete(wake)
          if (peers.size === 0) wakers.delete(space)
          shutdown?.removeEventListener('abort', wake)
        }
        return greeting(after)
      }
      const wait = () =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT_MS)
          interrupt = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      /** The next piece of the stream; `null` when it is over. */
      const next = async (): Promise<string | null> => {
        if (!woken) await wait()
        const beat = !woken
        woken = false
        if (shutdown?.aborted || !(await allowed())) return null
        if (beat) return ':\n\n'
        const changes = await store.changes(space, seen, CHANGES_AT_ONCE)
        seen = changes.at(-1)?.seq ?? seen
        if (changes.length === CHANGES_AT_ONCE) woken = true
        return changes.map(message).join('')
      }
      return new ReadableStream(
        {
          async pull(controller) {
            if (!release) return controller.enqueue(encoder.encode(begin()))
            let piece = await next()
            while (piece === '') piece = await next()
            if (piece !== null) return controller.enqueue(encoder.encode(piece))
            release()
            controller.close()
          },
          cancel() {
            release?.()
            interrupt()
          },
        },
        // Nothing begins before somebody reads: the answer to a HEAD holds no watch.
        { highWaterMark: 0 },
      )
    },
  }
}

const encoder = new TextEncoder()

// The id alone gives a reader something to resume from before anything has happened.
const greeting = (after: number) => `retry: 2000\nid: ${after}\n\n`

const message = ({ seq, type, kind, recordId, version, at }: Change) =>
  `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify({ kind, id: recordId, version, type, at, seq })}\n\n`
