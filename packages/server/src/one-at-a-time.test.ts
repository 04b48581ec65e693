import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server that notes what it is asked for and answers once it is told to, and a connection to it. */
async function connected() {
  const asked: string[] = []
  const answers: ServerResponse[] = []
  const server = createServer(
    oneAtATime(({ url = '' }, response) => {
      asked.push(url)
      answers.push(response)
      server.emit('asked')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  ends.push(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  await once(socket, 'connect')
  let read = ''
  socket.setEncoding('utf8').on('data', (text: string) => (read += text))
  const send = (...paths: string[]) => void socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  return { asked, answers, server, socket, send, read: () => read }
}

it('begins with a request that was sent ahead once the one before it is answered', async () => {
  const { asked, answers, server, send, socket, read } = await connected()
  send('/one', '/two', '/three')
  await once(server, 'asked')
  expect(asked).toEqual(['/one'])
  for (const next of ['/two', '/three']) {
    const isAsked = once(server, 'asked')
    answers.at(-1)?.end(`Answer to ${asked.at(-1)}.`)
    await isAsked
    expect(asked.at(-1)).toBe(next)
  }
  answers.at(-1)?.end('The last.')
  while (!read().includes('The last.')) await once(socket, 'data')
  expect(read().match(/Answer to \/[a-z]+\.|The last/g)).toEqual(['Answer to /one.', 'Answer to /two.', 'The last'])
})

it('takes as many as somebody likes who waits for each answer', async () => {
  const { asked, answers, server, send, socket, read } = await connected()
  for (let n = 0; n < 40; n++) {
    const isAsked = once(server, 'asked')
    send(`/${n}`)
    await isAsked
    const isRead = once(socket, 'data')
    answers.at(-1)?.end('Yes.')
    await isRead
  }
  expect(asked).toEqual(Array.from({ length: 40 }, (_, n) => `/${n}`))
  expect(read().match(/Yes\./g)).toHaveLength(40)
  expect(socket.destroyed).toBe(false)
})

it('ends a connection that sends more ahead than programs do, and begins with nothing of it any more', async () => {
  const { asked, send, socket } = await connected()
  send(...Array.from({ length: 40 }, (_, n) => `/${n}`))
  socket.on('error', () => {})
  await once(socket, 'close')
  expect(asked).toEqual(['/0'])
})
