import { type EraseDeps, eraseGone, eraseRecords, instantText } from '../kernel/index.ts'
import { notifications } from './schema.ts'

/** Days for which one can look back at what one was told. */
const KEPT_DAYS = 90
/** Erased by one call; the next one goes on. */
const AT_ONCE = 20

/** Erases what is older than anybody looks back. */
export async function purgeNotifications(deps: EraseDeps): Promise<void> {
  const { store, clock, actor } = deps
  const before = instantText(clock.now().subtract({ hours: 24 * KEPT_DAYS }))
  const { items } = await store.list(actor.space, notifications.queries.newest, { before }, { limit: AT_ONCE })
  await eraseRecords(deps, notifications, items)
  await eraseGone(deps, notifications)
}
