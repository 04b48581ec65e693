import type { Session, Sessions } from '@throughline/core/account'
import { type ClockDep, type DirectoryDep, instantText, nowText, type StoreDep } from '@throughline/core/kernel'
import { Lucia, TimeSpan } from 'lucia'
import { createJustProven } from './just-proven.ts'
import { luciaTime } from './lucia-time.ts'
import { createSecretSource } from './secret-source.ts'
import { createSessionCache } from './session-cache.ts'
import { earlier, endOf, UNUSED_DAYS } from './session-end.ts'
import { allOf, storeAdapter } from './store-adapter.ts'

/** How exactly the last use of a session is known: no oftener is it written down. */
const USE_KNOWN_TO = { hours: 1 }

/** Sessions a person may have; the oldest ends when one more begins. */
const PER_PERSON = 100

interface Options {
  /** Milliseconds a session found valid is believed without asking the store; 0 asks always. */
  cacheMilliseconds?: number
  /** How many sessions are remembered that way. */
  cacheSize?: number
}

/**
 * The Sessions port by Lucia. A session revoked through this object is refused at once; one revoked by another process
 * is refused after `cacheMilliseconds` (5 s) at the latest.
 */
export function createSessions(
  deps: StoreDep & DirectoryDep & ClockDep,
  { cacheMilliseconds = 5000, cacheSize = 10_000 }: Options = {},
): Sessions {
  const secrets = createSecretSource()
  const cache = createSessionCache({ milliseconds: cacheMilliseconds, size: cacheSize })
  const justProven = createJustProven()
  const stored = storeAdapter(deps)
  const lucia = new Lucia(stored, {
    sessionExpiresIn: new TimeSpan(UNUSED_DAYS, 'd'),
    getSessionAttributes: ({ space, provenAt, usedAt, storedUntil = '', lastsUntil = '', openedBy = 'current' }) => ({
      ...{ space, provenAt, usedAt, storedUntil, lastsUntil, openedBy },
    }),
  })
  const now = () => deps.clock.now().epochMilliseconds
  const { fromLucia } = luciaTime(deps)
  const isValid = (session: Session) => endOf(session) > instantText(deps.clock.now())

  /** Ends what has expired unused, and the oldest of too many. */
  async function tidy(accountId: string) {
    const over = (await allOf(deps, accountId)).filter((session, place) => place >= PER_PERSON || !isValid(session))
    for (const { id } of over) await end(id)
  }

  async function noteUse({ id, usedAt }: { id: string; usedAt: string }) {
    if (usedAt <= instantText(deps.clock.now().subtract(USE_KNOWN_TO))) await stored.noteUse(id)
  }

  async function end(sessionId: string) {
    await lucia.invalidateSession(sessionId)
    cache.forget(sessionId)
    justProven.forget(sessionId)
  }

  return {
    async create({ accountId, space, passwordVersion }, { userAgent, isProven = true }) {
      const secret = secrets.create()
      const attributes = { space, passwordVersion, userAgent, provenAt: isProven ? nowText(deps) : null, usedAt: nowText(deps) }
      const session = await lucia.createSession(accountId, attributes, { sessionId: secrets.digest(secret) })
      await tidy(accountId)
      return { secret, sessionId: session.id, expiresAt: fromLucia(session.expiresAt) }
    },

    async validate(secret) {
      const digest = secrets.digest(secret)
      const known = cache.get(digest, now())
      if (known) return known
      const mark = cache.mark()
      const { session } = await lucia.validateSession(digest)
      if (!session) return null
      if (session.openedBy === 'unconfirmed') {
        justProven.forget(session.id)
        await stored.beginGrace(session.id)
      }
      await noteUse(session)
      const { userId: accountId, space, provenAt } = session
      const expiresAt = earlier(fromLucia(session.expiresAt), session.lastsUntil)
      const valid = { accountId, space, sessionId: session.id, provenAt, expiresAt, renewed: false }
      cache.put(digest, valid, mark, now())
      // The browser has the new secret by now, and would go back to this one.
      const isOver = session.openedBy === 'previous-in-grace'
      return session.fresh && !isOver && expiresAt > session.storedUntil ? { ...valid, renewed: true } : valid
    },

    async ownerOf(secret) {
      const digest = secrets.digest(secret)
      const known = cache.get(digest, now())
      if (known) return known
      const [session, owner] = await stored.getSessionAndUser(digest)
      if (session === null || owner === null || session.expiresAt.getTime() <= Date.now()) return null
      return { accountId: session.userId, space: session.attributes.space }
    },

    list: async (accountId) => (await allOf(deps, accountId)).filter(isValid),

    async prove(sessionId) {
      const secret = justProven.secretFor(sessionId, now(), secrets.create)
      const expiresAt = await stored.prove(sessionId, secrets.digest(secret))
      cache.forget(sessionId)
      return expiresAt === null ? null : { secret, sessionId, expiresAt }
    },

    async revoke(secret) {
      const digest = secrets.digest(secret)
      const id = await stored.endedBy(digest)
      if (id === null) return
      await lucia.invalidateSession(digest)
      cache.forget(id)
    },

    end,

    async revokeAll(accountId) {
      await lucia.invalidateUserSessions(accountId)
      cache.forgetAll(accountId)
    },
  }
}
