import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait behind the one that is answered; browsers send none ahead, and programs that do few. */
const MOST_WAITING = 16

/**
 * Answers the requests of a connection one after another, as they came: they may be sent on before the first is answered
 * (RFC 9112, 9.3.2). Node would have all of them answered at once and keep what cannot be sent yet, so that one connection
 * that reads nothing filled the memory. Who sends too many ahead loses the connection, as the same passage allows.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = last.get(socket)
    last.set(socket, response)
    // A response has its socket from the start, or once the one before it is over.
    if (response.socket !== null || !before) return listener(request, response)
    const ahead = (waiting.get(socket) ?? 0) + 1
    if (ahead > MOST_WAITING) return void socket.destroy()
    waiting.set(socket, ahead)
    before.once('close', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      if (!socket.destroyed && !socket.writableEnded) listener(request, response)
    })
  }
}
