import { aCredential, anAccount, fakeSealer } from '@throughline/contracts'
import { accounts, actorOf, credentials } from '@throughline/core/account'
import { instantText, listAll, newEnvelope } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { deliverNotifications, notifications } from '@throughline/core/notification'
import { createTask } from '@throughline/core/task'
import { deliverMail } from '@throughline/mail'
import { expect } from 'vitest'
import { createIds } from './ids.ts'
import type { Storage } from './storage.ts'

/** More than one process takes up at a time. */
const MANY = 24

/** None of them is mailed more than an hour has room for. */
const PEOPLE = 2

const [ids, clock] = [createIds(), { now: () => Temporal.Now.instant() }]

/** Some people, and two processes over the same storage that send their mail into `sent`. */
async function twoProcesses(open: () => Promise<Storage>) {
  const now = instantText(clock.now())
  const people = Array.from({ length: PEOPLE }, () => anAccount({ ...newEnvelope(ids.next(), now), timeZone: 'UTC' }))
  const sent: string[] = []
  const running = async () => ({
    ...(await open()),
    ids,
    clock,
    secrets: { create: () => '', digest: () => '', keyed: () => '0' },
    sealer: fakeSealer(),
    publicUrl: 'https://t.example',
    giveWay: async () => {},
    log: (line: string) => expect.fail(line),
    kinds,
    mailer: { send: async ({ messageId = '' }: { messageId?: string }) => void sent.push(messageId) },
  })
  const processes = [await running(), await running()] as const
  const { store } = processes[0]
  for (const account of people) {
    await store.save(account.id, accounts, account, { expectedVersion: 0 })
    await store.save(account.id, credentials, aCredential(newEnvelope(account.id, now)), { expectedVersion: 0 })
  }
  return { processes, people, sent, now }
}

/** Two processes over one storage deliver what is due at the same time: each reminder is told and mailed once. */
export async function expectOnce(open: () => Promise<Storage>) {
  const { processes, people, sent, now } = await twoProcesses(open)
  const each = MANY / PEOPLE
  for (const account of people)
    for (let i = 0; i < each; i++)
      await createTask({ ...processes[0], actor: actorOf(account) }, { title: `Task ${i}`, reminders: [{ at: now }] })

  const told = await Promise.all(processes.map((deps) => deliverNotifications(deps)))
  let taken = 1
  while (taken > 0) taken = Math.max(...(await Promise.all(processes.map((deps) => deliverMail(deps)))))

  expect(told.reduce((sum, count) => sum + count)).toBe(MANY)
  for (const { id } of people) expect(await listAll(processes[0], id, notifications.queries.newest, {})).toHaveLength(each)
  expect(sent).toHaveLength(MANY)
  expect(new Set(sent).size).toBe(MANY)
  for (const { close } of processes) await close()
}
