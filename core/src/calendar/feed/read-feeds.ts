import { findByToken, isLeaving, type LinkDeps } from '../../account/index.ts'
import {
  type ActorDep,
  type ClockDep,
  changeUntold,
  getLive,
  listAll,
  type SealerDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { type CalendarFeed, calendarFeeds, feedContext, type ShownFeed } from './schema.ts'

/** The person's feeds, oldest first. */
export async function listCalendarFeeds(deps: StoreDep & ActorDep & SealerDep & ClockDep): Promise<ShownFeed[]> {
  const feeds = await listAll(deps, deps.actor.space, calendarFeeds.queries.oldest, {})
  for (const { id, secret } of feeds) if (deps.sealer.renewed(secret, feedContext(id)) !== null) await renew(deps, id)
  return feeds.map((feed) => shownFeed(deps, feed))
}

/** @throws AppError `not-found`, also for one of somebody else. */
export const readCalendarFeed = async (deps: StoreDep & ActorDep & SealerDep, id: string): Promise<ShownFeed> =>
  shownFeed(deps, await getLive(deps, calendarFeeds, id))

/** The first look after a change of the install's key; nobody is told, as the address is the same. */
const renew = (deps: StoreDep & ActorDep & SealerDep & ClockDep, id: string): Promise<void> =>
  changeUntold(deps, deps.actor.space, calendarFeeds, id, (feed) => {
    const secret = deps.sealer.renewed(feed.secret, feedContext(id))
    return secret === null ? null : { secret }
  })

/** A feed with the path of its address, and without what is kept of its secret. */
export function shownFeed({ sealer }: SealerDep, { digest: _, secret: sealed, ...feed }: CalendarFeed): ShownFeed {
  const secret = sealer.open(sealed, feedContext(feed.id))
  return { ...feed, path: secret && `/calendar/${secret}.ics` }
}

/** The feed that a secret leads to, and whose it is; `null` for one that leads nowhere (any more). */
export async function findCalendarFeed(deps: LinkDeps & StoreDep, secret: string): Promise<{ space: SpaceId; feed: CalendarFeed } | null> {
  const entry = await findByToken(deps, 'calendar-feed', secret)
  const feed = entry && (await deps.store.get(entry.space, calendarFeeds, entry.id))
  if (entry && (await isLeaving(deps, entry.space))) return null
  // A change of the address that was stopped half way leaves the old one in the directory.
  return entry && feed && !feed.deletedAt && feed.digest === entry.value ? { space: entry.space, feed } : null
}
