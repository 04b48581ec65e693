import { type ProblemError, problemError } from './problem-error.ts'
import type { Connection } from './request.ts'
import { createRetry } from './retry.ts'
import { readMessages } from './server-sent-events.ts'

/** What happened to one record. */
export interface Change {
  /** `<kind>.<what happened>`, such as `task.completed`. */
  type: string
  kind: string
  /** The record's id. */
  id: string
  version: number
  /** RFC 3339 instant. */
  at: string
  /** The number to resume from. */
  seq: number
  /** The discussion it happened in, where it is not the person's own record. */
  space?: string
}

export interface EventOptions {
  /** The number of the last change seen; from now on when absent. */
  after?: number | undefined
  onChange(change: Change): void
  /** The stream is there, for the first time or again: since when by the server's clock, in milliseconds; `NaN` where that does not say. */
  onOpen?(at: number): void
  /** The stream is gone and is being asked for again. */
  onInterruption?(): void
  /** The stream is refused for good, such as when the session has ended. */
  onRefusal?(error: ProblemError): void
}

const LAST_RETRY_MS = 30_000
/** The server sends at least a heartbeat each 15 s; a connection that is silent for longer than two is dead. */
const SILENCE_MS = 40_000

/**
 * Follows what changes, over fetch rather than EventSource: that names no event it was not told of beforehand, and
 * knows no other fetch. After an interruption it goes on where it stopped. Answers the function that ends it.
 */
export function followEvents({ send }: Connection, { after, onChange, onOpen, onInterruption, onRefusal }: EventOptions): () => void {
  const ended = new AbortController()
  let lastId = after === undefined ? undefined : String(after)
  const retry = createRetry(LAST_RETRY_MS)

  async function connect(): Promise<'refused' | undefined> {
    const silence = new AbortController()
    const heard = watchdog(() => silence.abort())
    const signal = AbortSignal.any([ended.signal, silence.signal])
    try {
      const headers: HeadersInit = lastId === undefined ? {} : { 'Last-Event-ID': lastId }
      const response = await send('GET', '/events', { headers, signal })
      if (!response.ok && response.status < 500 && response.status !== 429) {
        onRefusal?.(await problemError(response))
        return 'refused'
      }
      if (!response.ok || !response.body) return
      retry.answered()
      onOpen?.(Date.parse(response.headers.get('date') ?? ''))
      for await (const { id, data } of readMessages(response.body, heard.again)) {
        if (ended.signal.aborted) return
        lastId = id ?? lastId
        if (data !== undefined) onChange(JSON.parse(data) as Change)
      }
    } finally {
      heard.stop()
    }
  }

  async function follow() {
    while (!ended.signal.aborted) {
      const outcome = await connect().catch(() => undefined)
      if (ended.signal.aborted || outcome === 'refused') return
      onInterruption?.()
      await pause(retry.failed(), ended.signal)
    }
  }

  void follow()
  return () => ended.abort()
}

function watchdog(bark: () => void) {
  let timer = setTimeout(bark, SILENCE_MS)
  return {
    again() {
      clearTimeout(timer)
      timer = setTimeout(bark, SILENCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
