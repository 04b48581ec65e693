import { allows } from '@throughline/core/account'
import { barePicture, dropUnused, MAX_ATTACHMENT_SIZE, type StagedFile, stageFile } from '@throughline/core/attachment'
import {
  AppError,
  bounded,
  checked,
  type Fault,
  faultsIn,
  instantText,
  type LimitPolicy,
  languageOf,
  limitHeaders,
  type RateLimiter,
  type RequestLimits,
  type StoredRecord,
  type Take,
} from '@throughline/core/kernel'
import { SANDBOX_LIMITS } from '@throughline/core/sandbox'
import type { Context } from 'hono'
import type { z } from 'zod'
import { askedLanguage } from './asked-language.ts'
import { asAsked } from './asked-person.ts'
import { API_BASE } from './base.ts'
import { openUpload, readJson } from './body.ts'
import { clientAddress } from './client-address.ts'
import type { AppDeps } from './deps.ts'
import { contentTag, expectedVersion, listTag, noneMatch, recordTag } from './etag.ts'
import type { EventStreams } from './event-stream.ts'
import type { createIdempotency } from './idempotency.ts'
import type { createKeptAnswers } from './kept-answers.ts'
import type { People, SignedInPerson } from './people.ts'
import { costlyReads } from './rate-limit.ts'
import type { Reply } from './reply.ts'
import { markedId } from './request-mark.ts'
import { problemInWords, problemResponse, respond } from './response.ts'
import { isInPerson, isTagged, isUnsafe, type PersonCall, type PersonRoute, type Route, type Within } from './route.ts'
import { requireSameOrigin } from './same-origin.ts'
import { demandInSandbox, sandboxRequests } from './sandbox.ts'
import { bearerToken, noScope, scopesOf } from './scope.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { createTurns } from './turns.ts'

/** What the handlers of one app share. */
export interface Shared {
  app: AppDeps
  cookie: SessionCookie
  flowCookie: SessionCookie
  people: People
  limiter: RateLimiter
  /** How often anything may be asked for; `null` for without end. */
  limits: RequestLimits | null
  streams: EventStreams
  once: ReturnType<typeof createIdempotency>
  kept: ReturnType<typeof createKeptAnswers>
  /** Uploads take room while they come, so that a person has only a few at a time. */
  uploads: ReturnType<typeof createTurns>
  /** One person asks for much at once: others get their turn in between. */
  costly: ReturnType<typeof createTurns>
  routeAt: Within['routeAt']
  /** Answers a request that came over this connection. */
  run(request: Request, connection: unknown): Promise<Response>
}

/** What is taken note of while a request is handled, for the headers of whatever the answer will be. */
export interface Notes {
  headers: Record<string, string>
  taken: { policy: LimitPolicy; take: Take }[]
  /** Of who is signed in; what programs are told goes by what they ask for. */
  locale?: string
}

type Query = z.ZodSafeParseResult<unknown>

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

const isToBeDeleted = () =>
  new AppError('leaving', 'This account is to be deleted, and until then shows nothing. To keep it, send DELETE /me/deletion.')

const headersOf = ({ headers, taken }: Notes) => (taken.length === 0 ? headers : { ...headers, ...limitHeaders(taken) })

async function handle(route: Route, shared: Shared, c: Context, notes: Notes, queryOf: (c: Context) => Query | undefined): Promise<Reply> {
  const { app, cookie } = shared
  const request = c.req.raw
  const token = bearerToken(request.headers.get('authorization'))
  // What a script sends is sent by no other site's page, and no cookie speaks for it.
  const secret = token === null ? cookie.read(request.headers.get('cookie')) : null
  const found = await whoAsks(route, shared, { c, notes, secret, token })
  const person = found && token === null ? asAsked(found, request.headers.get('accept-language')) : found
  if (person && token === null) notes.locale = person.deps.actor.locale
  const { address, account } = route.limits ?? {}
  const from = route.limits && clientAddress(c, app.trustProxy)
  if (address) await take(shared, notes, address, from as string)
  const asked = queryOf(c)
  if (person?.deps.sandboxUse) {
    await take(shared, notes, sandboxRequests, person.session.accountId)
    demandInSandbox(app, route, asked?.data)
  }
  if (person && token !== null) requireAllowed(route, person)
  if (person?.isLeaving && !(route.access === 'person' && route.whileLeaving)) throw isToBeDeleted()
  if (person?.session.renewed && secret) notes.headers['set-cookie'] = cookie.set(secret, person.session.expiresAt)
  if (person && route.caching === 'list') {
    const tag = await currentListTag(person, route, c.req.url)
    notes.headers.etag = tag
    if (noneMatch(request.headers.get('if-none-match'), tag)) return { status: 304, body: null, headers: {} }
  }
  if (person && account) await take(shared, notes, account, person.session.accountId)
  if (person && route.costly) await take(shared, notes, costlyReads, person.session.accountId)

  const rest = () => readAndRun(route, shared, { c, notes, query: asked, from, secret, token, person })
  if (!person) return rest()
  const { space, accountId } = person.session
  const costly = async () => {
    await app.takeTurn?.()
    return rest()
  }
  const make =
    route.body === 'upload' ? () => shared.uploads(accountId, rest) : route.costly ? () => shared.costly(accountId, costly) : rest
  const tag = route.kept && notes.headers.etag
  return tag ? shared.kept({ space, url: c.req.url, tag }, make) : make()
}

/**
 * Whoever has the session or the token, counted; `null` where nobody has to be anybody, which is counted by the address, as is
 * who is refused.
 * @throws AppError `unauthenticated`, `rate-limited`
 */
async function whoAsks(
  route: Route,
  shared: Shared,
  { c, notes, secret, token }: Pick<Admitted, 'c' | 'notes' | 'secret' | 'token'>,
): Promise<SignedInPerson | null> {
  const { app, people, limits } = shared
  let person: SignedInPerson | null = null
  try {
    if (isUnsafe(route) && token === null) requireSameOrigin(c.req.raw.headers, { publicOrigin: app.publicOrigin, cookie: secret !== null })
    if (route.access === 'person') {
      const found = await (token === null ? people.of(secret) : people.ofToken(token))
      // For the worker of the browser, which keeps answers for the person whose they are (packages/offline): also of one that is refused.
      if (token === null) notes.headers['throughline-account'] = found.session.accountId
      person = meant(c.req.raw, found)
    }
  } finally {
    if (!person) await countAddress(shared, notes, c)
  }
  if (!limits || !person) return person
  const { accountId, sessionId } = person.session
  if (token === null) await take(shared, notes, limits.account, accountId)
  else {
    await take(shared, notes, limits.token, sessionId)
    await take(shared, notes, limits.tokens, accountId)
  }
  return person
}

/**
 * A page that was somebody's may still have something to send when somebody else has signed in with the same browser.
 * @throws AppError `unauthenticated` when the request names another account than the one it would be done for
 */
function meant(request: Request, person: SignedInPerson): SignedInPerson {
  const accountId = request.headers.get('throughline-account')
  if (accountId === null || accountId === person.session.accountId) return person
  throw new AppError('unauthenticated', 'This is meant for another account than the one that is signed in.')
}

/** Counts a request of nobody. @throws AppError `rate-limited` */
export async function countAddress(shared: Pick<Shared, 'app' | 'limits' | 'limiter'>, notes: Notes, c: Context): Promise<void> {
  if (shared.limits) await take(shared, notes, shared.limits.address, clientAddress(c, shared.app.trustProxy))
}

/** @throws AppError `forbidden` for what the token was not made for */
function requireAllowed(route: Route, { scopes = [] }: SignedInPerson): void {
  const missing = scopesOf(route).find((scope) => !allows(scopes, scope))
  if (missing) throw noScope(missing)
  if (isInPerson(route))
    throw new AppError('forbidden', 'No token may do this, only who is signed in: in the browser, or by POST /auth/signin.')
}

interface Admitted {
  c: Context
  notes: Notes
  query: Query | undefined
  from: string | undefined
  secret: string | null
  token: string | null
  person: SignedInPerson | null
}

async function readAndRun(route: Route, shared: Shared, { c, notes, query: asked, from, secret, token, person }: Admitted): Promise<Reply> {
  const { app } = shared
  const sent = await read(route, app, { c, query: asked, person })
  try {
    return await runWith(route, shared, { c, notes, from, secret, token, person }, sent)
  } finally {
    // What cannot be looked at now is swept away later.
    if (sent.file && person) await dropUnused(person.deps, person.session.space, sent.file.blobId).catch(() => {})
  }
}

async function runWith(
  route: Route,
  shared: Shared,
  { c, notes, from, secret, token, person }: Omit<Admitted, 'query'>,
  sent: Sent,
): Promise<Reply> {
  const { app, cookie, flowCookie, people, streams } = shared
  const request = c.req.raw
  const { emailFromAddress, email } = route.limits ?? {}
  if (emailFromAddress) await take(shared, notes, emailFromAddress, `${from} ${emailOf(sent.body)}`)
  if (email) await take(shared, { ...notes, taken: [] }, email, emailOf(sent.body))
  const { query, body, file, fileName } = sent
  const params = c.req.param() as Record<string, string>
  const within: Within = { routeAt: shared.routeAt, run: (inner) => shared.run(inner, c.env) }
  const call = { app, request, params, query, body, file, fileName, from, secret, token, cookie, flowCookie, people, streams, within }
  if (route.access === 'anyone') return route.run(call)
  const { session, deps, scopes } = person as SignedInPerson
  const may = (scope: string) => scopes === undefined || allows(scopes, scope)
  const expected = route.conditional ? expectedVersion(request.headers.get('if-match')) : undefined
  const own = Object.assign(call, { session, deps, may, expectedVersion: expected, newId: undefined, since: null })
  const reply = await runOnce(route, shared, own, sent.text)
  return reply.version === undefined ? reply : withRecordTag(reply, recordTag(reply.version, reply.moving), request, notes)
}

/** Runs it; a POST that carries an Idempotency-Key only once. */
async function runOnce(route: PersonRoute, { once }: Shared, call: PersonCall<unknown, unknown>, text: string): Promise<Reply> {
  const { method, url, headers } = call.request
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  if (key === null) return route.run(call)
  const { pathname, search } = new URL(url)
  const content = [`${method} ${pathname}${search}\n`, text, call.fileName, call.file?.sha256 ?? '']
  const execute = (newId: string, since: string | null) => route.run({ ...call, newId, since })
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

/** The answer, whose ETag is that of its record; a 304 when that is what the reader has. */
function withRecordTag(reply: Reply, etag: string, { method, headers }: Request, notes: Notes): Reply {
  notes.headers.etag = etag
  const known = (method === 'GET' || method === 'HEAD') && noneMatch(headers.get('if-none-match'), etag)
  return known ? { status: 304, body: null, headers: {} } : reply
}

/** The answer with an ETag by what it says, where nothing told sooner; making it costs what it costs, sending it may be spared. */
async function withContentTag(route: Route, reply: Reply, request: Request, notes: Notes): Promise<Reply> {
  if (notes.headers.etag !== undefined || reply.status !== 200 || typeof reply.body !== 'string' || !isTagged(route)) return reply
  return withRecordTag(reply, await contentTag(reply.body), request, notes)
}

async function currentListTag(
  { session: { space }, scopes, deps, today, askedLocale = '' }: SignedInPerson,
  { moves, byScopes }: Route,
  url: string,
): Promise<string> {
  // By a minute before what is read, an answer is only thought older than it is.
  const time = moves ? `${today}-${instantText(deps.clock.now()).slice(0, 16)}` : today
  return listTag(space, await deps.store.head(space), time, byScopes && scopes ? `${url} ${scopes.join()}` : `${url}${askedLocale}`)
}

export async function take({ limiter }: Pick<Shared, 'limiter'>, notes: Notes, policy: LimitPolicy, key: string): Promise<void> {
  const taken = await limiter.take(policy, key)
  notes.taken.push({ policy, take: taken })
  if (taken.allowed) return
  throw new AppError('rate-limited', 'That was too often. Wait a little and try again.', { retryAfter: taken.resetSeconds })
}

const emailOf = (body: unknown): string => {
  const email = (body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? email.trim().slice(0, 254).normalize().toLowerCase() : ''
}

const jsonTypes = ['application/json']
const patchTypes = ['application/json', 'application/merge-patch+json']

interface Sent {
  query: unknown
  body: unknown
  text: string
  file: StagedFile | null
  fileName: string
}

/**
 * What was sent, with its query checked. Only when that has faults are those of the body looked for here,
 * so that all are named at once; otherwise the use case does it.
 */
async function read(route: Route, app: AppDeps, { c, query, person }: Pick<Admitted, 'c' | 'query' | 'person'>): Promise<Sent> {
  if (route.body === 'upload') return readUpload(route, app, { c, query, person })
  const most = person?.deps.sandboxUse ? SANDBOX_LIMITS.bodyBytes : undefined
  const json = route.body ? await readJson(c.req.raw, route.method === 'PATCH' ? patchTypes : jsonTypes, most) : undefined
  const body = json?.value ?? (route.bodyOptional && json ? {} : json?.value)
  if (query && !query.success) throw invalid([...faultsIn(query.error), ...bodyFaults(route, body)])
  return { query: query?.data, body, text: json?.text ?? '', file: null, fileName: '' }
}

/** Keeps a file while it comes; what is asked for is judged before any of it is read. */
async function readUpload(
  { mostBytes, barePictures }: Route,
  app: AppDeps,
  { c, query, person }: Pick<Admitted, 'c' | 'query' | 'person'>,
): Promise<Sent> {
  if (query && !query.success) throw invalid(faultsIn(query.error))
  const { deps } = person as SignedInPerson
  const usually = mostBytes?.(query?.data, app) ?? MAX_ATTACHMENT_SIZE
  const most = deps.sandboxUse ? Math.min(usually, SANDBOX_LIMITS.importBytes) : usually
  const { name, content } = await openUpload(c.req.raw, most)
  const kept = barePictures ? barePicture(bounded(content, most)) : content
  return { query: query?.data, body: undefined, text: '', file: await stageFile(deps, kept, most), fileName: name }
}

function bodyFaults({ body: schema }: Route, body: unknown): Fault[] {
  if (!schema || schema === 'upload') return []
  const result = checked(schema, body)
  return result.success ? [] : faultsIn(result.error)
}

const invalid = (faults: readonly Fault[]) => new AppError('validation', 'Some of this cannot be accepted.', { faults })
