import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, accounts, actorOf } from '@throughline/core/account'
import { instantText, listAll, newEnvelope } from '@throughline/core/kernel'
import { deliverReminders, notifications } from '@throughline/core/notification'
import { createTask } from '@throughline/core/task'
import { deliverMail } from '@throughline/mail'
import { openSqlite } from '@throughline/sqlite'
import { expect, it } from 'vitest'
import { createIds } from './ids.ts'
import { kinds } from './kinds.ts'

const MANY = 60

it('two processes that share a file tell and mail every reminder once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  const file = join(folder, 'shared.db')
  const [ids, clock] = [createIds(), { now: () => Temporal.Now.instant() }]
  const now = instantText(clock.now())
  const profile = {
    name: 'Ines',
    timeZone: 'UTC',
    weekStart: 1,
    dayStart: 0,
    locale: 'en-GB',
    theme: 'system',
    reminderMail: true,
    shortcuts: { singleKeys: true, keys: {} },
  } as const
  const account: Account = { ...newEnvelope(ids.next(), now), email: 'ines@post.example', ...profile }
  const sent: string[] = []
  const processes = [0, 1].map(() => ({
    ...openSqlite({ file, kinds }),
    ids,
    clock,
    actor: actorOf(account),
    secrets: { create: () => '', digest: () => '' },
    publicUrl: 'https://t.example',
    log: (line: string) => expect.fail(line),
    mailer: { send: async ({ messageId = '' }: { messageId?: string }) => void sent.push(messageId) },
  }))
  const [first] = processes
  await first!.store.save(account.id, accounts, account, { expectedVersion: 0 })
  for (let i = 0; i < MANY; i++) await createTask(first!, { title: `Task ${i}`, reminders: [{ at: now }] })

  const told = await Promise.all(processes.map((deps) => deliverReminders(deps)))
  let taken = 1
  while (taken > 0) taken = Math.max(...(await Promise.all(processes.map((deps) => deliverMail(deps)))))

  expect(told.reduce((sum, count) => sum + count)).toBe(MANY)
  expect(await listAll(first!, account.id, notifications.queries.newest, {})).toHaveLength(MANY)
  expect(sent).toHaveLength(MANY)
  expect(new Set(sent).size).toBe(MANY)
  for (const { close } of processes) await close()
  await rm(folder, { recursive: true })
})
