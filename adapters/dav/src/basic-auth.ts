import type { SecretsDep } from '@throughline/core/account'
import { type Account, accounts, actorOf, findToken, isLeaving, noteTokenUse } from '@throughline/core/account'
import type { ActorDep, ClockDep, DirectoryDep, LimitPolicy, RateLimiter, RequestLimits, StoreDep, Take } from '@throughline/core/kernel'
import { findSandbox } from '@throughline/core/sandbox'
import { DavError } from './dav-error.ts'

export type AuthDeps = StoreDep &
  DirectoryDep &
  SecretsDep &
  ClockDep & {
    limiter: RateLimiter
    /** How often anything may be asked for; `null` for without end. */
    limits: RequestLimits | null
  }

/** What a request was counted by, to be told with its answer. */
export type Taken = { policy: LimitPolicy; take: Take }[]

/** Who is asking, and what their token allows. */
export interface Caller extends ActorDep {
  account: Account
  scopes: readonly string[]
}

/** Of one address that is refused. A token is guessed by nobody; this is for programs that never give up. */
const refusals: LimitPolicy = { name: 'dav-refusals', quota: 30, windowSeconds: 600 }
/** Of one account, whatever it asks for: more than any program does. */
const requests: LimitPolicy = { name: 'dav', quota: 6_000, windowSeconds: 600 }

/** Counts a request of nobody. @throws DavError 429 */
export async function countAddress(deps: AuthDeps, address: string, taken: Taken): Promise<void> {
  if (deps.limits) await take(deps, taken, deps.limits.address, address)
}

/**
 * The person whose e-mail address and API token a request names. No cookie and no password opens anything here.
 * @param address whom refusals are counted by
 * @param taken is added to by what it is counted by
 * @throws DavError 401, 403 for an account that is to be deleted, or 429.
 */
export async function callerOf(deps: AuthDeps, header: string | null, address: string, taken: Taken): Promise<Caller> {
  const given = credentialsIn(header)
  // A program asks without them first; that is no try.
  if (!given) {
    await countAddress(deps, address, taken)
    throw unauthenticated()
  }
  const session = await findToken(deps, given.password)
  const account = session && (await deps.store.get(session.space, accounts, session.accountId))
  if (!session || !account || account.email !== given.user.trim().toLowerCase()) {
    await countAddress(deps, address, taken)
    await take(deps, taken, refusals, address)
    throw unauthenticated()
  }
  if (deps.limits) {
    await take(deps, taken, deps.limits.token, session.sessionId)
    await take(deps, taken, deps.limits.tokens, account.id)
  }
  await take(deps, taken, requests, account.id)
  if (await findSandbox(deps, account.id)) throw new DavError(403, 'A sandbox has no calendars. This works with an account of your own.')
  if (await isLeaving(deps, account.id)) throw new DavError(403, 'This account is to be deleted.')
  const actor = actorOf(account)
  await noteTokenUse({ ...deps, actor }, session)
  return { account, actor, scopes: session.scopes }
}

async function take({ limiter }: AuthDeps, noted: Taken, policy: LimitPolicy, key: string): Promise<void> {
  const taken = await limiter.take(policy, key)
  noted.push({ policy, take: taken })
  if (!taken.allowed) throw new DavError(429, 'That is too often. Wait a little.', '', { 'retry-after': String(taken.resetSeconds) })
}

const unauthenticated = () =>
  new DavError(401, 'The user name is your e-mail address, the password an API token made in the settings.', '', {
    'www-authenticate': 'Basic realm="Throughline", charset="UTF-8"',
  })

/** User name and password (RFC 7617); `null` where the header has none. */
function credentialsIn(header: string | null): { user: string; password: string } | null {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)\s*$/i.exec(header ?? '')?.[1]
  const text = encoded && Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text ? text.indexOf(':') : -1
  return text && colon >= 0 ? { user: text.slice(0, colon), password: text.slice(colon + 1) } : null
}
