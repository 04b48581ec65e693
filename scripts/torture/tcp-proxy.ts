import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** How a way to a server is: as it should be, cut with nobody there, silent, or reset now and again. */
export type Way = 'open' | 'cut' | 'silent' | 'reset'

export interface TcpProxy {
  /** Host and port. */
  readonly host: string
  /** Is so from now on, for what is connected as well. */
  become(way: Way): Promise<void>
  close(): Promise<void>
}

/** Bytes that pass before a connection is reset, so that it breaks amid what is said. */
const RESET_AFTER = 2_000

/** Stands between a program and a server on this machine, and does to what is said what networks do. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  let way: Way = 'open'

  function accept(near: Socket): void {
    const far = connect(port, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    let passed = 0
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => {
        if (way === 'silent') return
        passed += bytes.length
        if (way === 'reset' && passed > RESET_AFTER) near.resetAndDestroy()
        else to.write(bytes)
      })
      from.on('error', end)
      from.on('close', end)
    }
  }

  const listen = async (at: number): Promise<Server> => {
    const server = createServer(accept).listen(at, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port: own } = server.address() as AddressInfo

  const cut = async () => {
    if (!server.listening) return
    server.close()
    for (const [near, far] of pairs) for (const socket of [near, far]) socket.destroy()
    await once(server, 'close')
  }
  return {
    host: `127.0.0.1:${own}`,
    async become(next) {
      // Of what was silent nothing is known any more: it goes on with others.
      if (way === 'silent') for (const [near, far] of pairs) for (const socket of [near, far]) socket.destroy()
      way = next
      if (next === 'cut') return cut()
      if (!server.listening) server = await listen(own)
    },
    close: cut,
  }
}
