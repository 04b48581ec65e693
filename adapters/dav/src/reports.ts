import type { Account } from '@throughline/core/account'
import { hasCode, RecordId } from '@throughline/core/kernel'
import { Answer, tooMuch } from './answer.ts'
import { askedIn } from './asked.ts'
import type { Calendar, Item } from './calendars.ts'
import { DavError } from './dav-error.ts'
import { filterOf } from './filter.ts'
import { calendarPath, objectPath, pathOf, placeAt } from './place.ts'
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
/** Of these, how many are looked up at once. */
const AT_ONCE = 100
/** Octets after which what is synchronized is told in parts (RFC 6578, 3.6). */
const MAX_PART = 8 * 1024 * 1024

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
  const all = [...names]
  for (let first = 0; first < all.length; first += AT_ONCE)
    for await (const item of calendar.findEach(all.slice(first, first + AT_ONCE))) {
      names.delete(item.name)
      answer.add(await responseOf(context, item, asked))
    }
  for (const name of names) answer.add(statusResponse(objectPath(account.id, calendar.name, name), 404))
  return answer.text
}

async function sync(context: ReportContext, body: XmlElement): Promise<string> {
  const { account, calendar } = context
  const asked = askedIn(body)
  const token = childOf(body, dav('sync-token'))?.text ?? ''
  const limit = Number(childOf(childOf(body, dav('limit')), dav('nresults'))?.text || Number.POSITIVE_INFINITY)
  if (!(limit >= 1)) throw tooMuch('There is more than the limit.')
  const { lines, end } = await toTell(context, token)
  const answer = new Answer()
  let told = 0
  let next = end
  for await (const { item, name, before } of lines) {
    if (told >= limit || answer.octets > MAX_PART) {
      answer.add(statusResponse(calendarPath(account.id, calendar.name), 507, '<d:number-of-matches-within-limits/>'))
      next = before
      break
    }
    told += 1
    answer.add(item ? await responseOf(context, item, asked) : statusResponse(objectPath(account.id, calendar.name, name), 404))
  }
  return `${answer.text}<d:sync-token>${xmlText(next)}</d:sync-token>`
}

/** What a program has to be told, and the token it has then heard all by. */
interface ToTell {
  lines: AsyncIterable<Line>
  end: string
}

interface Line {
  /** `null` for what is gone. */
  item: Item | null
  name: string
  /** The token of who has been told what comes before it. */
  before: string
}

/** @throws DavError 403 `valid-sync-token` */
async function toTell({ calendar, head }: ReportContext, token: string): Promise<ToTell> {
  const now = await head()
  // The place is read first: what changes meanwhile is told again.
  if (token === '') return everything(calendar, now)
  const prefix = tokenOf(calendar, '')
  const [, seq, after] = /^(\d{1,15})(?::(.+))?$/.exec(token.startsWith(prefix) ? token.slice(prefix.length) : '') ?? []
  try {
    if (after !== undefined && RecordId.safeParse(after).success && Number(seq) <= now) return everything(calendar, Number(seq), after)
    if (seq !== undefined && after === undefined) return changed(calendar, await calendar.since(Number(seq)))
  } catch (error) {
    if (!hasCode(error, 'stale')) throw error
  }
  throw new DavError(403, 'This sync token is not known any more.', '<d:valid-sync-token/>')
}

/** @param after the last one that was told, where some of all were */
function everything(calendar: Calendar, seq: number, after?: string): ToTell {
  const read = async function* () {
    let last = after
    for await (const item of calendar.list(after)) {
      yield { item, name: item.name, before: `${tokenOf(calendar, seq)}${last === undefined ? '' : `:${last}`}` }
      last = item.id
    }
  }
  return { lines: read(), end: tokenOf(calendar, seq) }
}

function changed(calendar: Calendar, { told, seq }: Awaited<ReturnType<Calendar['since']>>): ToTell {
  const read = async function* () {
    for await (const { at, ...line } of told) yield { ...line, before: tokenOf(calendar, at - 1) }
  }
  return { lines: read(), end: tokenOf(calendar, seq) }
}

/** A place in the change feed as a sync token, which is a URI; of all that is there, with the last one told behind it. */
export const tokenOf = ({ name }: Pick<Calendar, 'name'>, seq: number | ''): string => `urn:throughline:sync:${name}:${seq}`

const responseOf = ({ account, calendar }: ReportContext, item: Item, asked: PropertiesAsked): Promise<string> =>
  responseFor(objectPath(account.id, calendar.name, item.name), itemProperties(account, calendar, item), asked)
