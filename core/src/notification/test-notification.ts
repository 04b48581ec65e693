import { aCredential, anAccount, fakeClock, fakeSealer, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage, type MemoryStorage } from '@throughline/memory'
import { type Account, accounts, actorOf, credentials, deletions } from '../account/index.ts'
import { attachments, storageUses } from '../attachment/index.ts'
import { type Kind, listAll } from '../kernel/index.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../task/index.ts'
import { NOTIFICATION_MAIL_JOB } from './notification-mail.ts'
import { pushSubscriptions } from './push/schema.ts'
import { notifications, type TaskReminder } from './schema.ts'

export const account = anAccount()
const space = account.id

export const kinds = [
  accounts,
  credentials,
  deletions,
  tasks,
  completions,
  timeEntries,
  calendarObjects,
  attachments,
  storageUses,
  notifications,
  pushSubscriptions,
]

type Storage = Pick<MemoryStorage, 'store' | 'queue' | 'directory'> & Partial<Pick<MemoryStorage, 'blobs'>>

/** Ines in Berlin, at ten o'clock on 5 March, whose address is proven, with what the use cases of this area ask for. */
export async function notificationDeps(changes: Partial<Account> = {}, storage: Storage = createMemoryStorage({ kinds })) {
  const own = { ...account, ...changes }
  await storage.store.save(space, accounts, own, { expectedVersion: 0 })
  await storage.store.save(space, credentials, aCredential(), { expectedVersion: 0 })
  return {
    store: storage.store,
    queue: storage.queue,
    directory: storage.directory,
    blobs: storage.blobs ?? createMemoryStorage({ kinds: [] }).blobs,
    kinds: kinds as readonly Kind[],
    clock: fakeClock(),
    ids: sequentialIds(),
    giveWay: async () => {},
    actor: actorOf(own),
    sealer: fakeSealer(),
    publicUrl: 'https://t.example/',
  }
}

export type NotificationDeps = Awaited<ReturnType<typeof notificationDeps>>

/** The reminders the person was told, newest first. */
export const told = async ({ store }: Pick<NotificationDeps, 'store'>): Promise<TaskReminder[]> =>
  (await listAll({ store }, space, notifications.queries.newest, {})).filter((one) => one.type === 'task-reminder')

/** The mails of notifications that wait; they are taken off the queue. */
export async function mailsAsked({ queue }: Pick<NotificationDeps, 'queue'>) {
  const jobs = await queue.claim([NOTIFICATION_MAIL_JOB], { now: '2030-01-01T00:00:00.000Z', leaseMs: 1000, limit: 100 })
  for (const job of jobs) await queue.complete(job)
  return jobs
}
