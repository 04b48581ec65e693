import { accounts, actorOf } from '../account/index.ts'
import { type ClockDep, type IdsDep, instantText, type StoreDep } from '../kernel/index.ts'
import { editNotification } from './read-notifications.ts'
import { notifications } from './schema.ts'

/** Marked by one call; the next one goes on. */
const AT_ONCE = 200

/**
 * Marks as read what a person was told of a discussion up to a moment, an RFC 3339 instant: they have read it there. What they
 * were given to do is theirs to look at: it stays.
 */
export async function readOfDiscussion(
  deps: StoreDep & ClockDep & IdsDep,
  accountId: string,
  discussionId: string,
  upTo: string,
): Promise<void> {
  const before = instantText(Temporal.Instant.from(upTo).add({ milliseconds: 1 }))
  const { unreadOf } = notifications.queries
  const { items } = await deps.store.list(accountId, unreadOf, { where: { unread: true, discussionId }, before }, { limit: AT_ONCE })
  const account = items.length > 0 ? await deps.store.get(accountId, accounts, accountId) : null
  if (!account) return
  const own = { ...deps, actor: actorOf(account) }
  const read = items.filter(({ type }) => type !== 'action-item')
  await Promise.all(read.map(({ id }) => editNotification(own, id, { read: true })))
}
