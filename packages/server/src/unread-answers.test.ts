import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { boundUnread } from './unread-answers.ts'
import { markOf } from './watching/mark-requests.ts'

const MIB = 1024 * 1024
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server whose `/<n>` answers n MiB at once, and whose `/later` answers when it is told to. */
async function serving(bounds: Parameters<typeof boundUnread>[1]) {
  const later: ServerResponse[] = []
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    const { account } = headers
    if (account) markOf(request).whose = String(account)
    if (url === '/later') later.push(response)
    else response.end('x'.repeat(Number(url.slice(1)) * MIB))
  })
  boundUnread(server, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  /** Asks, reads nothing, and tells how the response goes. */
  const ask = async (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ response: ServerResponse; socket: Socket; closed: Promise<unknown> }> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    socket.on('error', () => {})
    ends.push(() => socket.destroy())
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    const fields = Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${path} HTTP/1.1\r\n${fields.join('')}\r\n`)
    const [, response] = await asked
    return { response, socket, closed: once(response, 'close') }
  }
  return { ask, later }
}

it('ends a connection that takes nothing of its answer for some time', async () => {
  const { ask } = await serving({ stalled: 200 })
  const { response } = await ask('/16')
  await once(response, 'close')
  expect(response.writableFinished).toBe(false)
})

it('waits for an answer that is still being made ready', async () => {
  const { ask, later } = await serving({ stalled: 100 })
  const { response } = await ask('/later')
  const { response: other } = await ask('/16')
  await once(other, 'close')
  expect(response.closed).toBe(false)
  later[0]?.end('Here.')
  await once(response, 'finish')
})

it('ends those with most unread once it is too much together, and leaves the others', async () => {
  const { ask } = await serving({ most: 48 * MIB, mostOfOne: 48 * MIB, every: 20 })
  const small = await ask('/10')
  const large = [await ask('/24'), await ask('/32')]
  await Promise.all(large.map(({ response }) => once(response, 'close')))
  expect(large.map(({ response }) => response.writableFinished)).toEqual([false, false])
  expect(small.response.closed).toBe(false)
  small.socket.resume()
  await once(small.response, 'finish')
})

it.each([
  ['account', 'account', 'ines', 'omar'],
  ['address, where nobody is signed in', 'x-forwarded-for', '192.0.2.1', '192.0.2.2'],
])('ends none of others for what one %s lets wait', async (_, name, one, other) => {
  const { ask } = await serving({ most: 400 * MIB, mostOfOne: 48 * MIB, every: 20, trustProxy: true })
  const large = await ask('/40', { [name]: other })
  const many = [await ask('/20', { [name]: one }), await ask('/24', { [name]: one }), await ask('/22', { [name]: one })]
  await Promise.all(many.slice(1).map(({ closed }) => closed))
  expect(many.map(({ response }) => response.closed)).toEqual([false, true, true])
  expect(large.response.closed).toBe(false)
})

it('leaves whom has one answer that one, however large, while all together are not too much', async () => {
  const { ask } = await serving({ most: 400 * MIB, mostOfOne: 8 * MIB, every: 20 })
  const { response, socket } = await ask('/40', { account: 'ines' })
  // Whoever has several is ended by a look that has seen the large one as well.
  const several = [await ask('/10', { account: 'omar' }), await ask('/12', { account: 'omar' })]
  await Promise.all(several.map(({ closed }) => closed))
  expect(response.closed).toBe(false)
  socket.resume()
  await once(response, 'finish')
})

it('ends those of who has most first, once it is too much together', async () => {
  const { ask } = await serving({ most: 40 * MIB, mostOfOne: 400 * MIB, every: 20 })
  const single = await ask('/16', { account: 'ines' })
  const many = [await ask('/20', { account: 'omar' }), await ask('/20', { account: 'omar' }), await ask('/20', { account: 'omar' })]
  await Promise.race(many.map(({ closed }) => closed))
  expect(single.response.closed).toBe(false)
})
