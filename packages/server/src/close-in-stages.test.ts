import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { type Bounds, closeInStages } from './close-in-stages.ts'

let server: Server
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const MEBIBYTE = 1024 * 1024
const tooLong: RequestListener = (_request, response) => void response.writeHead(413, { connection: 'close' }).end('too long')

/** A connection to a server that answers so, and the server's end of it. */
async function connected(listener: RequestListener, bounds?: Partial<Bounds>) {
  server = createServer(listener)
  closeInStages(server, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  const [theirs] = (await accepted) as [Socket]
  return { socket, theirs }
}

const head = (bytes: number, more = '') => `POST /tasks HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n${more}\r\n`

const gone = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

/** What is read of a connection until it ends. */
async function readToEnd(socket: Socket): Promise<string> {
  let read = ''
  socket.on('data', (chunk) => {
    read += chunk
  })
  await once(socket, 'end')
  return read
}

/** As a framework does that has waited for the rest of the body for a while. */
const endedTwice: RequestListener = (request, response) =>
  void response.writeHead(413, { connection: 'close' }).end('too long', () => setImmediate(() => request.socket.destroySoon()))

it.each<[string, RequestListener, string]>([
  ['the server ends the connection', tooLong, ''],
  ['the server ends it twice', endedTwice, ''],
  ['the sender asked for the end', (_request, response) => void response.writeHead(413).end('too long'), 'Connection: close\r\n'],
])('who sends all of a long body before reading gets to read why it was not taken, though %s', async (_, listener, header) => {
  const { socket } = await connected(listener)
  socket.write(head(32 * MEBIBYTE, header))
  for (let sent = 0; sent < 32; sent++) if (!socket.write(Buffer.alloc(MEBIBYTE))) await once(socket, 'drain')
  const read = await readToEnd(socket)
  expect(read).toMatch(/^HTTP\/1\.1 413 [\s\S]*too long/)
})

it('tells the sender at once that no more is taken', async () => {
  const { socket, theirs } = await connected(tooLong)
  socket.write(head(32 * MEBIBYTE))
  expect(await readToEnd(socket)).toMatch(/too long/)
  expect(theirs.destroyed).toBe(false)
  socket.end()
  await gone(theirs)
})

it('takes what follows for bytes and not for a request', async () => {
  const asked: unknown[] = []
  const { socket, theirs } = await connected((request, response) => {
    asked.push(request.url)
    tooLong(request, response)
  })
  socket.write(`${head(10)}123`)
  expect((await readToEnd(socket)).match(/HTTP\/1\.1/g)).toHaveLength(1)
  socket.end('4567890GET /behind HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await gone(theirs)
  expect(asked).toEqual(['/tasks'])
})

it('gives up on who sends more than can be borne', async () => {
  const { socket, theirs } = await connected(tooLong, { bytes: MEBIBYTE })
  socket.on('error', () => {})
  socket.write(head(32 * MEBIBYTE))
  const cut = gone(theirs)
  for (let sent = 0; sent < 32; sent++) socket.write(Buffer.alloc(MEBIBYTE))
  await cut
  // What one read brings is the most it may be over.
  expect(theirs.bytesRead).toBeLessThan(2 * MEBIBYTE)
})

it('gives up on who sends nothing for 5 seconds, and on who sends a little again and again for 30', async () => {
  for (const [silent, after] of [
    [true, 5_000],
    [false, 30_000],
  ] as const) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { socket, theirs } = await connected(tooLong)
    socket.on('error', () => {}).write(head(32 * MEBIBYTE))
    await readToEnd(socket)
    for (let passed = 0; passed + 1_000 < after; passed += 1_000) {
      vi.advanceTimersByTime(1_000)
      if (silent) continue
      const read = once(theirs, 'data')
      socket.write('.')
      await read
    }
    expect(theirs.destroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(theirs.destroyed).toBe(true)
    vi.useRealTimers()
    server.close()
  }
})

it('holds no connection whose body was read', async () => {
  const { socket, theirs } = await connected((request, response) => {
    request.resume().on('end', () => tooLong(request, response))
  })
  socket.write(`${head(3)}123`)
  const closed = gone(theirs)
  await readToEnd(socket)
  await closed
})
