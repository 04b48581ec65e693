import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSealer } from '@throughline/auth'
import { anAccount } from '@throughline/contracts'
import { accounts, actorOf } from '@throughline/core/account'
import { createInterviewMemory } from '@throughline/core/interview'
import { instantText, newEnvelope } from '@throughline/core/kernel'
import { createRecordReader, kinds } from '@throughline/core/kinds'
import { createDayMemory } from '@throughline/core/progress'
import { createTask } from '@throughline/core/task'
import { createWebhookRunner, makeWebhook } from '@throughline/core/webhook'
import { createSecretSource } from '@throughline/lucia'
import { createOutbound } from '@throughline/outbound'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect } from 'vitest'
import { createIds } from './ids.ts'
import type { Storage } from './storage.ts'

type Received = { path: string; headers: Record<string, string>; body: string }

/** A program of somebody's on this machine, which keeps what it is sent and answers as it is told. */
export async function receiver() {
  const received: Received[] = []
  const answers = new Map<string, (response: ServerResponse) => void>()
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    received.push({ path, headers: headers as Record<string, string>, body })
    const answer = answers.get(path)
    if (answer) answer(response)
    else response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    received,
    answers,
    host,
    origin: `http://${host}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A person, and what sends for them over a storage; the clock can be put ahead. */
export async function sending(storage: Storage, outbound = createOutbound()) {
  const time = { ahead: 0 }
  const clock = { now: () => Temporal.Now.instant().add({ milliseconds: time.ahead }) }
  const ids = createIds()
  const account = anAccount(newEnvelope(ids.next(), instantText(clock.now())))
  await storage.store.save(account.id, accounts, account, { expectedVersion: 0 })
  const memories = { dayMemory: createDayMemory(), interviewMemory: createInterviewMemory(), giveWay: async () => {} }
  const deps = {
    ...{ ...storage, ids, clock, kinds, outbound, giveWay: memories.giveWay, actor: actorOf(account) },
    readRecord: createRecordReader({ ...storage, ids, clock, kinds, ...memories }),
    ...{ secrets: createSecretSource(), sealer: createSealer('the key of tests, which is no secret at all') },
    session: { sessionId: 'session', provenAt: instantText(clock.now()) },
  }
  return { deps, time, account }
}

/** Looks once, as a server does every few seconds, and waits for what comes of it. */
export function runnerOf(deps: Awaited<ReturnType<typeof sending>>['deps']) {
  const runner = createWebhookRunner({ ...deps, failed: (error) => expect.fail(String(error)) })
  const look = async () => {
    await runner.run()
    await runner.settled()
  }
  return { ...runner, look }
}

const MANY = 24

/** Two processes over one storage look at the same time: each thing is noted, sent and believed once. */
export async function expectSentOnce(open: () => Promise<Storage>) {
  await using program = await receiver()
  const [one, other] = [await open(), await open()]
  const { deps } = await sending(one, createOutbound({ allow: [program.host] }))
  const runners = [runnerOf(deps), runnerOf({ ...deps, ...other })]
  const { secret } = await makeWebhook(deps, { url: `${program.origin}/hook`, events: ['task.*'] })
  await runners[0]?.look()
  for (let n = 0; n < MANY; n++) await createTask(deps, { title: `Task ${n}` })
  for (let n = 0; n < MANY; n++) await Promise.all(runners.map((runner) => runner.look()))
  await expect.poll(() => program.received.length, { timeout: 20_000 }).toBe(MANY)
  for (const { close } of runners) await close()
  const verifier = new Verifier(secret)
  const told = program.received.map(({ body, headers }) => verifier.verify(body, headers) as { data: { record: { title: string } } })
  expect(new Set(told.map(({ data }) => data.record.title)).size).toBe(MANY)
  expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(MANY)
  for (const { close } of [one, other]) await close()
}
