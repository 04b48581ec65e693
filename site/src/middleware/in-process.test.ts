import { expect, it } from 'vitest'
import { clientFor } from './in-process.ts'

const visitor = (headers: Record<string, string>) => new Request('http://127.0.0.1:4321/tasks', { headers })

it('asks the API as the visitor does, and with nothing else of their request', async () => {
  let asked: Request | undefined
  const headers = {
    host: '127.0.0.1:4321',
    cookie: 'throughline=secret',
    'user-agent': 'A browser',
    'if-none-match': '"1"',
    'accept-encoding': 'br',
    'accept-language': 'fr',
  }
  const { client } = clientFor(visitor(headers), async (request) => {
    asked = request
    return Response.json({ name: 'Ines Varga' })
  })
  await client.me.get()
  expect(asked?.url).toBe('http://127.0.0.1:4321/api/v1/me')
  expect(Object.fromEntries(asked?.headers ?? [])).toEqual({
    host: '127.0.0.1:4321',
    cookie: 'throughline=secret',
    'user-agent': 'A browser',
    'accept-language': 'en',
  })
})

it('keeps every cookie the API sets, for the browser', async () => {
  const { client, cookies } = clientFor(
    visitor({}),
    async () => new Response('{}', { headers: { 'set-cookie': 'throughline=new; HttpOnly' } }),
  )
  await client.me.get()
  await client.me.get()
  expect(cookies).toEqual(['throughline=new; HttpOnly', 'throughline=new; HttpOnly'])
})

it('tells how long the API said to wait, where it did', async () => {
  const refusal = () => Response.json({ title: 'Too many requests', status: 429 }, { status: 429, headers: { 'retry-after': '37' } })
  const { client, retryAfter } = clientFor(visitor({}), async () => refusal())
  expect(retryAfter()).toBeNull()
  await client.me.get().catch(() => null)
  expect(retryAfter()).toBe('37')
})

it('asks as our own pages do where it is told to, and as the visit says elsewhere', async () => {
  const sites: (string | null)[] = []
  const api = async (request: Request) => {
    sites.push(request.headers.get('sec-fetch-site'))
    return Response.json({})
  }
  const request = visitor({ 'sec-fetch-site': 'cross-site' })
  await clientFor(request, api).client.me.get()
  await clientFor(request, api, { isOwn: true }).client.me.get()
  expect(sites).toEqual(['cross-site', 'same-origin'])
})
