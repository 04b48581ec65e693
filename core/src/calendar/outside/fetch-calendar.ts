import type { SecretsDep } from '../../account/index.ts'
import { type ActorDep, AppError, type OutboundAnswer, type OutboundDep, OutboundError, type OutboundFault } from '../../kernel/index.ts'
import type { CalendarReaderDep, OutsideCalendar, Span } from './ports.ts'
import { type CalendarFault, MAX_CALENDAR_BYTES } from './schema.ts'

/** A calendar as it was fetched just now. */
export interface Fetched {
  /** `null` where it is as it was. */
  calendar: OutsideCalendar | null
  etag: string | null
  digest: string | null
  /** Minutes for which its server says it stays as it is. */
  freshMinutes: number | null
}

/** Why there is none. */
export interface NotFetched {
  fault: CalendarFault
}

/** Of one fetch, from the first name that is looked up to the last byte. */
const MOST_MS = 15_000

/** Fetches and reads a calendar. @param known what was read before, if that is still worth anything */
export async function fetchCalendar(
  { outbound, calendarReader, secrets, actor }: OutboundDep & CalendarReaderDep & SecretsDep & ActorDep,
  url: string,
  span: Span,
  known: { etag: string | null; digest: string | null } = { etag: null, digest: null },
): Promise<Fetched | NotFetched> {
  try {
    const answer = await outbound.send({
      url,
      method: 'GET',
      headers: { accept: 'text/calendar, */*;q=0.5', 'user-agent': 'Throughline', ...(known.etag && { 'if-none-match': known.etag }) },
      mostBytes: MAX_CALENDAR_BYTES,
      mostMs: MOST_MS,
      mostRedirects: 5,
    })
    const { status, headers, body } = answer
    const freshMinutes = freshFor(answer)
    if (status === 304 && known.etag) return { calendar: null, etag: known.etag, digest: known.digest, freshMinutes }
    if (status !== 200) return { fault: faultOf(status) }
    const digest = secrets.digest(textOf(body))
    const etag = headers.etag && headers.etag.length <= 500 ? headers.etag : null
    if (digest === known.digest) return { calendar: null, etag, digest, freshMinutes }
    return { calendar: await calendarReader.read(body, span, actor.accountId), etag, digest, freshMinutes }
  } catch (error) {
    return { fault: foreseen(error) }
  }
}

function faultOf(status: number): CalendarFault {
  if (status === 401 || status === 403) return 'denied'
  return status === 404 || status === 410 ? 'gone' : 'unreachable'
}

const outboundFaults: Record<OutboundFault, CalendarFault> = {
  'refused-address': 'refused-address',
  unreachable: 'unreachable',
  'too-slow': 'too-slow',
  'too-large': 'too-large',
  'too-many-redirects': 'unreachable',
}

/** @throws what nobody foresaw */
function foreseen(error: unknown): CalendarFault {
  if (error instanceof OutboundError) return outboundFaults[error.fault]
  if (!(error instanceof AppError)) throw error
  if (error.code === 'too-large') return 'too-large'
  if (error.code === 'unsupported-format' || error.code === 'validation') return 'not-a-calendar'
  throw error
}

/** By Cache-Control, or else by Expires; `null` where neither says. */
function freshFor({ headers }: OutboundAnswer): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers['cache-control'] ?? '')?.[1]
  if (seconds !== undefined) return Number(seconds) / 60
  const [expires, date] = [headers.expires, headers.date].map((text) => Date.parse(text ?? ''))
  const ms = (expires as number) - (date as number)
  return Number.isFinite(ms) ? ms / 60_000 : null
}

/** As letters of one byte, so that what is digested are the bytes. */
function textOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}
