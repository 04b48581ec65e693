import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** How a program of somebody's answers what it is sent. */
export type Manner = 'well' | 'slowly' | 'never' | 'with 500' | 'by closing' | 'not there'

/** What was sent: its id, and the record it is about. */
export interface Message {
  id: string
  type: string
  recordId: string
  version: number
}

export interface Receiver {
  url: string
  host: string
  /** Everything that was sent, in its order, whatever came of it. */
  readonly asked: readonly Message[]
  /** What was answered well. */
  readonly taken: readonly Message[]
  /** Answers otherwise from now on. */
  behave(manner: Manner): Promise<void>
  close(): Promise<void>
}

/** Far more than a webhook that is well needs, and far less than is waited for it. */
const SLOW_MS = 3_000

/** A program on this machine that webhooks are sent to, which behaves as it is told. */
export async function openReceiver(first: Manner): Promise<Receiver> {
  const asked: Message[] = []
  const taken: Message[] = []
  let manner = first

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const { type, data } = JSON.parse(text)
    const message = { id: String(request.headers['webhook-id']), type, recordId: data.id, version: data.version }
    asked.push(message)
    if (manner === 'never') return
    if (manner === 'by closing') return void response.writeHead(200, { 'content-length': '100' }).write('O', () => request.socket.destroy())
    if (manner === 'with 500') return void response.writeHead(500).end('It is broken.')
    if (manner === 'slowly') await setTimeout(SLOW_MS)
    taken.push(message)
    response.end('ok')
  }

  const newServer = () => createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  let server = newServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  if (first === 'not there') await stop()
  return {
    url: `http://127.0.0.1:${port}/hook`,
    host: `127.0.0.1:${port}`,
    asked,
    taken,
    async behave(next) {
      if (manner === 'never') server.closeAllConnections()
      manner = next
      if (next === 'not there') return stop()
      if (server.listening) return
      server = newServer().listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: stop,
  }
}
