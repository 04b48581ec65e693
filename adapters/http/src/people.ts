import { accounts, actorOf, type ValidSession } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'
import type { AppDeps, PersonDeps } from './deps.ts'

export interface SignedInPerson {
  session: ValidSession
  deps: PersonDeps
}

/** Who is asking. */
export interface People {
  /** @throws AppError `unauthenticated` */
  of(secret: string | null): Promise<SignedInPerson>
  /** Whether the secret still opens a session. */
  isSignedIn(secret: string): Promise<boolean>
  /** Makes the next request read the account anew. */
  forget(accountId: string): void
}

/** How long another process may go on with a zone or language that was changed here. */
const KEPT_MS = 5_000
const MAX_KEPT = 10_000

/** Looks up sessions and keeps, for seconds, what use cases need to know of a person. */
export function createPeople(app: AppDeps): People {
  const known = new Map<string, { deps: PersonDeps; until: number }>()

  async function depsOf({ accountId, space }: ValidSession): Promise<PersonDeps> {
    const now = app.clock.now().epochMilliseconds
    const kept = known.get(accountId)
    if (kept && kept.until > now) return kept.deps
    const account = await app.store.get(space, accounts, accountId)
    if (!account) throw notSignedIn()
    if (known.size >= MAX_KEPT) known.clear()
    const deps = { ...app, actor: actorOf(account) }
    known.set(accountId, { deps, until: now + KEPT_MS })
    return deps
  }

  return {
    async of(secret) {
      const session = secret === null ? null : await app.sessions.validate(secret)
      if (!session) throw notSignedIn()
      return { session, deps: await depsOf(session) }
    },
    isSignedIn: async (secret) => (await app.sessions.validate(secret)) !== null,
    forget: (accountId) => {
      known.delete(accountId)
    },
  }
}

const notSignedIn = () => new AppError('unauthenticated', 'Sign in to go on.')
