import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@throughline/client'
import { expect, it, onTestFinished } from 'vitest'
import { composeServer } from '../compose.ts'
import { front } from '../front.ts'
import { noSite } from '../test-site.ts'
import { markRequests } from './mark-requests.ts'
import { serveMetrics } from './serve-metrics.ts'

const TOKEN = 'a token for metrics alone'.replaceAll(' ', '-')

async function counted(set: Record<string, string> = { METRICS_TOKEN: TOKEN }) {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-metrics-'))
  const composed = await composeServer({ DATA_DIR: folder, ...set })
  const { app, dav, mcp, languageOf, errors, watches, environment } = composed
  const answer = front({ app, dav, mcp, languageOf, errors, site: noSite, https: false })
  const listener = serveMetrics(watches.metrics, environment.metricsToken, answer)
  const server = createServer(markRequests(listener, { trustProxy: false, watches: watches.all }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    composed.endStreams()
    server.closeAllConnections()
    server.close()
    await composed.close()
    rmSync(folder, { recursive: true })
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = async (authorization = `Bearer ${TOKEN}`) => fetch(`${url}/metrics`, { headers: { authorization } })
  return { url, read, text: async () => (await read()).text() }
}

/** Of a reminder. */
const soon = () => new Date(Date.now() + 1000).toISOString()

async function signedUp(url: string) {
  const body = { email: 'qzquagmire@post.example', password: 'slate ferry quince ladder', name: 'qzquagmire', timeZone: 'Europe/Berlin' }
  const answer = await fetch(`${url}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, client: createClient({ baseUrl: url, headers: { cookie, origin: url } }) }
}

it('counts what is asked, stored, done and refused, by names that are ours and of which there is an end', async () => {
  const { url, text } = await counted()
  const { client, cookie } = await signedUp(url)
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push((await client.tasks.create({ title: `qzquagmire ${i}`, reminders: [{ at: soon() }] })).id)
  await client.goals.create({ title: 'qzquagmire' })
  const series = async () =>
    new Set(
      (await text())
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => line.replace(/ \S+$/, '')),
    )
  await client.tasks.get(ids[0] as string)
  await expect.poll(text, { timeout: 30_000 }).toMatch(/jobs_ended_total\{kind="[^"]+",result="done"\} [1-9]/)
  const before = await series()

  for (const id of ids) await client.tasks.get(id)
  for (let i = 0; i < 10; i++) {
    await fetch(`${url}/api/v1/qzquagmire-${i}`)
    await fetch(`${url}/qzquagmire-${i}`)
    await fetch(`${url}/api/v1/tasks/qzquagmire-${i}?q=qzquagmire`, { headers: { cookie } })
  }
  const stream = new AbortController()
  const events = await fetch(`${url}/api/v1/events`, { headers: { cookie }, signal: stream.signal })
  const said = await text()
  const amount = (name: string) =>
    Number(
      said
        .split('\n')
        .find((line) => line.startsWith(`throughline_${name} `))
        ?.split(' ')
        .at(-1),
    )
  expect(events.status).toBe(200)
  expect(amount('streams_open')).toBe(1)
  expect(amount('requests_total{method="GET",route="/api/v1/tasks/{id}",status="2xx"}')).toBe(6)
  expect(amount('requests_total{method="POST",route="/api/v1/tasks",status="2xx"}')).toBe(5)
  expect(amount('request_seconds_count{route="/api/v1/tasks"}')).toBe(5)
  expect(amount('writes_total')).toBeGreaterThan(6)
  expect(amount('writes_waiting')).toBe(0)
  expect(amount('commits_total')).toBeGreaterThan(3)
  expect(amount('storage_seconds_count{part="store",call="save"}')).toBe(amount('writes_total'))
  expect(said).toMatch(/throughline_build_info\{version="\d+\.\d+\.\d+",commit="[\da-f]*",node="v26\./)
  for (const name of ['jobs_claimed_total', 'jobs_late_seconds_bucket', 'chores_total'])
    expect(said, name).toContain(`throughline_${name}{`)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_start_time_seconds'])
    expect(said).toContain(name)
  expect(said).not.toContain('qzquagmire')
  for (const id of ids) expect(said).not.toContain(id)
  // What was asked for anew has a place, or is all of one: thirty addresses are three routes.
  const routes = [...(await series())].filter((one) => one.startsWith('throughline_requests_total') && !before.has(one))
  expect(routes.length).toBeLessThan(6)
  stream.abort()
})

it('are for who has the token alone, and nowhere where there is none', async () => {
  const { read, url } = await counted()
  expect((await read()).headers.get('content-type')).toMatch(/^text\/plain; version=/)
  for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) expect((await read(wrong)).status).toBe(401)
  expect((await fetch(`${url}/metrics?token=${TOKEN}`)).status).toBe(401)
  const none = await counted({})
  expect(await none.text()).toBe('')
})

it('tells of limits that were reached', async () => {
  const { url, text } = await counted({ METRICS_TOKEN: TOKEN, REQUEST_LIMIT: '4' })
  for (let i = 0; i < 6; i++) await fetch(`${url}/api/v1/tasks`)
  expect(await text()).toMatch(/throughline_rate_limited_total\{policy="[\w-]+"\} [1-9]/)
})
