import { type ActorDep, type ClockDep, eraseGone, instantText, type StoreDep } from '../kernel/index.ts'
import { notifications } from './schema.ts'

/** Days for which one can look back at what one was told. */
const KEPT_DAYS = 90
/** Erased by one call; the next one goes on. */
const AT_ONCE = 20

/** Erases what is older than anybody looks back. */
export async function purgeNotifications({ store, clock, actor }: StoreDep & ClockDep & ActorDep): Promise<void> {
  const before = instantText(clock.now().subtract({ hours: 24 * KEPT_DAYS }))
  const { items } = await store.list(actor.space, notifications.queries.newest, { before }, { limit: AT_ONCE })
  await Promise.all(items.map(({ id }) => store.erase(actor.space, notifications, id)))
  await eraseGone({ store, clock, actor }, notifications)
}
