import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Connection } from 'mongodb/lib/cmap/connection.js'
import { afterAll, describe, expect, it } from 'vitest'
import { EndingConnection } from './ending-connection.ts'

const server = createServer(() => {}).listen(0, '127.0.0.1')
afterAll(() => void server.close())

/** A connection whose socket is destroyed and has not said so yet. */
async function destroyed(Kind: typeof Connection): Promise<Connection> {
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const connection = new Kind(socket, { id: 1, generation: 0, monitorCommands: false })
  socket.destroy()
  return connection
}

const ping = (connection: Connection) => connection.command({ db: 'admin' }, { ping: 1 })

describe('what is asked of a connection that is destroyed and has not said so yet', () => {
  it('is refused', async () => {
    await expect(ping(await destroyed(EndingConnection))).rejects.toThrow('closed')
  })

  it('hangs with the driver’s own, which is why there is another; once it no longer does, ours can go', async () => {
    const connection = await destroyed(Connection)
    // The time begins only now: while a connection is made nothing is asked that could hang.
    expect(await Promise.race([ping(connection), setTimeout(300, 'hangs')])).toBe('hangs')
  })
})
