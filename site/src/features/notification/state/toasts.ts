import { createDailyClient } from '@throughline/client/daily'
import type { Notification, TaskReminder } from '@throughline/core/notification'
import { atom } from 'nanostores'
import { onBehalf } from '../../desk/on-behalf.ts'
import type { SnoozeChoice } from '../snooze.ts'

export const client = createDailyClient({ headers: onBehalf })

/** Whose clock it is, as the frame says it. */
export interface Reader {
  timeZone: string
  dayStart: number
  locale: string
}

/** What came while the page was open, oldest first. */
export const $told = atom<readonly Notification[]>([])

/** What a screen reader is told. */
export const $said = atom('')

/** So many unread ones are looked through for the one an event told of. */
const LOOKED_AT = 50

/** Shows a notification that has just come. */
export async function notificationCame(id: string, said: (told: Notification) => string): Promise<void> {
  const { items } = await client.notifications.list({ unread: true, limit: LOOKED_AT })
  const found = items.find((notification) => notification.id === id)
  if (!found || $told.get().some((shown) => shown.id === id)) return
  $told.set([...$told.get(), found])
  $said.set(said(found))
}

/** Takes away what was read or put off elsewhere. */
export async function notificationsRead(): Promise<void> {
  if ($told.get().length === 0) return
  const { items } = await client.notifications.list({ unread: true, limit: LOOKED_AT })
  const unread = new Set(items.map(({ id }) => id))
  $told.set($told.get().filter(({ id }) => unread.has(id)))
}

const leave = ({ id }: Notification) => $told.set($told.get().filter((shown) => shown.id !== id))

/** Marks as read and takes away; a page that is left at once still sends it. */
export async function dismiss(notification: Notification): Promise<void> {
  await client.notifications.edit(notification.id, { read: true })
  leave(notification)
}

/** Completes the task, undone as everywhere in Tasks. One that is closed already stays so. */
export async function complete(notification: TaskReminder, said: (title: string) => string): Promise<void> {
  const [{ perform }, { toggleOf }, { isActive }] = await Promise.all([
    import('../../changes/changes.ts'),
    import('../../task/rules/change.ts'),
    import('@throughline/core/task/rules'),
  ])
  const task = await learned(notification.taskId)
  if (isActive(task) && !(await perform([toggleOf(task)], said(task.title)))) throw new Error('The task was not completed.')
  await dismiss(notification)
  $said.set(said(task.title))
}

async function learned(taskId: string) {
  const { records } = await import('../../task/state/queries.ts')
  return records.learn(await client.tasks.get(taskId))
}

/** Puts a reminder off; answers the moment it comes again. */
export async function snooze(notification: TaskReminder, choice: SnoozeChoice, reader: Reader): Promise<string> {
  await import('../../desk/temporal.ts')
  const { snoozeEnd } = await import('../snooze.ts')
  const until = snoozeEnd(choice, Temporal.Now.instant(), reader)
  await client.notifications.snooze(notification.id, until)
  leave(notification)
  return until
}
