import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { lastResponses } from './last-responses.ts'

/** How much is taken of a body that nobody reads, before the connection is cut. */
export interface Bounds {
  bytes: number
  /** Milliseconds without a byte. */
  silent: number
  /** Milliseconds in all. */
  whole: number
}

/** As long as the longest upload and more, and no longer than others (nginx) wait. */
const BOUNDS: Bounds = { bytes: 64 * 1024 * 1024, silent: 5_000, whole: 30_000 }

/**
 * Has a server that ends a connection before it has read a body do so in stages (RFC 9112, 9.6): it ends its own side, and throws
 * away what still comes until the sender has ended theirs. Closed at once, the system would answer what comes with a reset, and
 * who is still sending, a proxy among them, would never read the answer that says why.
 */
export function closeInStages(server: Server, bounds: Partial<Bounds> = {}): void {
  const last = lastResponses(server)
  server.on('connection', (socket: Socket) => {
    const close = socket.destroySoon.bind(socket)
    // Node, and what answers by it, end a connection by this alone.
    socket.destroySoon = () => {
      if (socket.destroyed || socket.readableEnded || last.get(socket)?.req.complete !== false) return close()
      // What is ending needs no second end, which would cut it.
      socket.destroySoon = () => {}
      endAndThrowAway(socket, { ...BOUNDS, ...bounds })
    }
  })
}

function endAndThrowAway(socket: Socket, { bytes, silent, whole }: Bounds): void {
  const cut = () => void socket.destroy()
  const latest = setTimeout(cut, whole)
  let next = setTimeout(cut, silent)
  socket.once('close', () => {
    clearTimeout(latest)
    clearTimeout(next)
  })
  // Bytes from here on: whoever took them for a request would answer what stands behind it.
  socket.removeAllListeners('data')
  const before = socket.bytesRead
  socket.on('data', () => {
    if (socket.bytesRead - before > bytes) return cut()
    clearTimeout(next)
    next = setTimeout(cut, silent)
  })
  socket.resume()
  socket.end()
}
