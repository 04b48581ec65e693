import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { composeServer } from '../compose.ts'
import { front } from '../front.ts'
import { noSite } from '../test-site.ts'
import { markRequests } from './mark-requests.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Export {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[]
}

const listening = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The server beside a collector of OTLP; what it was told is complete once the server has closed. */
async function traced(set: Record<string, string> = {}) {
  const exported: { path: string; key: unknown; body: Export }[] = []
  const collector = createServer(async (request, response) => {
    exported.push({ path: request.url ?? '', key: request.headers['x-key'], body: (await json(request)) as Export })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const folder = mkdtempSync(join(tmpdir(), 'throughline-traces-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const endpoint = await listening(collector)
  const composed = await composeServer({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=for%20us',
    ...set,
  })
  const { app, dav, mcp, languageOf, errors, watches, environment } = composed
  const answer = front({ app, dav, mcp, languageOf, errors, site: noSite, https: false })
  const server = createServer(markRequests(answer, { trustProxy: environment.trustProxy, watches: watches.all }))
  const url = await listening(server)
  return {
    url,
    exported,
    async spans() {
      server.closeAllConnections()
      await composed.close()
      return exported.flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    },
  }
}

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const signUp = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/v1/auth/signup?note=qzquagmire`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify({ email: 'qzquagmire@post.example', password: 'slate ferry quince ladder', name: 'qzquagmire' }),
  })

it('tells a collector what a request and the jobs that follow asked for, and nothing of who or what it was about', async () => {
  const { url, spans, exported } = await traced()
  const signedUp = await signUp(url)
  const requestId = signedUp.headers.get('x-request-id')
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  const reminders = [{ at: new Date(Date.now() + 1000).toISOString() }]
  await fetch(`${url}/api/v1/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ title: 'qzquagmire', reminders }),
  })
  await expect.poll(() => JSON.stringify(exported), { timeout: 40_000 }).toContain('"job ')
  const all = await spans()
  const named = (name: string | RegExp) => all.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))
  const attributes = (span: Span | undefined) =>
    Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]) ?? [])

  const [request] = named('POST /api/v1/auth/signup')
  expect(attributes(request)).toMatchObject({
    'http.route': '/api/v1/auth/signup',
    'http.response.status_code': 201,
    'throughline.request_id': requestId,
  })
  const saves = named('store save').filter(({ traceId }) => traceId === request?.traceId)
  expect(saves.length).toBeGreaterThan(1)
  expect(saves.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true)
  expect(saves.map(attributes).map((each) => each['throughline.kind'])).toContain('account')

  const [chore] = named(/^chore /)
  const [job] = named(/^job /)
  expect(job?.traceId).toBeDefined()
  expect(named(/^chore /).map(({ spanId }) => spanId)).toContain(job?.parentSpanId)
  expect(chore?.parentSpanId || undefined).toBeUndefined()
  // Rounds that found nothing to do are not told: there were many more of them.
  expect(named(/^chore /).length).toBeLessThanOrEqual(named(/^job /).length)

  expect(exported[0]).toMatchObject({ path: '/v1/traces', key: 'for us' })
  expect(JSON.stringify(exported)).not.toMatch(/qzquagmire|slate|post\.example/)
  expect(attributes({ attributes: exported[0]?.body.resourceSpans[0]?.resource.attributes ?? [] } as unknown as Span)).toMatchObject({
    'service.name': 'throughline',
  })
})

it('goes on with the trace of a proxy of ours, by what the standard takes for one, and of nobody else', async () => {
  const ours = await traced({ TRUST_PROXY: '1' })
  const callers = [CALLER, CALLER.replace('00-4', 'ff-4'), CALLER.replace(/4bf\w+/, '0'.repeat(32)), CALLER.replace(/01$/, '00')]
  for (const traceparent of callers) await fetch(`${ours.url}/healthz`, { headers: { traceparent } })
  const [first, ...others] = (await ours.spans()).filter(({ name }) => name === 'GET /healthz')
  expect(first).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' })
  // Two that are none begin anew, and the last says that it is not to be kept.
  expect(others).toHaveLength(2)
  for (const other of others) expect(other.traceId).not.toMatch(/^(4bf9|0000)/)

  const nobodys = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await fetch(`${nobodys.url}/healthz`, { headers: { traceparent: CALLER } })
  expect(await nobodys.spans()).toEqual([])
})

it('says in the log that a collector takes nothing, and serves and ends all the same', async () => {
  const said: string[] = []
  const written = (line: unknown) => void said.push(String(line))
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(written)
  const refusing = createServer((request, response) => {
    request.resume()
    response.writeHead(401).end()
  })
  const { url, spans } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: await listening(refusing) })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  // Sent at the end, as it ends before it would be by itself.
  await spans()
  expect(said.filter((line) => line.includes('not-traced'))).toHaveLength(1)
})
