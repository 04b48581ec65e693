import { anAccount, type FakeOutbound, fakeClock, fakeOutbound, fakeSealer, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage, type MemoryStorage } from '@throughline/memory'
import { Webhook as Verifier } from 'standardwebhooks'
import { vi } from 'vitest'
import { accounts, actorOf, deletions, SECURITY_JOB, type SecurityJob } from '../account/index.ts'
import { attachments, storageUses } from '../attachment/index.ts'
import { goals } from '../goal/index.ts'
import { journalEntries, journalRevisions, journals, readEntry } from '../journal/index.ts'
import { type Kind, listAll, nowText, type RecordReaderDep, type StoreDep } from '../kernel/index.ts'
import { calendarObjects, completions, createTask, readTask, tasks, timeEntries } from '../task/index.ts'
import { makeWebhook } from './change-webhooks.ts'
import { createWebhookRunner } from './run-webhooks.ts'
import { deliveries, type NewWebhook, webhookStates, webhooks } from './schema.ts'

export const HOOK = 'https://hooks.example/ines'

const account = anAccount()

const kinds: readonly Kind[] = [
  ...[accounts, deletions, attachments, storageUses, goals, journals, journalEntries, journalRevisions],
  ...[tasks, completions, timeEntries, calendarObjects, webhooks, webhookStates, deliveries],
] as readonly Kind[]

/** Ines with what webhooks ask for, and an internet where everything answers 200. */
export async function webhookDeps(storage: MemoryStorage = createMemoryStorage({ kinds })) {
  await storage.store.save(account.id, accounts, account, { expectedVersion: 0 })
  const clock = fakeClock()
  const outbound: FakeOutbound = fakeOutbound({ status: 200, text: 'ok' })
  let made = 0
  return {
    ...storage,
    ...{ clock, outbound, kinds, ids: sequentialIds(), giveWay: async () => {}, actor: actorOf(account), sealer: fakeSealer() },
    readRecord: readerOf(storage),
    secrets: { create: () => `${String(++made).padStart(3, '0')}${'-_aB'.repeat(10)}`, digest: (text: string) => text, keyed: () => '0' },
    session: { sessionId: 'session', provenAt: nowText({ clock }) as string | null },
  }
}

/** What is told of here: tasks, and entries of the journal. */
const readerOf =
  (deps: StoreDep): RecordReaderDep['readRecord'] =>
  async (actor, { kind, recordId }) => {
    const read = { task: readTask, 'journal-entry': readEntry }[kind]
    return read ? read({ ...deps, actor }, recordId) : null
  }

export type WebhookTestDeps = Awaited<ReturnType<typeof webhookDeps>>

/** A webhook, and what sends to it. */
export async function hooked(deps: WebhookTestDeps, input: Partial<NewWebhook> = {}) {
  const made = await makeWebhook(deps, { url: HOOK, events: ['task.*'], ...input })
  return { ...made, run: runnerOf(deps) }
}

/** Takes up whatever is due, until nothing is; what fails is thrown. */
export function runnerOf(deps: WebhookTestDeps) {
  const failures: unknown[] = []
  const runner = createWebhookRunner({ ...deps, failed: (error) => failures.push(error) })
  return Object.assign(
    async () => {
      for (let round = 0; round < 3; round++) {
        await runner.run()
        await runner.settled()
      }
      if (failures.length > 0) throw failures.splice(0)[0]
    },
    { runner },
  )
}

/** Does a task, so that there is something to tell. */
export const happen = (deps: WebhookTestDeps, title = 'Send Ana the draft') => createTask(deps, { title })

/** What was sent so far: the heads and bodies of the requests. */
export const sentTo = (deps: WebhookTestDeps, url = HOOK): Sent[] =>
  deps.outbound.asked.filter((request) => request.url === url).map(({ headers = {}, body }) => ({ headers, body: String(body) }))

interface Sent {
  headers: Readonly<Record<string, string>>
  body: string
}

/** The log of a webhook, in the order things happened. */
export const logOf = async ({ store, actor }: Pick<WebhookTestDeps, 'store' | 'actor'>, webhookId: string) =>
  (await listAll({ store }, actor.space, deliveries.queries.newest, { where: { webhookId } })).sort((a, b) => a.seq - b.seq)

/** What the published library makes of what was sent. @throws where it does not believe it */
export function verified(secret: string, sent: Sent | undefined): unknown {
  const { headers, body } = sent as Sent
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 })
  return new Verifier(secret).verify(body, headers)
}

/** Goes on for so long, as a server does that looks every few seconds. */
export async function pass(deps: WebhookTestDeps, run: () => Promise<void>, hours: number): Promise<void> {
  const end = deps.clock.now().add({ minutes: Math.round(hours * 60) }).epochMilliseconds
  while (deps.clock.now().epochMilliseconds < end) {
    deps.clock.advance({ minutes: 3 })
    await run()
  }
}

/** What its person is told of it, once each. */
export async function noticed({ queue, clock }: WebhookTestDeps) {
  const jobs = await queue.claim([SECURITY_JOB], { now: nowText({ clock }), leaseMs: 1000, limit: 100 })
  for (const job of jobs) await queue.complete(job)
  return jobs.map(({ payload }) => payload as SecurityJob).sort((a, b) => (a.what < b.what ? 1 : -1))
}

/** What they are known by. */
export const idsOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers['webhook-id'])
