import { allows } from '@throughline/core/account'
import { dropUnused } from '@throughline/core/attachment'
import { checked, languageOf, limitHeaders, type StoredRecord } from '@throughline/core/kernel'
import type { Context } from 'hono'
import { currentListTag, withContentTag, withRecordTag } from './answer-tags.ts'
import { askedLanguage } from './asked-language.ts'
import { asAsked } from './asked-person.ts'
import { API_BASE } from './base.ts'
import { clientAddress } from './client-address.ts'
import { countAsked, countMade, countSandbox, countSent } from './counted.ts'
import type { AppDeps } from './deps.ts'
import { expectedVersion, noneMatch, recordTag } from './etag.ts'
import { pageOf } from './page-visit.ts'
import type { SignedInPerson } from './people.ts'
import { type Query, readSent } from './read-sent.ts'
import type { Reply } from './reply.ts'
import { markedId } from './request-mark.ts'
import { problemInWords, problemResponse, respond } from './response.ts'
import type { PersonCall, PersonRoute, Route, Within } from './route.ts'
import { demandInSandbox } from './sandbox.ts'
import { bearerToken } from './scope.ts'
import type { Notes, Shared } from './shared.ts'
import { type Access, requireAllowed, requireStaying, whoAsks } from './who-asks.ts'

/**
 * The Hono handler of an operation. All that is common to operations happens here, in one function and not in
 * a chain of middleware: Hono then calls it directly, and the answer is made once.
 */
export function handlerOf(route: Route, shared: Shared): (c: Context) => Promise<Response> {
  const { app } = shared
  const { query } = route
  let emptyQuery: Query | undefined
  const queryOf = ({ req }: Context) => {
    if (query && req.url.includes('?')) return checked(query, req.query())
    emptyQuery ??= query && checked(query, {})
    return emptyQuery
  }
  const declared = `${API_BASE}${route.path}`
  return async (c) => {
    const requestId = markedId(c, declared)
    const notes: Notes = { headers: {}, taken: [] }
    try {
      const reply = await withContentTag(route, await handle(route, shared, c, notes, queryOf), c.req.raw, notes)
      return await respond(c.req.raw, app.encode, { requestId, reply, headers: headersOf(notes) })
    } catch (error) {
      const failed = { requestId, instance: c.req.path, method: route.method, route: route.path, headers: headersOf(notes) }
      const language = notes.locale ? languageOf(notes.locale) : askedLanguage(c.req.raw.headers.get('accept-language'))
      return problemInWords(error, failed, app, language)
    }
  }
}

/**
 * Answers what is no operation: with what is made, or the problem that it ends in, and either way with what it was counted by.
 * @param asked what the problem and the log name; not the address where that is a secret
 */
export async function answered(
  c: Context,
  app: AppDeps,
  asked: { instance: string; method: string; route: string },
  make: (notes: Notes) => Promise<Reply>,
): Promise<Response> {
  const { req } = c
  const requestId = markedId(c, asked.route)
  const notes: Notes = { headers: {}, taken: [] }
  try {
    const reply = await make(notes)
    return await respond(req.raw, app.encode, { requestId, reply, headers: headersOf(notes) })
  } catch (error) {
    return problemResponse(error, { requestId, ...asked, headers: headersOf(notes) }, app)
  }
}

const headersOf = ({ headers, taken }: Notes) => (taken.length === 0 ? headers : { ...headers, ...limitHeaders(taken) })

async function handle(route: Route, shared: Shared, c: Context, notes: Notes, queryOf: (c: Context) => Query | undefined): Promise<Reply> {
  const { app, cookie } = shared
  const request = c.req.raw
  const token = bearerToken(request.headers.get('authorization'))
  // What a script sends is sent by no other site's page, and no cookie speaks for it.
  const secret = token === null ? cookie.read(request.headers.get('cookie')) : null
  const found = await whoAsks(route, shared, { c, notes, secret, token })
  const inTheirWords = (person: SignedInPerson) => (token === null ? asAsked(person, request.headers.get('accept-language')) : person)
  const access: Access = found.person ? { ...found, person: inTheirWords(found.person) } : found
  const { person } = access
  if (person && token === null) notes.locale = person.deps.actor.locale
  const from = route.limits && clientAddress(c, app.trustProxy)
  await countAsked(shared, notes, route, from)
  const query = queryOf(c)
  if (person?.deps.sandboxUse) {
    await countSandbox(shared, notes, person)
    demandInSandbox(app, route, query?.data)
  }
  if (person && token !== null) requireAllowed(route, person)
  if (person) requireStaying(route, person)
  if (person?.session.renewed && secret) notes.headers['set-cookie'] = cookie.set(secret, person.session.expiresAt)
  if (person && route.caching === 'list') {
    const tag = await currentListTag(person, route, c.req.url)
    notes.headers.etag = tag
    if (noneMatch(request.headers.get('if-none-match'), tag)) return { status: 304, body: null, headers: {} }
  }
  const isOfCostly = pageOf(c)?.isCostly ?? false
  if (person) await countMade(shared, notes, route, person, isOfCostly)

  const run = () => readAndRun(access, shared, { c, notes, query, from, secret, token })
  if (!person) return run()
  const { space, accountId } = person.session
  const costly = async () => {
    await app.giveWay()
    return run()
  }
  const make = () => {
    if (route.body === 'upload') return shared.uploads(accountId, run)
    if (!route.costly) return run()
    return isOfCostly ? costly() : shared.costly(accountId, costly)
  }
  const tag = route.kept && notes.headers.etag
  return tag ? shared.kept({ space, url: c.req.url, tag }, make) : make()
}

/** A request that is to be done, as it is known before its body is read. */
interface Asked {
  c: Context
  notes: Notes
  query: Query | undefined
  from: string | undefined
  secret: string | null
  token: string | null
}

/** Reads what was sent, and has the route do it. */
async function readAndRun(access: Access, shared: Shared, asked: Asked): Promise<Reply> {
  const { app, cookie, flowCookie, people, streams } = shared
  const { c, notes, from, secret, token } = asked
  const { route, person } = access
  const request = c.req.raw
  const { query, body, text, file, fileName } = await readSent(access, app, asked)
  try {
    await countSent(shared, notes, route, { from, body })
    const params = c.req.param() as Record<string, string>
    const within: Within = { routeAt: shared.routeAt, run: (inner) => shared.run(inner, c.env) }
    const call = { app, request, params, query, body, file, fileName, from, secret, token, cookie, flowCookie, people, streams, within }
    if (!access.person) return await access.route.run(call)
    const { session, deps, scopes } = access.person
    const may = (scope: string) => scopes === undefined || allows(scopes, scope)
    const expected = route.conditional ? expectedVersion(request.headers.get('if-match')) : undefined
    const own = Object.assign(call, { session, deps, may, expectedVersion: expected, newId: undefined, since: null })
    const reply = await runOnce(access.route, shared, own, text)
    return reply.version === undefined ? reply : withRecordTag(reply, recordTag(reply.version, reply.moving), request, notes)
  } finally {
    // What cannot be looked at now is swept away later.
    if (file && person) await dropUnused(person.deps, person.session.space, file.blobId).catch(() => {})
  }
}

/** Runs it; a POST that carries an Idempotency-Key only once. */
async function runOnce(route: PersonRoute, { once }: Shared, call: PersonCall<unknown, unknown>, text: string): Promise<Reply> {
  const { method, url, headers } = call.request
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  if (key === null) return route.run(call)
  const { pathname, search } = new URL(url)
  const content = [`${method} ${pathname}${search}\n`, text, call.fileName, call.file?.sha256 ?? '']
  const execute = (newId: string, since: string) => route.run({ ...call, newId, since })
  const reads = route.readAgain
  const readAgain = reads && ((id: string): Promise<StoredRecord> => reads(call.deps, id))
  return once({
    store: call.deps.store,
    space: call.session.space,
    key,
    content,
    execute,
    readAgain,
    isUnkept: route.isUnkept?.(call.body) ?? false,
  })
}
