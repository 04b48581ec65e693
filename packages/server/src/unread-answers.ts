import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import { lastResponses } from './last-responses.ts'

interface Bounds {
  /** Bytes of all connections together that wait to be read. */
  most: number
  /** Milliseconds in which a reader takes nothing of what waits. */
  stalled: number
  /** Milliseconds from one look at all connections to the next. */
  every: number
}

const MIB = 1024 * 1024

/** A quarter of what the process may take where that is little, which is more than readers of a slow network let wait. */
const usual = (): Bounds => ({ most: Math.min(256 * MIB, getHeapStatistics().heap_size_limit / 4), stalled: 60_000, every: 1_000 })

/**
 * Has a server end connections whose answers nobody reads: one that takes nothing for a minute, and those with most, once all
 * together keep too much in memory. What is still made ready for them, such as an export, may take as long as it takes.
 */
export function boundUnread(server: Server, bounds: Partial<Bounds> = {}): void {
  const { most, stalled, every } = { ...usual(), ...bounds }
  const open = new Set<Socket>()
  const last = lastResponses(server)
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // Also told of connections that are kept and have been quiet for long enough (`keepAliveTimeout`).
  server.setTimeout(stalled, (socket) => {
    const response = last.get(socket)
    const isMadeReady = response !== undefined && !response.closed && !response.writableEnded && socket.writableLength === 0
    if (!isMadeReady) socket.destroy()
  })
  const looking = setInterval(() => {
    let unread = 0
    for (const socket of open) unread += socket.writableLength
    if (unread <= most) return
    const dearest = [...open].toSorted((a, b) => b.writableLength - a.writableLength)
    for (const socket of dearest) {
      if (unread <= most / 2) return
      unread -= socket.writableLength
      socket.destroy()
    }
  }, every).unref()
  server.on('close', () => clearInterval(looking))
}
