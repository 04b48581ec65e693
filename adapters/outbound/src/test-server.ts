import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutboundHarness, StandInAnswer } from '@throughline/contracts'
import { createOutbound } from './create-outbound.ts'

/** A server on this machine that answers as it is told. */
export async function standInServer(): Promise<Omit<OutboundHarness, 'outbound' | 'disguised'> & { host: string }> {
  const answers = new Map<string, StandInAnswer>()
  const asked: { method: string; path: string; headers: Record<string, string | undefined>; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const { method = '', url: path = '' } = request
    asked.push({ method, path, headers: request.headers as Record<string, string | undefined>, body })
    reply(response, answers.get(path) ?? { status: 404 })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    origin: `http://${host}`,
    asked,
    answer: (path, how) => void answers.set(path, how),
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

function reply(response: ServerResponse, how: StandInAnswer): void {
  if (how === 'silence') return
  if (how !== 'flood') return void response.writeHead(how.status, how.headers).end(how.body)
  response.writeHead(200)
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(1000)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

/** The adapter with that server allowed, and a name of the public internet that leads to this machine. */
export async function outboundHarness(): Promise<OutboundHarness> {
  const { host, ...server } = await standInServer()
  const disguise = 'calendar.example'
  const resolve = async (name: string) => (name === disguise || name === 'localhost' ? ['127.0.0.1'] : [])
  const port = host.slice(host.indexOf(':'))
  return { ...server, outbound: createOutbound({ allow: [host], resolve }), disguised: `http://${disguise}${port}` }
}
