import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Language } from '@throughline/core/kernel'
import type { PageVisit } from '@throughline/http'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { front, type RenderPage } from './front.ts'
import type { ServeFile } from './site-files.ts'
import { noSite, siteOf } from './test-site.ts'

const app = new Hono().get('/api/v1/me', (c) => c.json({ cookie: c.req.header('cookie') ?? null, peer: c.env !== undefined }))
app.get('/calendar/:name', (c) => (c.req.param('name') === 'mine.ics' ? c.text('BEGIN:VCALENDAR') : c.json({ status: 404 }, 404)))
app.get('/monitoring', (c) => c.json({ status: 405 }, 405, { allow: 'POST' }))
let server: Server | undefined
afterEach(() => server?.close())

const reported: unknown[] = []
const errors = { dsn: null, report: (event: string, error: unknown) => void reported.push([event, error]) }
afterEach(() => {
  reported.length = 0
})

const dav = async () => new Response('a calendar')
const mcp = async () => new Response('an answer')
const noFiles: ServeFile = async () => false

async function serve(
  render: RenderPage,
  {
    https = false,
    files = noFiles,
    chosen = null as Language | null,
    api = app,
    publicOrigin = null as string | null,
    sendsMail = false,
  } = {},
): Promise<string> {
  server = createServer(
    front({
      app: api,
      dav,
      mcp,
      site: siteOf(render, files),
      languageOf: async (cookie) => (cookie ? chosen : null),
      https,
      errors,
      publicOrigin,
      sendsMail,
    }),
  )
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** The status of an answer to what `fetch` would not send, and whether the connection is kept. */
const ask = (
  origin: string,
  options: { path?: string; method?: string; headers?: Record<string, string> },
  chunks: readonly string[] = [],
) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const asked = request(origin, options, (answer) => {
      answer.resume().on('error', () => {})
      resolve({ status: answer.statusCode, connection: answer.headers.connection })
    })
    asked.on('error', reject)
    for (const chunk of chunks) asked.write(chunk)
    asked.end()
  })
const page: RenderPage = (_request, response) => void response.end('a page')

describe('what stands before the site', () => {
  it('gives the API its own addresses and the site all others', async () => {
    const origin = await serve(page)
    expect(await (await fetch(`${origin}/api/v1/me`)).json()).toMatchObject({ peer: true })
    expect(await (await fetch(`${origin}/apiary`)).text()).toBe('a page')
    for (const page of ['docs', 'docs/tasks', 'docs?x']) expect(await (await fetch(`${origin}/api/v1/${page}`)).text()).toBe('a page')
    expect((await fetch(`${origin}/api/v1/docsx`)).status).toBe(404)
    expect((await fetch(`${origin}/api/v2/me`)).status).toBe(404)
    expect(await (await fetch(`${origin}/mcp`, { method: 'POST' })).text()).toBe('an answer')
    expect(await (await fetch(`${origin}/mcpx`)).text()).toBe('a page')
  })

  it('has the browser forget what it fetched ahead as soon as one of our pages changes something', async () => {
    const origin = await serve(page)
    const told = async (path: string, method: string, site?: string, cookie = 'a=1') => {
      const { headers } = await fetch(origin + path, {
        method,
        headers: { ...(site && { 'sec-fetch-site': site }), ...(cookie && { cookie }) },
      })
      return headers.get('clear-site-data')
    }
    for (const path of ['/api/v1/me', '/settings/account']) {
      expect(await told(path, 'POST', 'same-origin'), path).toBe('"prefetchCache"')
      expect(await told(path, 'GET', 'same-origin'), path).toBeNull()
      expect(await told(path, 'POST'), path).toBeNull()
      expect(await told(path, 'POST', 'same-origin', ''), path).toBeNull()
    }
  })

  it('draws a page for who opens in a browser what only programs ask for, with the status it has', async () => {
    const origin = await serve((_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('in words'))
    const open = (path: string, accept: string, method = 'GET') => fetch(origin + path, { method, headers: { accept } })
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const gone = await open('/calendar/old.ics', browser)
    expect([gone.status, await gone.text(), gone.headers.get('content-security-policy')]).toEqual([404, 'in words', expect.any(String)])
    const reports = await open('/monitoring', browser)
    expect([reports.status, await reports.text(), reports.headers.get('allow')]).toEqual([405, 'in words', 'POST'])
    expect(await (await open('/calendar/mine.ics', browser)).text()).toBe('BEGIN:VCALENDAR')
    for (const path of ['/calendar/old.ics', '/monitoring'])
      expect((await open(path, '*/*')).headers.get('content-type'), path).toMatch(/json/)
    expect((await open('/api/v1/nothing', browser)).status).toBe(404)
    expect(await (await open('/api/v1/nothing', browser)).text()).not.toBe('in words')
  })

  it('lets a page ask the API in this process, as the same connection', async () => {
    const origin = await serve(async (request, response, _next, locals) => {
      const { api } = locals as { api(request: Request): Promise<Response> }
      const answer = await api(new Request('http://127.0.0.1/api/v1/me', { headers: { cookie: request.headers.cookie ?? '' } }))
      response.end(await answer.text())
    })
    expect(await (await fetch(`${origin}/tasks`, { headers: { cookie: 'a=1' } })).json()).toEqual({ cookie: 'a=1', peer: true })
  })

  it('tells the API which page asks, whether it is costly, and when it has ended', async () => {
    const pages: PageVisit[] = []
    const counting = new Hono<{ Bindings: { page: PageVisit } }>().get('/api/v1/me', (c) => {
      pages.push(c.env.page)
      return c.json({ isCostly: c.env.page.isCostly })
    })
    const render: RenderPage = async ({ url }, response, _next, locals) => {
      const { api, tellCostly } = locals as { api(request: Request): Promise<Response>; tellCostly(): void }
      if (url === '/career') tellCostly()
      const ask = async () => (await api(new Request('http://127.0.0.1/api/v1/me'))).text()
      response.end([await ask(), await ask()].join())
    }
    const origin = await serve(render, { api: counting as unknown as Hono })
    expect(await (await fetch(`${origin}/career`)).text()).toBe('{"isCostly":true},{"isCostly":true}')
    expect(await (await fetch(`${origin}/tasks`)).text()).toBe('{"isCostly":false},{"isCostly":false}')
    expect(pages.map((page) => pages.indexOf(page))).toEqual([0, 0, 2, 2])
    await Promise.all(pages.map(({ ended }) => ended))
  })

  it.each([true, false])('tells pages whether mail goes out from here: %s', async (sendsMail) => {
    const told: RenderPage = (_request, response, _next, locals) => {
      response.end(String((locals as { install: { sendsMail: boolean } }).install.sendsMail))
    }
    const origin = await serve(told, { sendsMail })
    expect(await (await fetch(`${origin}/discussions/new`)).text()).toBe(String(sendsMail))
  })

  it('tells a page how its visitor writes dates, and a file in which language they read', async () => {
    const asked: string[] = []
    const files: ServeFile = async (_request, _response, language) => {
      asked.push(await language())
      return false
    }
    const told: RenderPage = (_request, response, _next, locals) => {
      const { locale, keepChoice } = locals as { locale: string; keepChoice(to: Language): string }
      response.end([locale, keepChoice('de')].join(' '))
    }
    const origin = await serve(told, { files, chosen: 'de', https: true })
    const get = async (headers: Record<string, string>) => (await fetch(origin, { headers })).text()
    const keeping = '__Host-language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure'
    expect(await get({ 'accept-language': 'de-AT' })).toBe(`de-AT ${keeping}`)
    expect(await get({ 'accept-language': 'en-US', cookie: 'a=1; language=en' })).toBe(`de-US ${keeping}`)
    expect(asked).toEqual(['de', 'de'])
  })

  it('answers an address in one language with its front page, whatever the browser asks for', async () => {
    const files: ServeFile = async (request, response, language) => {
      response.end(`${request.url} ${await language()}`)
      return true
    }
    const origin = await serve(page, { files })
    const get = async (path: string) => (await fetch(origin + path, { headers: { 'accept-language': 'en' } })).text()
    expect([await get('/de'), await get('/de?from=mail')]).toEqual(['/ de', '/?from=mail de'])
    for (const path of ['/en', '/fr', '/de/tasks', '/dental']) expect(await get(path)).toBe(`${path} en`)
  })

  it('shows a page though nobody can say what its visitor has set', async () => {
    server = createServer(
      front({ app, dav, mcp, site: noSite, languageOf: () => Promise.reject(new Error('locked')), https: false, errors }),
    )
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    expect((await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tasks`)).status).toBe(200)
  })

  it.each([
    ['two hosts', 'GET /plain HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['two hosts of the API', 'GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n'],
    [
      'chunks in HTTP/1.0, and a request behind them',
      'POST /api/v1/me HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /plain HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    [
      'chunks that are said to be compressed, and a request behind them',
      'POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\nGET /plain HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    [
      'the same in two lines',
      'POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /plain HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
  ])('refuses what can be read in two ways, and reads on no further: %s', async (_, text) => {
    const { port } = new URL(await serve(page))
    const socket = connect(Number(port), '127.0.0.1').end(text)
    let answers = ''
    for await (const part of socket) answers += part
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
    expect(answers).toMatch(/connection: close/i)
  })

  it('protects every page, and lets a page say more about itself', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/own') response.writeHead(200, { 'content-security-policy': "script-src 'self'" })
      response.end()
    })
    const { headers } = await fetch(`${origin}/plain`)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect((await fetch(`${origin}/own`)).headers.get('content-security-policy')).toBe("script-src 'self'")
  })

  it('asks browsers to stay with https only where people come by it', async () => {
    const origin = await serve(page, { https: true })
    expect((await fetch(origin)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('begins one page per turn of the event loop, so that others are heard in between', async () => {
    const both = Promise.withResolvers<false>()
    let [came, turn, isDone] = [0, 0, false]
    function count() {
      turn++
      if (!isDone) setImmediate(count)
    }
    const begun: number[] = []
    async function files() {
      if (++came === 2) both.resolve(false)
      return both.promise
    }
    const origin = await serve((_request, response) => void response.end(String(begun.push(turn))), { files })
    count()
    await Promise.all([fetch(`${origin}/tasks`), fetch(`${origin}/goals`)])
    isDone = true
    expect(begun[1]).toBeGreaterThan(begun[0] as number)
  })

  it('answers an address that cannot be read, and a page that fails, without a word about the cause', async () => {
    const origin = await serve(() => Promise.reject(new Error('the cause')))
    expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400)
    const failed = await fetch(`${origin}/tasks`)
    expect([failed.status, await failed.text()]).toEqual([500, 'Something went wrong here.\n'])
    expect(reported).toEqual([['page-failed', new Error('the cause')]])
  })

  it('answers what is no host, and methods pages do not have, before a page is rendered', async () => {
    const origin = await serve(() => expect.unreachable(), { publicOrigin: 'https://throughline.example' })
    expect((await ask(origin, { headers: { host: 'a@b' } })).status).toBe(400)
    expect((await ask(origin, { method: 'TRACE' })).status).toBe(405)
    expect((await fetch(`${origin}/tasks`, { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it.each(['127.0.0.1:4321', 'localhost', '[::1]:4321'])('takes %s for a host', async (host) => {
    expect((await ask(await serve(page), { headers: { host } })).status).toBe(200)
  })

  it('takes no other name for its own where nobody has said which it has, and says so', async () => {
    const origin = await serve(page)
    const headers = { host: 'evil.example:4321', origin: 'http://evil.example:4321' }
    for (const path of ['/tasks', '/api/v1/me', '/api/v1/docs', '/mcp', '/dav/', '/calendar/mine.ics'])
      for (const method of ['GET', 'POST']) expect((await ask(origin, { path, method, headers })).status, `${method} ${path}`).toBe(421)
    const said = await new Promise<string>((resolve) => {
      const { port } = new URL(origin)
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.end('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      )
      let text = ''
      socket.on('data', (bytes) => {
        text += bytes
      })
      socket.on('close', () => resolve(text))
    })
    expect(said).toContain('set PUBLIC_URL')
  })

  it('takes whatever name a proxy passes on once the operator has said which address people type', async () => {
    const origin = await serve(page, { publicOrigin: 'https://throughline.example' })
    for (const host of ['throughline.example', 'app:4321']) expect((await ask(origin, { headers: { host } })).status).toBe(200)
  })
})

describe('a form', () => {
  const kilobyte = 'x'.repeat(1024)
  const post = (path: string, headers: Record<string, string> = {}) => ({ path, method: 'POST', headers })
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

  it('that announces more than its page takes is refused unread, and the connection closed', async () => {
    const origin = await serve(() => expect.unreachable())
    const announced = (path: string, bytes: number) => ask(origin, post(path, { 'content-length': String(bytes) }))
    expect(await announced('/auth/signin', 64 * 1024 + 1)).toEqual({ status: 413, connection: 'close' })
    expect((await announced('/tasks?q=a', 1024 ** 2 + 1)).status).toBe(413)
    expect((await announced('/importance', 64 * 1024 + 1)).status).toBe(413)
    // What is no form with a file is as short there as anywhere.
    expect((await announced('/import', 64 * 1024 + 1)).status).toBe(413)
    expect((await announced('/welcome?step=self', 64 * 1024 + 1)).status).toBe(413)
  })

  it('of a long text that has thousands of fields is refused, as reading takes time by their square', async () => {
    const origin = await serve((_, response) => void response.end('read'))
    const body = (text: string) => ({ method: 'POST', body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect((await fetch(`${origin}/tasks`, body('a&'.repeat(400_000)))).status).toBe(413)
    expect(await (await fetch(`${origin}/tasks`, body(`text=${'a'.repeat(800_000)}&go=on`))).text()).toBe('read')
  })

  it('that announces nothing is counted as it comes', async () => {
    const origin = await serve(() => expect.unreachable())
    expect(await ask(origin, post('/auth/signin'), Array(65).fill(kilobyte))).toEqual({ status: 413, connection: 'close' })
    expect((await ask(origin, post('/import', multipart), Array(1025).fill(kilobyte))).status).toBe(413)
  })

  it.each(['/import', '/import?for=career', '/welcome?step=bring'])(
    'with a file is left to its page, which judges the length announced without reading it (%s)',
    async (path) => {
      const origin = await serve((incoming, response) => void response.end(incoming.headers['content-length']))
      expect((await ask(origin, post(path, { ...multipart, 'content-length': String(100 * 1024 ** 2) }))).status).toBe(200)
    },
  )

  it('of a bearable length reaches its page whole', async () => {
    let read = 0
    const origin = await serve(async (incoming, response) => {
      const body = (incoming as { body?: Buffer }).body ?? Buffer.concat(await incoming.toArray())
      read = body.length
      response.end()
    })
    await ask(origin, post('/auth/signin'), Array(60).fill(kilobyte))
    expect(read).toBe(60 * 1024)
    await fetch(`${origin}/tasks`, { method: 'POST', body: kilobyte.repeat(1000) })
    expect(read).toBe(1_024_000)
  })
})
