import { findCalendarFeed, writeCalendarFeed } from '@throughline/core/calendar'
import { type LimitPolicy, notFound, whileAsked } from '@throughline/core/kernel'
import type { Context, Hono } from 'hono'
import { clientAddress } from './client-address.ts'
import { contentDisposition } from './content-disposition.ts'
import { countAddress, take } from './counted.ts'
import { listTag, noneMatch } from './etag.ts'
import { answered } from './handler.ts'
import type { Reply } from './reply.ts'
import type { Notes, Shared } from './shared.ts'

/** Beside the API, as calendar programs ask for nothing but an address. */
const PATH = '/calendar/:secret.ics'
const ROUTE = '/calendar/{secret}.ics'

/** Of one feed: each program that reads it looks every quarter of an hour at most. */
const ofFeed: LimitPolicy = { name: 'calendar', quota: 60, windowSeconds: 600 }
/** Of one address that asks for feeds that are not there. A secret is guessed by nobody; this is for programs that never give up. */
const ofMisses: LimitPolicy = { name: 'calendar-misses', quota: 60, windowSeconds: 600 }

type FeedDeps = Pick<Shared, 'app' | 'people' | 'limiter' | 'limits' | 'costly'>

/** Serves the calendars that people have made addresses for, to whoever knows one. No cookie is looked at. */
export function serveCalendarFeeds(hono: Hono, shared: FeedDeps): void {
  const { app } = shared
  // The address is the secret: neither answers nor the log repeat it.
  hono.get(PATH, (c) => answered(c, app, { instance: ROUTE, method: 'GET', route: ROUTE }, (notes) => feedReply(shared, c, notes)))
}

async function feedReply(shared: FeedDeps, c: Context, notes: Notes): Promise<Reply> {
  const { app, people } = shared
  const found = await findCalendarFeed(app, c.req.param('secret') as string)
  if (found) await take(shared, notes, ofFeed, found.feed.id)
  else {
    await countAddress(shared, notes, c)
    await take(shared, notes, ofMisses, clientAddress(c, app.trustProxy))
  }
  const person = found && (await people.inSpace(found.space))
  // An account that is to be deleted shows nothing.
  if (!found || !person || person.isLeaving) throw notFound('calendar')
  const { deps, today } = person
  const tag = listTag(found.space, await app.store.head(found.space), `${today}-${found.feed.version}`, ROUTE)
  const headers = { etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
  if (noneMatch(c.req.header('if-none-match') ?? null, tag)) return { status: 304, body: null, headers }
  const giveWay = whileAsked(app, c.req.raw)
  const publicUrl = app.publicOrigin ?? new URL(c.req.url).origin
  const name = contentDisposition('inline', `${found.feed.name}.ics`)
  // Whose calendar it is has made it as dear as it is: it is one of the few costly things that are made for them at a time.
  const body = await shared.costly(found.space, async () => {
    await giveWay()
    return writeCalendarFeed({ ...deps, publicUrl, giveWay }, found.feed)
  })
  return {
    status: 200,
    body,
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': name },
  }
}
