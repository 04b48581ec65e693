import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const followed = new WeakMap<Server, WeakMap<Socket, ServerResponse>>()

/** The response to the request that came last on each connection of a server: noted once, before whoever else hears of the request. */
export function lastResponses(server: Server): Pick<WeakMap<Socket, ServerResponse>, 'get'> {
  const known = followed.get(server)
  if (known) return known
  const last = new WeakMap<Socket, ServerResponse>()
  followed.set(server, last)
  server.prependListener('request', ({ socket }, response) => last.set(socket, response))
  return last
}
