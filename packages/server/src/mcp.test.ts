import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { composeServer } from './compose.ts'
import { front } from './front.ts'
import { noSite } from './test-site.ts'

it('is reached by an assistant over HTTP, with a token of the account', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  const composed = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:' })
  const { app, dav, mcp, languageOf, errors } = composed
  const server = createServer(front({ app, dav, mcp, site: noSite, languageOf, https: false, errors }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await composed.close()
    await rm(folder, { recursive: true })
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const person = { email: 'ines@post.example', password: 'slate ferry quince ladder', name: 'Ines', timeZone: 'Europe/Berlin' }
  const sent = async (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin, cookie },
    })
  const cookie = (await sent('/auth/signup', person)).headers.get('set-cookie')?.split(';')[0]
  const { token } = (await (await sent('/tokens', { name: 'My assistant', scopes: ['*'] }, cookie)).json()) as { token: string }

  const client = new Client({ name: 'assistant', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }))
  await client.callTool({ name: 'add_task', arguments: { line: 'Send Ana the draft today' } })
  expect((await client.callTool({ name: 'plan_my_day' })).structuredContent).toMatchObject({ tasks: [{ title: 'Send Ana the draft' }] })
  await client.close()
})
