import type { Change, SpaceId, StoreDep } from '@throughline/core/kernel'

const HEARTBEAT_MS = 15_000
const CHANGES_AT_ONCE = 100
/** Open at once for one space; the oldest, which may be a connection nobody is at any more, makes room. */
const MOST_PER_SPACE = 20

export interface StreamRequest {
  space: SpaceId
  /** The number of the last change the reader has seen. */
  after: number
  /** How many may be open for the space; 20 when absent. */
  most?: number | undefined
  /** Whether the reader is told of a change. */
  isTold(change: Change): boolean
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
  const open = new Map<SpaceId, Set<OpenStream>>()

  return {
    wake: (space) => {
      for (const { wake } of open.get(space) ?? []) wake()
    },
    wakeAll: () => {
      for (const space of open.values()) for (const { wake } of space) wake()
    },
    open({ space, after, most = MOST_PER_SPACE, isTold, allowed }) {
      let seen = after
      let woken = true
      let isOver = false
      let interrupt = () => {}
      let release: (() => void) | undefined

      const wake = () => {
        woken = true
        interrupt()
      }
      const end = () => {
        isOver = true
        release?.()
        wake()
      }
      const begin = () => {
        const unwatch = store.watch(space, wake)
        const peers = open.get(space) ?? new Set()
        const [oldest] = peers
        if (peers.size >= most) oldest?.end()
        const self = { wake, end }
        open.set(space, peers.add(self))
        shutdown?.addEventListener('abort', wake)
        release = () => {
          if (!peers.delete(self)) return
          unwatch()
          if (peers.size === 0) open.delete(space)
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
      /** Those who listened come back one after another, and not all in the same moment. */
      const lastWords = (): string => {
        isOver = true
        woken = true
        return `retry: ${1000 + Math.floor(Math.random() * 4000)}\n\n`
      }
      /** The next piece of the stream; `null` when it is over. */
      const next = async (): Promise<string | null> => {
        if (!woken) await wait()
        const beat = !woken
        woken = false
        if (shutdown?.aborted && !isOver) return lastWords()
        if (isOver || !(await allowed())) return null
        if (beat) return ':\n\n'
        const changes = await store.changes(space, seen, CHANGES_AT_ONCE)
        seen = changes.at(-1)?.seq ?? seen
        if (changes.length === CHANGES_AT_ONCE) woken = true
        return changes.filter(isTold).map(message).join('')
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

interface OpenStream {
  wake(): void
  end(): void
}

const encoder = new TextEncoder()

// The id alone gives a reader something to resume from before anything has happened.
const greeting = (after: number) => `retry: 2000\nid: ${after}\n\n`

const message = ({ seq, type, kind, recordId, version, at, space }: Change) =>
  `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify({ kind, id: recordId, version, type, at, seq, space })}\n\n`
