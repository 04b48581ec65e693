import {
  AppError,
  type ClockDep,
  hasCode,
  type IdsDep,
  instantText,
  newEnvelope,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  type StoredRecord,
} from '@throughline/core/kernel'
import {
  createSweepAnnouncer,
  FREE_HOURS,
  hoursAgo,
  KEPT_HOURS,
  type KeyedRequest,
  keyedRequests,
  sweepSome,
} from '@throughline/core/keyed'
import { hexadecimal } from './hexadecimal.ts'
import { createKeptRoom } from './kept-room.ts'
import { TransportError } from './problem.ts'
import { type Reply, record } from './reply.ts'
import { type Answer, openAnswer, type RequestSecret, sealAnswer, secretOf } from './sealed-answer.ts'

/** After this long without an answer another process that began is taken for dead. */
const LEASE_SECONDS = 60
/** Claims without an answer that a process remembers; the oldest are left to their lease. */
const MAX_UNANSWERED = 10_000
/** UTF-16 units of an answer that is kept: more than any single record has. */
const MAX_KEPT = 1024 * 1024
/** Old answers of the same space that each new key takes with it. */
const SWEPT_AT_ONCE = 10

/** As if whoever ran it had died. */
const NOBODY_RUNS_IT = '1970-01-01T00:00:00.000Z'

export interface KeyedCall extends StoreDep {
  space: SpaceId
  key: string
  /** What was asked for: method, address and body. */
  content: readonly (string | Uint8Array<ArrayBuffer>)[]
  /** Does it; `newId` is the same at every try, and `since` when the first of them began. */
  execute(newId: string, since: string): Promise<Reply>
  /** Where nothing readable of the answer may be kept: the record it holds, as that reads now. Kept is then its id alone. */
  readAgain?: ((id: string) => Promise<StoredRecord>) | undefined
  /** Whether nothing of the answer is kept, as its parts keep theirs. */
  isUnkept?: boolean
}

interface Deps extends ClockDep, IdsDep {
  /**
   * The last claim of this process under each name that came to no answer. Where it is still stored as that, nobody runs it:
   * what this process runs is known to it.
   */
  unanswered: Map<string, string>
  hasRoom: ReturnType<typeof createKeptRoom>
}

/**
 * Runs requests with an Idempotency-Key once. A refusal frees the key, unless a try before may have done it; an answer is kept
 * for 24 hours. One that is too long to be kept, as only a batch has, has no room among those of its account, or may not be
 * kept, is made again by running again under the same id, whose parts were kept by themselves.
 * So is a request that failed half way, as where a database was away before it had answered: it may have been done.
 * @throws TransportError `idempotency-key-reused`; AppError `conflict` while another process runs the same request
 */
export function createIdempotency(ports: ClockDep & IdsDep & QueueDep): (call: KeyedCall) => Promise<Reply> {
  const running = new Map<string, { fingerprint: string; reply: Promise<Reply> }>()
  const unanswered: Deps['unanswered'] = new Map()
  const hasRoom = createKeptRoom(ports)
  const announceSweep = createSweepAnnouncer(ports)
  return async (call) => {
    const key = checked(call.key)
    const [id, secret] = await Promise.all([sha256([key]), secretOf(call.space, key, call.content)])
    const { fingerprint } = secret
    const name = nameOf(call.space, id)
    const twin = running.get(name)
    if (twin) {
      requireSame(twin.fingerprint, fingerprint)
      return replayed(await twin.reply)
    }
    const deps = { ...ports, unanswered, hasRoom, store: call.store }
    const reply = announceSweep(call.space).then(() => claimAndRun(deps, call, id, secret))
    running.set(name, { fingerprint, reply })
    return reply.finally(() => running.delete(name))
  }
}

const nameOf = (space: SpaceId, id: string) => `${space}\n${id}`

/** What tells one claim from another of the same name. */
const claimOf = ({ version, updatedAt }: KeyedRequest) => `${version} ${updatedAt}`

async function claimAndRun(deps: Deps & StoreDep, call: KeyedCall, id: string, secret: RequestSecret): Promise<Reply> {
  const { space, execute, readAgain, isUnkept = false } = call
  const { claim, isAgain } = await claimed(deps, call, id, secret)
  if (claim.sealed) return givenBefore(await openAnswer(secret, claim.sealed), call)
  let reply: Reply
  try {
    reply = await execute(claim.newId, claim.createdAt)
  } catch (error) {
    if (isRefusal(error)) return refused(deps, call, { claim, isAgain, secret }, error)
    // Where that cannot be saved either, the lease ends by itself.
    await end(deps, space, claim, brokenOff).catch(() => {})
    throw error
  }
  const body = reply.body as string | null
  const answer = { ...reply, body: readAgain && body ? JSON.stringify({ id: JSON.parse(body).id }) : body }
  const sealed = isUnkept || (body ?? '').length > MAX_KEPT ? null : await sealAnswer(secret, answer)
  // Where another try has taken over, what was made here is what that one makes: both have the same id for it.
  await end(deps, space, claim, sealed && deps.hasRoom(space, sealed.length) ? { sealed, updatedAt: nowText(deps) } : brokenOff)
  await sweepSome(deps, space, SWEPT_AT_ONCE)
  return reply
}

/** The next try runs it again under the same id. */
const brokenOff = { updatedAt: NOBODY_RUNS_IT }

/** Whether nothing was done, and nothing will be. */
const isRefusal = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof AppError && error.code !== 'unavailable')

/**
 * Frees the key, but for what an earlier try may have done: run once more, that makes no second under another id. Where another
 * try has taken over, the refusal may come of what that one did: then its answer holds.
 */
async function refused(
  deps: Deps & StoreDep,
  call: KeyedCall,
  { claim, isAgain, secret }: Claim & { secret: RequestSecret },
  refusal: unknown,
): Promise<Reply> {
  const { space } = call
  const isFree = await end(deps, space, claim, isAgain ? brokenOff : { ...brokenOff, createdAt: hoursAgo(deps, FREE_HOURS) })
  await sweepSome(deps, space, SWEPT_AT_ONCE)
  const theirs = isFree ? null : knownNow(deps, await deps.store.get(space, keyedRequests, claim.id))
  if (theirs?.fingerprint !== claim.fingerprint) throw refusal
  if (!theirs.sealed) throw stillRunning()
  return givenBefore(await openAnswer(secret, theirs.sealed), call)
}

/** Ends a claim as it is to be known from now on. Answers whether it was still held: another try may have taken over, and its claim is left alone. */
async function end(deps: Deps & StoreDep, space: SpaceId, claim: KeyedRequest, as: Partial<KeyedRequest>): Promise<boolean> {
  const ended = { ...claim, ...as, version: claim.version + 1 }
  const isHeld = await deps.store.save(space, keyedRequests, ended, { expectedVersion: claim.version }).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'stale')) return false
      throw error
    },
  )
  deps.unanswered.delete(nameOf(space, claim.id))
  return isHeld
}

const givenBefore = async (answer: Answer, { readAgain }: KeyedCall): Promise<Reply> =>
  replayed(readAgain ? await answeredAgain(answer, readAgain) : answer)

/** The record an answer was about: what was readable then may be sealed by now. */
async function answeredAgain({ status, headers, body }: Answer, readAgain: (id: string) => Promise<StoredRecord>): Promise<Reply> {
  return record(await readAgain(JSON.parse(body ?? '{}').id), status, headers)
}

interface Claim {
  claim: KeyedRequest
  /** Whether it was begun before, and broken off or not kept. */
  isAgain: boolean
}

/** The claim this process now holds, or the request as it was answered before. */
async function claimed(deps: Deps & StoreDep, { space, content }: KeyedCall, id: string, { fingerprint }: RequestSecret): Promise<Claim> {
  const { store, clock, ids, unanswered } = deps
  const name = nameOf(space, id)
  const now = nowText(deps)
  const current = await store.get(space, keyedRequests, id)
  const known = knownNow(deps, current)
  if (known) {
    // What an earlier release began was known by what was asked alone.
    if (known.fingerprint !== fingerprint) requireSame(known.fingerprint, await sha256(content))
    if (known.sealed) return { claim: known, isAgain: true }
    const isHeld = known.updatedAt >= instantText(clock.now().subtract({ seconds: LEASE_SECONDS }))
    if (isHeld && unanswered.get(name) !== claimOf(known)) throw stillRunning()
  }
  const version = current?.version ?? 0
  const { newId, createdAt } = known ?? { newId: ids.next(), createdAt: now }
  const claim: KeyedRequest = { ...newEnvelope(id, now), createdAt, version: version + 1, fingerprint, newId, sealed: null }
  // Before it is saved: it may be stored though that is never told.
  unanswered.set(name, claimOf(claim))
  if (unanswered.size > MAX_UNANSWERED) unanswered.delete(unanswered.keys().next().value as string)
  try {
    await store.save(space, keyedRequests, claim, { expectedVersion: version })
    return { claim, isAgain: known !== null }
  } catch (error) {
    if (!hasCode(error, 'stale')) throw error
    unanswered.delete(name)
    throw stillRunning()
  }
}

/** What is stored under a key, unless that is free. */
const knownNow = (deps: ClockDep, stored: KeyedRequest | null): KeyedRequest | null =>
  stored !== null && stored.createdAt >= hoursAgo(deps, KEPT_HOURS) ? stored : null

function requireSame(known: string, fingerprint: string): void {
  if (known !== fingerprint)
    throw new TransportError('idempotency-key-reused', 'This Idempotency-Key belongs to another request. Use a fresh key.')
}

function checked(key: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  const fault = { pointer: '/Idempotency-Key', code: 'invalid_idempotency_key', message: 'Use 1 to 255 visible ASCII characters.' }
  throw new AppError('validation', 'The Idempotency-Key header cannot be used.', { faults: [fault] })
}

const stillRunning = () => new AppError('conflict', 'The first request with this key is still running.', { retryAfter: 1 })

const replayed = (answer: Omit<Reply, 'body'> & { body: Reply['body'] }): Reply => ({
  ...answer,
  headers: { ...answer.headers, 'idempotency-replayed': 'true' },
})

async function sha256(parts: KeyedCall['content']): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', await new Blob([...parts]).arrayBuffer())))
}
