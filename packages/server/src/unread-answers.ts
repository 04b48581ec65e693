import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import { addressOf } from '@throughline/http'
import { lastResponses } from './last-responses.ts'
import { markOf } from './watching/mark-requests.ts'

interface Bounds {
  /** Bytes of all connections together that wait to be read. */
  most: number
  /** The same of those of one account, or of one address where nobody is signed in, where these are several. */
  mostOfOne: number
  /** Milliseconds in which a reader takes nothing of what waits. */
  stalled: number
  /** Milliseconds from one look at all connections to the next. */
  every: number
  /** Whether `X-Forwarded-For` is written by a proxy of ours. */
  trustProxy: boolean
}

const MIB = 1024 * 1024

/** A quarter of what the process may take where that is little, which is more than readers of a slow network let wait. */
const usualMost = () => Math.min(256 * MIB, getHeapStatistics().heap_size_limit / 4)

/**
 * Has a server end connections whose answers nobody reads: one that takes nothing for a minute, and those with most, once
 * theirs or all together keep too much in memory. What is still made ready for them, such as an export, may take as long as it takes.
 */
export function boundUnread(server: Server, bounds: Partial<Bounds> = {}): void {
  const { most = usualMost(), mostOfOne = most / 4, stalled = 60_000, every = 1_000, trustProxy = false } = bounds
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
    if (unreadOf(open) <= Math.min(most, mostOfOne)) return
    const waiting = [...open].filter((socket) => unreadOf([socket]) > 0).toSorted((a, b) => b.writableLength - a.writableLength)
    const each = [...Map.groupBy(waiting, (socket) => whoseAnswer(socket, last.get(socket), trustProxy)).values()]
    // One answer that is large and made in one go, they may read to its end: it waits for no more than how fast they read.
    for (const theirs of each) if (theirs.length > 1) endFirst(theirs, mostOfOne)
    // Who has most makes room first.
    endFirst(each.toSorted((a, b) => unreadOf(b) - unreadOf(a)).flat(), most)
  }, every).unref()
  server.on('close', () => clearInterval(looking))
}

/** The account whose answer it is, otherwise the address it goes to. */
function whoseAnswer({ remoteAddress }: Socket, answer: ServerResponse | undefined, trustProxy: boolean): string {
  const { whose } = answer ? markOf(answer.req) : {}
  if (whose !== undefined) return whose
  const forwarded = answer?.req.headers['x-forwarded-for']
  return addressOf(new Headers(forwarded ? { 'x-forwarded-for': String(forwarded) } : {}), { address: remoteAddress }, trustProxy)
}

/** Ends connections, the first first, until half of what is too much waits. */
function endFirst(sockets: readonly Socket[], most: number): void {
  let unread = unreadOf(sockets)
  if (unread <= most) return
  for (const socket of sockets) {
    if (unread <= most / 2) return
    unread -= unreadOf([socket])
    socket.destroy()
  }
}

function unreadOf(sockets: Iterable<Socket>): number {
  let unread = 0
  for (const { destroyed, writableLength } of sockets) if (!destroyed) unread += writableLength
  return unread
}
