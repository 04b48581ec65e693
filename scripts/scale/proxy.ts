import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** How often each process is asked whether it takes requests. */
const ASK_MS = 100
const MAX_BODY = 1024 * 1024

export interface ReverseProxy {
  url: string
  /** Requests that were sent again to another process, as the first could not be reached. */
  readonly sentAgain: number
  close(): Promise<void>
}

interface Upstream {
  url: string
  isReady: boolean
  agent: Agent
}

/**
 * The least that stands before several processes: each request goes to the next one that says it is ready. What reached
 * no process goes to another; what may have reached one is never sent twice, unless it only reads.
 *
 * @param at its own address
 */
export async function openProxy(urls: readonly string[], at: string): Promise<ReverseProxy> {
  const upstreams = urls.map((url): Upstream => ({ url, isReady: true, agent: new Agent({ keepAlive: true }) }))
  let turn = 0
  let sentAgain = 0

  const asking = setInterval(() => {
    for (const upstream of upstreams)
      void fetch(`${upstream.url}/readyz`).then(
        ({ ok }) => (upstream.isReady = ok),
        () => (upstream.isReady = false),
      )
  }, ASK_MS)

  /** The next one that is ready, and that was not tried yet. */
  function next(tried: ReadonlySet<Upstream>): Upstream | undefined {
    for (let n = 0; n < upstreams.length; n++) {
      const upstream = upstreams[turn++ % upstreams.length]
      if (upstream?.isReady && !tried.has(upstream)) return upstream
    }
    return upstreams.find((upstream) => !tried.has(upstream))
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(asked)
    const headers = { ...asked.headers, 'x-forwarded-for': String(asked.headers['x-forwarded-for'] ?? asked.socket.remoteAddress) }
    const tried = new Set<Upstream>()
    for (;;) {
      const upstream = next(tried)
      if (!upstream) return void answer.writeHead(502).end()
      tried.add(upstream)
      try {
        const response = await ask(upstream, asked, headers, body)
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
        answer.on('close', () => response.destroy())
        return
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ECONNREFUSED') upstream.isReady = false
        if (code !== 'ECONNREFUSED' && asked.method !== 'GET') return void answer.writeHead(502).end(String(code))
        sentAgain++
      }
    }
  }

  const server = createServer((asked, answer) => void pass(asked, answer)).listen(Number(new URL(at).port), '127.0.0.1')
  await once(server, 'listening')
  return {
    url: at,
    get sentAgain() {
      return sentAgain
    },
    async close() {
      clearInterval(asking)
      server.closeAllConnections()
      for (const { agent } of upstreams) agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function ask({ url, agent }: Upstream, { method, url: path }: IncomingMessage, headers: IncomingHttpHeaders, body: Buffer) {
  const asking = request(new URL(path ?? '/', url), { method, headers, agent }).end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return response
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of asked as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MAX_BODY) throw new Error('A body is longer than this proxy was made for.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
