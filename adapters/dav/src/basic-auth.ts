import type { SecretsDep } from '@throughline/core/account'
import { type Account, accounts, actorOf, findToken, isLeaving, noteTokenUse } from '@throughline/core/account'
import type { ActorDep, ClockDep, DirectoryDep, LimitPolicy, RateLimiter, StoreDep } from '@throughline/core/kernel'
import { DavError } from './dav-error.ts'

export type AuthDeps = StoreDep & DirectoryDep & SecretsDep & ClockDep & { limiter: RateLimiter }

/** Who is asking, and what their token allows. */
export interface Caller extends ActorDep {
  account: Account
  scopes: readonly string[]
}

/** Of one address that is refused. A token is guessed by nobody; this is for programs that never give up. */
const refusals: LimitPolicy = { name: 'dav-refusals', quota: 30, windowSeconds: 600 }
/** Of one account, whatever it asks for: more than any program does. */
const requests: LimitPolicy = { name: 'dav', quota: 6_000, windowSeconds: 600 }

/**
 * The person whose e-mail address and API token a request names. No cookie and no password opens anything here.
 * @param address whom refusals are counted by
 * @throws DavError 401, 403 for an account that is to be deleted, or 429.
 */
export async function callerOf(deps: AuthDeps, header: string | null, address: string): Promise<Caller> {
  const given = credentialsIn(header)
  // A program asks without them first; that is no try.
  if (!given) throw unauthenticated()
  const session = await findToken(deps, given.password)
  const account = session && (await deps.store.get(session.space, accounts, session.accountId))
  if (!session || !account || account.email !== given.user.trim().toLowerCase()) {
    await take(deps, refusals, address)
    throw unauthenticated()
  }
  await take(deps, requests, account.id)
  if (await isLeaving(deps, account.id)) throw new DavError(403, 'This account is to be deleted.')
  const actor = actorOf(account)
  await noteTokenUse({ ...deps, actor }, session)
  return { account, actor, scopes: session.scopes }
}

async function take({ limiter }: AuthDeps, policy: LimitPolicy, key: string): Promise<void> {
  const { allowed, resetSeconds } = await limiter.take(policy, key)
  if (!allowed) throw new DavError(429, 'That is too often. Wait a little.', '', { 'retry-after': String(resetSeconds) })
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
