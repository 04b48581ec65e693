import type { ValidSession } from '@throughline/core/account'

interface Remembered {
  session: ValidSession
  /** Epoch milliseconds from which until which the session may be believed without asking. */
  from: number
  until: number
}

/**
 * Sessions that were found valid a moment ago, by the digest of the secret they were opened by. Whatever is revoked in this
 * process is forgotten at once, also while it is being looked up; what another process revokes may be believed for
 * `milliseconds` more.
 */
export function createSessionCache({ milliseconds, size }: { milliseconds: number; size: number }) {
  const remembered = new Map<string, Remembered>()
  let revocations = 0

  function forgetWhere(isMeant: (session: ValidSession) => boolean) {
    revocations++
    for (const [digest, { session }] of remembered) if (isMeant(session)) remembered.delete(digest)
  }

  return {
    get(digest: string, now: number): ValidSession | null {
      const known = remembered.get(digest)
      if (!known) return null
      // Before it was remembered is after the clock was set back.
      if (known.from <= now && now < known.until) return known.session
      remembered.delete(digest)
      return null
    },

    /** A mark to give to `put`: taken before the session is looked up. */
    mark: () => revocations,

    /** Remembers a session, unless anything was revoked since the mark. */
    put(digest: string, session: ValidSession, mark: number, now: number) {
      if (mark !== revocations) return
      const [oldest] = remembered.keys()
      if (remembered.size >= size && oldest !== undefined) remembered.delete(oldest)
      const until = Math.min(now + milliseconds, Temporal.Instant.from(session.expiresAt).epochMilliseconds)
      remembered.set(digest, { session, from: now, until })
    },

    forget(sessionId: string) {
      forgetWhere((session) => session.sessionId === sessionId)
    },

    forgetAll(accountId: string) {
      forgetWhere((session) => session.accountId === accountId)
    },
  }
}
