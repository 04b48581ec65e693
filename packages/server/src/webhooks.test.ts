import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OutboundRequest } from '@throughline/core/kernel'
import { createTask } from '@throughline/core/task'
import { listDeliveries, makeWebhook, readWebhook } from '@throughline/core/webhook'
import { createOutbound, type OutboundOptions } from '@throughline/outbound'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, expect, it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectSentOnce, receiver, runnerOf, sending } from './test-webhooks.ts'

const folder = await mkdtemp(join(tmpdir(), 'throughline-hooks-'))
afterAll(() => rm(folder, { recursive: true }))

let files = 0
const open = (file = `${++files}.db`) => openStorage({ dataDir: folder, database: { kind: 'sqlite', file: join(folder, file) } })

/** Somebody whose tasks are told to a program, which answers as it is told. */
async function telling({ url, mostMs, ...options }: OutboundOptions & { url?: (port: string) => string; mostMs?: number } = {}) {
  const program = await receiver()
  const asked: OutboundRequest[] = []
  const { send, judge } = createOutbound({ allow: [program.host], ...options })
  const outbound = {
    judge,
    send: (request: OutboundRequest) => {
      asked.push(request)
      return send({ ...request, ...(mostMs && { mostMs }) })
    },
  }
  const storage = await open()
  const { deps, time } = await sending(storage, outbound)
  const address = url?.(program.host.split(':')[1] ?? '') ?? `${program.origin}/hook`
  const { id, secret } = await makeWebhook(deps, { url: address, events: ['task.created'] })
  const { look, close } = runnerOf(deps)
  return {
    ...{ program, asked, look, time, secret },
    happen: () => createTask(deps, { title: 'Send Ana the draft' }),
    answer: (status: number, headers: Record<string, string> = {}, body = '') =>
      void program.answers.set('/hook', (response) => void response.writeHead(status, headers).end(body)),
    webhook: () => readWebhook(deps, id),
    last: async () => JSON.parse((await listDeliveries(deps, id, { limit: 1 })).json)[0],
    async [Symbol.asyncDispose]() {
      await close()
      await program[Symbol.asyncDispose]()
      await storage.close()
    },
  }
}

it('two processes that share a file send everything that happens once', () => expectSentOnce(() => open('shared.db')))

it('comes through over HTTP, and the published library believes it', async () => {
  await using told = await telling()
  const task = await told.happen()
  await told.look()
  const { body = '', headers = {} } = told.program.received[0] ?? {}
  expect(new Verifier(told.secret).verify(body, headers)).toMatchObject({ type: 'task.created', data: { id: task.id, record: task } })
  expect(headers).toMatchObject({ 'user-agent': 'Throughline', 'content-type': 'application/json' })
  expect(await told.last()).toMatchObject({ status: 'delivered', responseStatus: 200, answer: 'ok' })
  expect(told.asked[0]).toMatchObject({ mostMs: 15_000, mostRedirects: 0 })
})

it('comes back after a fault, with the same id and a new time, and believed', async () => {
  await using told = await telling()
  told.answer(500, {}, 'x'.repeat(5_000))
  await told.happen()
  await told.look()
  expect(await told.last()).toMatchObject({ status: 'waiting', responseStatus: 500, answer: 'x'.repeat(1024) })
  told.answer(200)
  told.time.ahead = 35_000
  await told.look()
  const [first, second] = told.program.received.map(({ headers }) => headers)
  expect(second?.['webhook-id']).toBe(first?.['webhook-id'])
  expect(Number(second?.['webhook-timestamp'])).toBeGreaterThan(Number(first?.['webhook-timestamp']) + 30)
  const again = told.program.received[1]
  expect(new Verifier(told.secret).verify(again?.body ?? '', again?.headers ?? {})).toMatchObject({ type: 'task.created' })
  expect(await told.last()).toMatchObject({ status: 'delivered', attempts: 2 })
})

it('ends at 410', async () => {
  await using told = await telling()
  told.answer(410)
  await told.happen()
  await told.look()
  expect(await told.webhook()).toMatchObject({ active: false, offBecause: 'gone' })
})

it('gives up waiting for a program that does not answer, and tries again', async () => {
  await using told = await telling({ mostMs: 200 })
  told.program.answers.set('/hook', () => {})
  await told.happen()
  await told.look()
  expect(await told.last()).toMatchObject({ status: 'waiting', fault: 'too-slow', responseStatus: null })
})

it('follows no redirect, to wherever it leads', async () => {
  await using told = await telling()
  told.answer(307, { location: `${told.program.origin}/elsewhere` })
  await told.happen()
  await told.look()
  expect(told.program.received.map(({ path }) => path)).toEqual(['/hook'])
  expect(await told.last()).toMatchObject({ status: 'waiting', responseStatus: 307 })
})

it('goes to no private address, wherever its name led when it was made', async () => {
  let address = '8.8.8.8'
  const resolve = async () => [address]
  await using told = await telling({ resolve, url: (port) => `https://rebound.example:${port}/hook` })
  for (address of ['127.0.0.1', '169.254.169.254', '::1', '10.0.0.1']) {
    await told.happen()
    await told.look()
    expect(await told.last()).toMatchObject({ status: 'waiting', fault: 'unreachable', attempts: 1 })
  }
  expect(told.program.received).toEqual([])
})
