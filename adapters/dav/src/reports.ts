import type { Account } from '@throughline/core/account'
import { hasCode } from '@throughline/core/kernel'
import { Answer, tooMuch } from './answer.ts'
import { askedIn } from './asked.ts'
import type { Calendar, Item, Since } from './calendars.ts'
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
  const answer = new Answer()
  for await (const item of context.calendar.list()) if (await filter(item)) answer.add(await responseOf(context, item, asked))
  return answer.text
}

async function multiget(context: ReportContext, body: XmlElement): Promise<string> {
  // Twice the same is asked for once: an answer is no longer for it.
  const hrefs = [...new Set(childrenOf(body, dav('href')).map(({ text }) => text))]
  if (hrefs.length > MAX_NAMED) throw new DavError(403, 'That is more than one request may name.', '<d:number-of-matches-within-limits/>')
  const asked = askedIn(body)
  const { account, calendar, url } = context
  const answer = new Answer()
  const names = new Set<string>()
  for (const href of hrefs) {
    const path = pathOf(href, url)
    const place = path === null ? null : placeAt(path, account.id)
    if (place?.sort === 'object' && place.calendar === calendar.name) names.add(place.name)
    else answer.add(statusResponse(path ?? href, 404))
  }
  for await (const item of named(calendar, names)) {
    names.delete(item.name)
    answer.add(await responseOf(context, item, asked))
  }
  for (const name of names) answer.add(statusResponse(objectPath(account.id, calendar.name, name), 404))
  return answer.text
}

/** One by one for a few; for many, the whole calendar is gone through. */
async function* named(calendar: Calendar, names: ReadonlySet<string>): AsyncGenerator<Item> {
  if (names.size > 50) {
    for await (const item of calendar.list()) if (names.has(item.name)) yield item
    return
  }
  for (const name of [...names]) {
    const item = await calendar.find(name)
    if (item) yield item
  }
}

async function sync(context: ReportContext, body: XmlElement): Promise<string> {
  const { account, calendar } = context
  const asked = askedIn(body)
  const token = childOf(body, dav('sync-token'))?.text ?? ''
  const limit = Number(childOf(childOf(body, dav('limit')), dav('nresults'))?.text || Number.POSITIVE_INFINITY)
  const { lots, count, seq } = token === '' ? await everything(context) : await since(calendar, token)
  if (count > limit) throw tooMuch('There is more than the limit.')
  const answer = new Answer()
  let told = 0
  for await (const { changed, gone } of lots) {
    told += changed.length + gone.length
    if (told > limit) throw tooMuch('There is more than the limit.')
    for (const item of changed) answer.add(await responseOf(context, item, asked))
    for (const name of gone) answer.add(statusResponse(objectPath(account.id, calendar.name, name), 404))
  }
  return `${answer.text}<d:sync-token>${xmlText(tokenOf(calendar, seq))}</d:sync-token>`
}

/** The place is read first: what changes meanwhile is told again. */
async function everything({ calendar, head }: ReportContext): Promise<Since> {
  const seq = await head()
  const one = async function* () {
    for await (const item of calendar.list()) yield { changed: [item], gone: [] }
  }
  return { count: 0, lots: one(), seq }
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
