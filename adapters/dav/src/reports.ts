import type { Account } from '@throughline/core/account'
import { hasCode } from '@throughline/core/kernel'
import { askedIn } from './asked.ts'
import type { Calendar, Item } from './calendars.ts'
import { DavError } from './dav-error.ts'
import { filterOf } from './filter.ts'
import { objectPath, pathOf, placeAt } from './place.ts'
import { itemProperties, type PropertiesAsked, responseFor } from './properties.ts'
import { childOf, childrenOf, isA, type XmlElement } from './xml-reader.ts'
import { caldav, dav, statusResponse, xmlText } from './xml-writer.ts'

export interface ReportContext {
  account: Account
  calendar: Calendar
  /** The request's own address, which references of its body are relative to. */
  url: string
  /** The newest change of the space. */
  head(): Promise<number>
}

/** Objects that one multiget may name. */
const MAX_NAMED = 5_000

/** The responses of a report, with what stands beside them in the multistatus. @throws DavError */
export async function report(context: ReportContext, body: XmlElement | null): Promise<string> {
  if (body && isA(body, caldav('calendar-query'))) return query(context, body)
  if (body && isA(body, caldav('calendar-multiget'))) return multiget(context, body)
  if (body && isA(body, dav('sync-collection'))) return sync(context, body)
  throw new DavError(403, 'There is no such report here.', '<d:supported-report/>')
}

async function query(context: ReportContext, body: XmlElement): Promise<string> {
  const filter = filterOf(body, context.calendar)
  const asked = askedIn(body)
  const responses: string[] = []
  for (const item of await context.calendar.list()) if (await filter(item)) responses.push(await responseOf(context, item, asked))
  return responses.join('')
}

async function multiget(context: ReportContext, body: XmlElement): Promise<string> {
  const hrefs = childrenOf(body, dav('href')).map(({ text }) => text)
  if (hrefs.length > MAX_NAMED) throw new DavError(403, 'That is more than one request may name.', '<d:number-of-matches-within-limits/>')
  const asked = askedIn(body)
  const { account, calendar, url } = context
  // One by one for a few; for many, all is read at once.
  const all = hrefs.length > 50 ? new Map((await calendar.list()).map((item) => [item.name, item])) : null
  const responses: string[] = []
  for (const href of hrefs) {
    const path = pathOf(href, url)
    const place = path === null ? null : placeAt(path, account.id)
    const isHere = place?.sort === 'object' && place.calendar === calendar.name
    const item = isHere ? (all ? all.get(place.name) : await calendar.find(place.name)) : null
    responses.push(item ? await responseOf(context, item, asked) : statusResponse(path ?? href, 404))
  }
  return responses.join('')
}

async function sync(context: ReportContext, body: XmlElement): Promise<string> {
  const { account, calendar } = context
  const asked = askedIn(body)
  const token = childOf(body, dav('sync-token'))?.text ?? ''
  const limit = Number(childOf(childOf(body, dav('limit')), dav('nresults'))?.text || Number.POSITIVE_INFINITY)
  const { changed, gone, seq } = token === '' ? await everything(context) : await since(calendar, token)
  if (changed.length + gone.length > limit) throw new DavError(507, 'There is more than the limit.', '<d:number-of-matches-within-limits/>')
  const responses: string[] = []
  for (const item of changed) responses.push(await responseOf(context, item, asked))
  for (const name of gone) responses.push(statusResponse(objectPath(account.id, calendar.name, name), 404))
  return `${responses.join('')}<d:sync-token>${xmlText(tokenOf(calendar, seq))}</d:sync-token>`
}

/** The place is read first: what changes meanwhile is told again. */
async function everything({ calendar, head }: ReportContext): Promise<{ changed: Item[]; gone: string[]; seq: number }> {
  const seq = await head()
  return { changed: await calendar.list(), gone: [], seq }
}

async function since(calendar: Calendar, token: string) {
  const prefix = tokenOf(calendar, '')
  const digits = token.startsWith(prefix) ? token.slice(prefix.length) : ''
  try {
    if (/^\d{1,15}$/.test(digits)) return await calendar.since(Number(digits))
  } catch (error) {
    if (!hasCode(error, 'stale')) throw error
  }
  throw new DavError(403, 'This sync token is not known any more.', '<d:valid-sync-token/>')
}

/** A place in the change feed as a sync token, which is a URI. */
export const tokenOf = ({ name }: Pick<Calendar, 'name'>, seq: number | ''): string => `urn:throughline:sync:${name}:${seq}`

const responseOf = ({ account, calendar }: ReportContext, item: Item, asked: PropertiesAsked): Promise<string> =>
  responseFor(objectPath(account.id, calendar.name, item.name), itemProperties(account, calendar, item), asked)
