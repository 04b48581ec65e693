import type { SecretsDep } from '../../account/index.ts'
import {
  AppError,
  type Attempt,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeOnce,
  changeRecord,
  type DirectoryDep,
  deleteRecord,
  endRecord,
  eventFor,
  type Limit,
  listAll,
  makeWithin,
  newEnvelope,
  nowText,
  parse,
  type SealerDep,
  sameAgain,
  saveNew,
  updating,
} from '../../kernel/index.ts'
import { shownFeed } from './read-feeds.ts'
import {
  type CalendarFeed,
  CalendarFeedChanges,
  calendarFeeds,
  type FeedContent,
  feedContext,
  MAX_FEEDS,
  NewCalendarFeed,
  type ShownFeed,
} from './schema.ts'

export type FeedDeps = ChangeDeps & DirectoryDep & SecretsDep & SealerDep

/** Days with practice are left out until they are asked for: they are many, and no appointments. */
const byDefault: FeedContent[] = ['tasks', 'goals', 'meetings', 'interviews']

/**
 * Makes an address for calendar programs. The same input under the same id answers the feed that is there.
 * @throws AppError `validation`; `conflict` when there are ten already, or the id stands for another.
 */
export async function makeCalendarFeed(deps: FeedDeps, input: NewCalendarFeed): Promise<ShownFeed> {
  const { id = deps.ids.next(), name, contents = byDefault } = parse(NewCalendarFeed, input)
  const { store, actor } = deps
  const known = await store.get(actor.space, calendarFeeds, id)
  if (known) return again(deps, known, { name, contents })
  const make = async () => {
    const feed: CalendarFeed = { ...newEnvelope(id, nowText(deps)), name, contents, ...(await newAddress(deps, id)) }
    const stored = await saveNew(deps, actor.space, calendarFeeds, feed, [eventFor(deps, 'calendar-feed.created', feed)])
    return { stored, isNew: stored === feed }
  }
  const takeBack = () => removeCalendarFeed(deps, id)
  const { stored, isNew } = await makeWithin(deps, limit, { make, takeBack, isNew: ({ isNew }) => isNew })
  return isNew ? shownFeed(deps, stored) : again(deps, stored, { name, contents })
}

/** The feed that is there, as nobody sees what is kept of its address; changed since, it may say something else. */
function again(deps: FeedDeps, feed: CalendarFeed, asked: Pick<CalendarFeed, 'name' | 'contents'>): ShownFeed {
  const shown = shownFeed(deps, feed)
  sameAgain(calendarFeeds, feed, feed.version === 1 ? asked : {}, shown)
  return shown
}

const limit: Limit<CalendarFeed> = {
  query: calendarFeeds.queries.all,
  most: MAX_FEEDS,
  refusal: () => new AppError('conflict', `There are ${MAX_FEEDS} addresses already. Turn one off first.`),
}

/** @throws AppError `not-found`, `validation`, or `stale` with the feed as it is now. */
export async function editCalendarFeed(
  deps: FeedDeps,
  id: string,
  input: CalendarFeedChanges,
  { expectedVersion }: BasedOn = {},
): Promise<ShownFeed> {
  const given = parse(CalendarFeedChanges, input)
  try {
    const feed = await changeRecord(deps, calendarFeeds, id, { expectedVersion }, (feed) => {
      return updating(calendarFeeds, changedFields(feed, given))
    })
    return shownFeed(deps, feed)
  } catch (error) {
    throw withoutSecret(deps, error)
  }
}

/**
 * Gives a feed a new address; what reads the old one is told that there is nothing. Asked for again, it has the one it was given,
 * then or since.
 * @throws AppError `not-found`
 */
export async function rotateCalendarFeed(deps: FeedDeps, id: string, attempt: Attempt = {}): Promise<ShownFeed> {
  let address: Awaited<ReturnType<typeof newAddress>> | undefined
  let former: string | undefined
  const { record, isDone } = await changeOnce(deps, calendarFeeds, id, attempt, async ({ digest }) => {
    former = digest
    address ??= await newAddress(deps, id)
    return { event: 'calendar-feed.updated', changes: address }
  })
  const unused = isDone ? address?.digest : former
  if (unused !== undefined) await deps.directory.release({ name: 'calendar-feed', value: unused, id })
  return shownFeed(deps, record)
}

/** Ends a feed: its address leads nowhere from now on; stopped anywhere, it can be done again. @throws AppError `not-found` */
export async function removeCalendarFeed(deps: FeedDeps, id: string): Promise<void> {
  const { digest } = await deleteRecord(deps, calendarFeeds, id, {})
  await deps.directory.release({ name: 'calendar-feed', value: digest, id })
  await endRecord(deps, calendarFeeds, id)
}

/** Ends every feed of a person; stopped anywhere, it can be run again. */
export async function removeCalendarFeeds(deps: FeedDeps): Promise<void> {
  const { queries } = calendarFeeds
  // What was stopped last time lies in the trash, and its address is still taken.
  for (const query of [queries.all, queries.trash])
    for (const { id, digest } of await listAll(deps, deps.actor.space, query, {})) {
      await deps.directory.release({ name: 'calendar-feed', value: digest, id })
      // An end takes others along.
      if (await deps.store.get(deps.actor.space, calendarFeeds, id)) await removeCalendarFeed(deps, id)
    }
}

async function newAddress(deps: FeedDeps, id: string): Promise<Pick<CalendarFeed, 'digest' | 'secret'>> {
  const secret = deps.secrets.create()
  const digest = deps.secrets.digest(secret)
  await deps.directory.reserve({ name: 'calendar-feed', value: digest, space: deps.actor.space, id, expiresAt: null }, nowText(deps))
  return { digest, secret: deps.sealer.seal(secret, feedContext(id)) }
}

/** The feed as it is now goes along with a refusal, and with it no secret. */
function withoutSecret(deps: SealerDep, error: unknown): unknown {
  const current = error instanceof AppError ? (error.details.current as CalendarFeed | undefined) : undefined
  return current ? new AppError('stale', (error as AppError).message, { current: shownFeed(deps, current) }) : error
}
