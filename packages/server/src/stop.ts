import type { Server } from 'node:http'

/** Milliseconds that requests already begun may take, once the server is told to stop. */
const GRACE = 8_000
/** How often connections that have gone idle are closed meanwhile. */
const SWEEP = 50

interface Stoppable {
  server: Server
  /** Says to whoever asks that it is to end. */
  drain(): void
  /** Milliseconds until it takes no more, in which those who send requests here may notice. */
  drainMs: number
  /** Ends what would otherwise never end by itself, such as event streams. */
  endStreams(): void
  /** Lets go of the storage, after the last request. */
  close(): Promise<void>
}

/** Says that it is to end, takes no new request after a while, finishes those begun (at most 8 s long), then closes the storage. */
export async function stop({ server, drain, drainMs, endStreams, close }: Stoppable): Promise<void> {
  drain()
  // Whoever keeps a connection learns by an answer that it is the last, so that nothing is sent on one as it is closed.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endStreams()
  // A connection kept alive would hold the server open although nobody asks anything on it.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
  const cut = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
  await close()
}
