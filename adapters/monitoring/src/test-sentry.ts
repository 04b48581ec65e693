import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sentryTestkit from 'sentry-testkit'

type Intercept = (baseUrl: string, handleReport: unknown, handleEnvelope: (body: Buffer) => void) => void

export interface Received {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A Sentry on this machine, whose reading of what it is sent is that of sentry-testkit. */
export async function standInSentry() {
  const { testkit, initNetworkInterceptor } = sentryTestkit()
  const received: Received[] = []
  let answer: { status: number; headers?: Record<string, string> } = { status: 200 }
  let handle: (body: Buffer) => void = () => {}
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    received.push({ path: request.url, headers: request.headers, body: body.toString('utf8') })
    if (answer.status === 200 && request.url?.startsWith('/api/42/envelope/')) handle(body)
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dsn = `http://${'ab'.repeat(16)}@127.0.0.1:${(server.address() as AddressInfo).port}/42`
  const intercept: Intercept = (_, __, handleEnvelope) => {
    handle = handleEnvelope
  }
  initNetworkInterceptor(dsn, intercept as never)
  return {
    dsn,
    /** What came, as a Sentry reads it. */
    testkit,
    /** What came, as it came. */
    received,
    /** From now on it answers so. */
    answers(status: number, headers?: Record<string, string>) {
      answer = { status, ...(headers && { headers }) }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
