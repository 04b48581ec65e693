import type { PublicUrlDep } from '@throughline/core/account'
import {
  atMost,
  type BlobsDep,
  type GiveWayDep,
  type IdsDep,
  type KindsDep,
  limitHeaders,
  type QueueDep,
  whileAsked,
} from '@throughline/core/kernel'
import { type Asked, CLASSES } from './asked-of.ts'
import { type AuthDeps, callerOf, countAddress, type Taken } from './basic-auth.ts'
import { readBody } from './body.ts'
import { calendarsFor } from './calendars.ts'
import { DavError, davErrorOf } from './dav-error.ts'
import { deleteObject, putObject, readObject } from './objects.ts'
import { BASE, placeAt } from './place.ts'
import { propfind, proppatch } from './propfind.ts'
import { report } from './reports.ts'
import { readXml } from './xml-reader.ts'
import { xmlDocument, xmlText } from './xml-writer.ts'

export interface DavDeps extends AuthDeps, IdsDep, QueueDep, BlobsDep, KindsDep, PublicUrlDep, GiveWayDep {
  /** Told of every fault of ours, without anything a person wrote. */
  log(entry: { level: 'error'; event: string; requestId: string; method: string; route: string; error: unknown }): void
}

/** Answers one request of a calendar program. `address` is whom refusals are counted by. */
export type Dav = (request: Request, from: { address: string }) => Promise<Response>

/** Where programs look first (RFC 6764). */
export const WELL_KNOWN = '/.well-known/caldav'

/** Bytes of what only names properties: it is read in one go, and far oftener than a report. */
const MOST_NAMES = 64 * 1024

/** Of one account, of what may ask for all of a calendar: each takes as much room as an answer may have. */
const COSTLY_AT_A_TIME = 2

const always = { 'x-robots-tag': 'noindex', dav: CLASSES }

/**
 * CalDAV (RFC 4791) over a person's tasks, and the last days of their goals to read. Whoever asks says with every request
 * who they are; cookies are not looked at.
 */
export function createDav(deps: DavDeps): Dav {
  const costly = atMost(COSTLY_AT_A_TIME)
  return async (request, from) => {
    const taken: Taken = []
    const response = await answerOrRefuse(request, from.address, taken)
    for (const [name, value] of Object.entries(limitHeaders(taken))) response.headers.set(name, value)
    return response
  }

  async function answerOrRefuse(request: Request, address: string, taken: Taken): Promise<Response> {
    try {
      const asked = await askedBy({ ...deps, giveWay: whileAsked(deps, request) }, request, address, taken)
      if (asked instanceof Response) return asked
      return await (isCostly(asked) ? costly(asked.caller.account.id, () => run(asked)) : run(asked))
    } catch (error) {
      const known = davErrorOf(error)
      if (known) return refusal(known)
      const requestId = crypto.randomUUID()
      deps.log({ level: 'error', event: 'dav-failed', requestId, method: request.method, route: BASE, error })
      return refusal(new DavError(500, 'Something went wrong here.'))
    }
  }
}

/** What is asked and by whom, or the answer where it does not matter. */
async function askedBy(deps: DavDeps, request: Request, address: string, taken: Taken): Promise<Asked | Response> {
  const { pathname } = new URL(request.url)
  if (isForAnybody(request, pathname)) await countAddress(deps, address, taken)
  if (pathname === WELL_KNOWN || `${pathname}/` === BASE) return reply(301, null, { location: BASE })
  if (request.method === 'OPTIONS') return reply(200, null, { allow: METHODS.join(', ') })
  const caller = await callerOf(deps, request.headers.get('authorization'), address, taken)
  const place = placeAt(pathname, caller.account.id)
  if (!place) throw new DavError(404, 'There is nothing here.')
  const calendars = calendarsFor({ ...deps, actor: caller.actor }, caller.scopes)
  if (calendars.length === 0) throw new DavError(403, 'This token allows neither tasks:read nor goals:read.')
  const calendar = 'calendar' in place ? calendars.find(({ name }) => name === place.calendar) : undefined
  if ('calendar' in place && !calendar) throw new DavError(403, `This token does not allow ${place.calendar}:read.`)
  return { deps, request, caller, place, calendars, calendar: calendar ?? null }
}

const isCostly = ({ request: { method, headers } }: Asked) => method === 'REPORT' || (method === 'PROPFIND' && headers.get('depth') === '1')

const isForAnybody = ({ method }: Request, pathname: string) => method === 'OPTIONS' || pathname === WELL_KNOWN || `${pathname}/` === BASE

const METHODS = ['OPTIONS', 'GET', 'HEAD', 'PUT', 'DELETE', 'PROPFIND', 'PROPPATCH', 'REPORT']

async function run(asked: Asked): Promise<Response> {
  const { request, place, calendar, deps, caller } = asked
  const { method, url } = request
  if (method === 'PROPFIND') return multistatus(await propfind(asked, readXml(await readBody(request, MOST_NAMES))))
  if (method === 'PROPPATCH') return multistatus(await proppatch(asked, readXml(await readBody(request, MOST_NAMES))))
  if (method === 'REPORT' && place.sort === 'calendar' && calendar) {
    const body = readXml(await readBody(request))
    await deps.giveWay()
    const head = () => deps.store.head(caller.actor.space)
    return multistatus(await report({ account: caller.account, calendar, url, head }, body))
  }
  if (place.sort === 'object' && calendar) {
    const object = { ...asked, place, calendar }
    if (method === 'GET' || method === 'HEAD') return reply(...(await readObject(object)))
    if (method === 'PUT') return reply(...(await putObject(object)))
    if (method === 'DELETE') return reply(...(await deleteObject(object)))
  }
  throw new DavError(405, 'This is not done here.', '', { allow: METHODS.join(', ') })
}

const multistatus = (responses: string): Response =>
  reply(207, xmlDocument('multistatus', responses), { 'content-type': 'application/xml; charset=utf-8' })

const reply = (status: number, body: string | null, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { status, headers: { ...always, ...headers } })

function refusal({ status, message, precondition, headers }: DavError): Response {
  const type = { 'content-type': 'application/xml; charset=utf-8' }
  return reply(status, xmlDocument('error', `${precondition}<cs:message>${xmlText(message)}</cs:message>`), { ...type, ...headers })
}
