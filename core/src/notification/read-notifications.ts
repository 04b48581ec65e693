import { z } from 'zod'
import {
  type ActorDep,
  type ChangeDeps,
  changeRecord,
  type JsonPage,
  nowText,
  type PageRequest,
  parse,
  type StoreDep,
} from '../kernel/index.ts'
import { type Notification, notifications } from './schema.ts'

export const NotificationChanges = z.strictObject({ read: z.boolean() }).meta({ id: 'NotificationChanges', example: { read: true } })
export type NotificationChanges = z.input<typeof NotificationChanges>

/** What the person was told, or what of it they have not read, newest first. */
export function listNotifications(
  { store, actor }: StoreDep & ActorDep,
  { unread }: { unread: boolean },
  page: PageRequest,
): Promise<JsonPage> {
  const { queries } = notifications
  if (unread) return store.json.list(actor.space, queries.unread, { where: { unread: true } }, page)
  return store.json.list(actor.space, queries.shown, { where: { isShown: true } }, page)
}

/** How many the person has not read. */
export const countUnread = ({ store, actor }: StoreDep & ActorDep): Promise<number> =>
  store.count(actor.space, notifications.queries.unread, { where: { unread: true } })

/**
 * Marks one as read or unread; what changes nothing is not written.
 * @throws AppError `not-found` or `validation`.
 */
export async function editNotification(deps: ChangeDeps, id: string, input: NotificationChanges): Promise<Notification> {
  const { read } = parse(NotificationChanges, input)
  return changeRecord(deps, notifications, id, {}, ({ readAt }) =>
    read === (readAt !== null) ? null : { event: 'notification.updated', changes: { readAt: read ? nowText(deps) : null } },
  )
}

/** So many are marked by one request. */
const AT_ONCE = 200

/** Marks as read what is unread, the newest first and at most a page; answers how many are left. */
export async function readAllNotifications(deps: ChangeDeps): Promise<number> {
  const { store, actor } = deps
  const { items } = await store.list(actor.space, notifications.queries.unread, { where: { unread: true } }, { limit: AT_ONCE })
  await Promise.all(items.map(({ id }) => editNotification(deps, id, { read: true })))
  return countUnread(deps)
}
