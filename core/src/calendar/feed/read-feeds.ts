import { findByToken, isLeaving, type LinkDeps } from '../../account/index.ts'
import {
  type ActorDep,
  type ClockDep,
  getLive,
  listAll,
  renewSecret,
  type SealerDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { type CalendarFeed, calendarFeeds, feedContext, type ShownFeed } from './schema.ts'

/** The person's feeds, oldest first. */
export async function listCalendarFeeds(deps: StoreDep & ActorDep & SealerDep & ClockDep): Promise<ShownFeed[]> {
  const feeds = await listAll(deps, deps.actor.space, calendarFeeds.queries.oldest, {})
  for (const feed of feeds) await renewSecret(deps, deps.actor.space, calendarFeeds, feed, feedContext(feed.id))
  return feeds.map((feed) => shownFeed(deps, feed))
}

/** @throws AppError `not-found`, also for one of somebody else. */
export const readCalendarFeed = async (deps: StoreDep & ActorDep & SealerDep, id: string): Promise<ShownFeed> =>
  shownFeed(deps, await getLive(deps, calendarFeeds, id))

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
