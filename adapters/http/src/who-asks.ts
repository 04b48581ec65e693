import { allows } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'
import type { Context } from 'hono'
import { countAccount, countAddress, take } from './counted.ts'
import type { SignedInPerson } from './people.ts'
import { markAccount } from './request-mark.ts'
import { isInPerson, isUnsafe, type OpenRoute, type PersonRoute, type Route } from './route.ts'
import { requireSameOrigin } from './same-origin.ts'
import { noScope, scopesOf } from './scope.ts'
import type { Notes, Shared } from './shared.ts'

interface Asking {
  c: Context
  notes: Notes
  secret: string | null
  token: string | null
}

/** An operation, and who asks for it where that has to be somebody. */
export type Access = { route: OpenRoute; person: null } | { route: PersonRoute; person: SignedInPerson }

/**
 * The operation with whoever has the session or the token, counted; with `null` where nobody has to be anybody, which is
 * counted by the address, as is who is refused.
 * @throws AppError `unauthenticated`, `rate-limited`
 */
export async function whoAsks(route: Route, shared: Shared, { c, notes, secret, token }: Asking): Promise<Access> {
  const { app, people, limits } = shared
  let access: Access | null = null
  try {
    if (isUnsafe(route) && token === null) requireSameOrigin(c.req.raw.headers, { publicOrigin: app.publicOrigin, cookie: secret !== null })
    if (route.access === 'anyone') access = { route, person: null }
    else {
      const found = await (token === null ? people.of(secret) : people.ofToken(token))
      // For the worker of the browser, which keeps answers for the person whose they are (packages/offline): also of one that is refused.
      if (token === null) notes.headers['throughline-account'] = found.session.accountId
      access = { route, person: meant(c.req.raw, found) }
    }
  } finally {
    if (!access?.person) await countAddress(shared, notes, c)
  }
  if (!access.person) return access
  const { accountId, sessionId } = access.person.session
  markAccount(c, accountId)
  if (token === null) await countAccount(shared, notes, c, accountId)
  else if (limits) {
    await take(shared, notes, limits.token, sessionId)
    await take(shared, notes, limits.tokens, accountId)
  }
  return access
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

/** @throws AppError `forbidden` for what the token was not made for */
export function requireAllowed(route: Route, { scopes = [] }: SignedInPerson): void {
  const missing = scopesOf(route).find((scope) => !allows(scopes, scope))
  if (missing) throw noScope(missing)
  if (isInPerson(route))
    throw new AppError('forbidden', 'No token may do this, only who is signed in: in the browser, or by POST /auth/signin.')
}

/** @throws AppError `leaving` for what is not shown of an account that is to be deleted */
export function requireStaying(route: Route, { isLeaving }: SignedInPerson): void {
  if (!isLeaving || (route.access === 'person' && route.whileLeaving)) return
  throw new AppError('leaving', 'This account is to be deleted, and until then shows nothing. To keep it, send DELETE /me/deletion.')
}
