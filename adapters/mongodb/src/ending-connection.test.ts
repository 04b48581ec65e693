import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { EndingConnection } from './ending-connection.ts'

describe('a connection whose socket is destroyed and has not said so yet', () => {
  it('refuses what is asked, rather than wait for it to drain', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const connection = new EndingConnection(socket, { id: 1, generation: 0, monitorCommands: false })

    socket.destroy()
    await expect(connection.command({ db: 'admin' }, { ping: 1 })).rejects.toThrow('closed')
    server.close()
  })
})
