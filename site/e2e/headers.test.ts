import { globSync } from 'node:fs'
import { newPerson, type RunningServer, screens, startServer } from '@throughline/harness'
import { expect, test } from './support/test.ts'

// Every address there is, asked over a server that people reach by https. No browser: what counts is what is sent.
test.describe.configure({ mode: 'default' })

const ORIGIN = 'https://throughline.example'
const METRICS_TOKEN = 'the-token-of-this-test-alone'
const NOBODYS = '019a9b3c-5d00-7cc0-8000-0123456789ab'

let server: RunningServer
/** Of somebody who is signed in. */
let cookie = ''
test.beforeAll(async () => {
  server = await startServer({ set: { PUBLIC_URL: ORIGIN, METRICS_TOKEN } })
  const answer = await post('/auth/signup', { ...newPerson(), timeZone: 'Europe/Vienna' })
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^__Host-/)
})
test.afterAll(() => server.stop())

const post = (path: string, body: object) =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
}

const AT_A_TIME = 8

/** What is wrong with the answers, one line each. */
async function faultsOf(asked: readonly Asked[], faultsIn: (answer: Response, asked: Asked) => (string | false)[]): Promise<string[]> {
  const left = [...asked]
  const faults: string[] = []
  const lane = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { path, method = 'GET', headers = {} } = one
      const end = new AbortController()
      const answer = await fetch(server.url + path, { method, headers, redirect: 'manual', signal: end.signal })
      for (const fault of [...always(answer), ...faultsIn(answer, one)])
        if (fault) faults.push(`${method} ${path} ${answer.status}: ${fault}`)
      // Streams have no end, and nobody reads on here.
      end.abort()
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  return faults
}

/** What no answer may lack, whoever asks for whatever. */
function always({ headers, status }: Response): (string | false)[] {
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? ''
  const type = headers.get('content-type') ?? ''
  return [
    !/default-src 'none'/.test(policy) && `policy ${policy}`,
    !/frame-ancestors 'none'/.test(policy) && 'may be framed',
    /unsafe-(inline|eval)|\*|http:|data:/.test(scripts) && scripts,
    headers.get('x-content-type-options') !== 'nosniff' && 'may be guessed at',
    headers.get('strict-transport-security') !== 'max-age=31536000' && 'https is not kept to',
    !/^(same-origin|no-referrer)$/.test(headers.get('referrer-policy') ?? '') && 'tells other sites where it stood',
    headers.get('cross-origin-resource-policy') !== 'same-origin' && 'may be loaded by other sites',
    headers.has('access-control-allow-origin') && 'may be read by other sites',
    (headers.has('server') || headers.has('x-powered-by')) && 'says what it runs on',
    /^text\/|\+xml/.test(type) && !/charset=utf-8/i.test(type) && `no charset in ${type}`,
    status >= 500 && 'failed',
  ]
}

const page = ({ headers }: Response): (string | false)[] => [
  headers.get('cross-origin-opener-policy') !== 'same-origin' && 'shares its window',
  !/microphone=/.test(headers.get('permissions-policy') ?? '') && 'no permissions policy',
]
const notKept = ({ headers }: Response): (string | false)[] => [
  headers.get('cache-control') !== 'no-store' && `kept: ${headers.get('cache-control')}`,
]

/** The addresses of all pages, with ids that are nobody's. */
const pages = globSync('site/src/pages/**/*.{astro,ts}')
  .map((file) =>
    file
      .replace(/^site\/src\/pages/, '')
      .replace(/\.(astro|ts)$/, '')
      .replace(/\/index$/, '')
      .replace(/\[(\.\.\.)?\w+\]/g, NOBODYS),
  )
  .map((path) => path || '/')
  // It ends the session.
  .filter((path) => path !== '/auth/signout')

test('every page is protected, signed in or not, and what is of somebody is not kept', async () => {
  expect(pages.length).toBeGreaterThan(90)
  // Signed out, all but the open ones lead to the door.
  expect(
    await faultsOf(
      screens.filter(({ signedIn }) => !signedIn).map(({ path }) => ({ path: path({} as never) })),
      page,
    ),
  ).toEqual([])
  const headers = { cookie }
  const { id } = (await (await post('/tasks', { title: 'Private' })).json()) as { id: string }
  const own = screens.filter(({ signedIn, isOfRecord }) => signedIn && !isOfRecord).map(({ path }) => path({} as never))
  expect(
    await faultsOf(
      [...own, `/tasks/${id}`].map((path) => ({ path, headers })),
      (answer) => [...page(answer), ...notKept(answer)],
    ),
  ).toEqual([])
  expect(
    await faultsOf(
      pages.map((path) => ({ path, headers })),
      page,
    ),
  ).toEqual([])
})

test('every answer of the API is protected, refusals as well, and kept by nobody', async () => {
  const description = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as { paths: Record<string, object> }
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path: `/api/v1${path.replace(/\{\w+\}/g, NOBODYS)}`, method: method.toUpperCase() })),
  )
  expect(operations.length).toBeGreaterThan(250)
  expect(await faultsOf(operations, notKept)).toEqual([])
  const reads = operations.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))
  expect(
    await faultsOf(
      reads.map((asked) => ({ ...asked, headers: { cookie } })),
      notKept,
    ),
  ).toEqual([])
})

test('what stands beside pages and the API is protected as they are', async () => {
  const others: Asked[] = [
    { path: '/healthz' },
    { path: '/readyz' },
    { path: '/api/v1/nothing' },
    { path: '/api/v1/tasks', method: 'PURGE' },
    { path: '/metrics' },
    { path: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
    { path: '/mcp' },
    { path: '/mcp', method: 'POST' },
    { path: '/dav/' },
    { path: '/dav/', method: 'PROPFIND' },
    { path: '/.well-known/caldav' },
    { path: '/monitoring', method: 'POST' },
    { path: '/billing/stripe', method: 'POST' },
    { path: `/calendar/${'x'.repeat(43)}.ics` },
    { path: '/worker-en.js' },
    { path: '/worker-de.js' },
    { path: '/manifest-en.webmanifest' },
    { path: '/robots.txt' },
    { path: '/sitemap.xml' },
    { path: '/de' },
    { path: '/%' },
    { path: '/tasks', method: 'PUT' },
    { path: '/_astro/nothing.js' },
  ]
  expect(await faultsOf(others, () => [])).toEqual([])
})

test('no page holds a script that its policy does not name, nor a handler or style in its markup', async () => {
  const { createHash } = await import('node:crypto')
  for (const path of ['/', '/auth/signin', '/demo', '/tasks', '/settings/account', '/nothing/here']) {
    const answer = await fetch(server.url + path, { headers: { cookie: path === '/auth/signin' ? '' : cookie } })
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
      if (!/\ssrc=|type="application\/(ld\+)?json"/.test(attributes))
        expect(policy, `${path}: ${text.slice(0, 60)}`).toContain(createHash('sha256').update(text).digest('base64'))
    expect(html.match(/<[a-z][^>]*\son[a-z]+=/i)?.[0], path).toBeUndefined()
    expect(html.match(/href="javascript:/i)?.[0], path).toBeUndefined()
  }
})
