import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const echo = createServer((socket) => socket.on('error', () => {}).pipe(socket))
const sockets: Socket[] = []
let proxy: TcpProxy

beforeEach(async () => {
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await openTcpProxy((echo.address() as AddressInfo).port)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await proxy.become('cut')
  echo.close()
  await once(echo, 'close')
})

async function reached() {
  const [host, port] = proxy.host.split(':')
  const socket = connect(Number(port), host)
  sockets.push(socket)
  // What is let go unheard is reset.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function answered(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  return String((await once(socket, 'data'))[0])
}

const endOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)))
    socket.once('end', () => resolve('end'))
    socket.resume()
  })

it('passes on what is said while it is open', async () => {
  expect(await answered(await reached(), 'Hello')).toBe('Hello')
})

it('once cut ends what is connected, takes nobody, and takes them again when it is open', async () => {
  const socket = await reached()
  expect(await answered(socket, 'Hello')).toBe('Hello')
  const ended = endOf(socket)
  await proxy.become('cut')
  expect(await ended).toMatch(/^(end|ECONNRESET)$/)
  await expect(reached()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await proxy.become('open')
  expect(await answered(await reached(), 'Again')).toBe('Again')
})

it('silent takes what is said and passes nothing on; who was heard by nobody is let go once it is open', async () => {
  const socket = await reached()
  expect(await answered(socket, 'Hello')).toBe('Hello')
  await proxy.become('silent')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  const ended = endOf(socket)
  socket.write('Anybody?')
  const other = await reached()
  other.write('Anybody?')
  await proxy.become('open')
  expect(await ended).toMatch(/^(end|ECONNRESET)$/)
  expect(heard).toBe('')
  expect(await answered(await reached(), 'Again')).toBe('Again')
})

it('resets amid what is said', async () => {
  await proxy.become('reset')
  const socket = await reached()
  expect(await answered(socket, 'x'.repeat(100))).toHaveLength(100)
  const ended = endOf(socket)
  socket.write('x'.repeat(5_000))
  expect(await ended).toBe('ECONNRESET')
})
