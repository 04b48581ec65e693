import type { ValidSession } from '@throughline/core/account'

interface Remembered {
  session: ValidSession
  /** Epoch milliseconds from which until which the session may be believed without asking. */
  from: number
  until: number
}

/**
 * Sessions that were found valid a moment ago. Whatever is revoked in this process is forgotten at once, also while it is
 * being looked up; what another process revokes may be believed for `milliseconds` more.
 */
export function createSessionCache({ milliseconds, size }: { milliseconds: number; size: number }) {
  const remembered = new Map<string, Remembered>()
  let revocations = 0

  return {
    get(sessionId: string, now: number): ValidSession | null {
      const known = remembered.get(sessionId)
      if (!known) return null
      // Before it was remembered is after the clock was set back.
      if (known.from <= now && now < known.until) return known.session
      remembered.delete(sessionId)
      return null
    },

    /** A mark to give to `put`: taken before the session is looked up. */
    mark: () => revocations,

    /** Remembers a session, unless anything was revoked since the mark. */
    put(session: ValidSession, mark: number, now: number) {
      if (mark !== revocations) return
      const [oldest] = remembered.keys()
      if (remembered.size >= size && oldest !== undefined) remembered.delete(oldest)
      const until = Math.min(now + milliseconds, Temporal.Instant.from(session.expiresAt).epochMilliseconds)
      remembered.set(session.sessionId, { session, from: now, until })
    },

    forget(sessionId: string) {
      revocations++
      remembered.delete(sessionId)
    },

    forgetAll(accountId: string) {
      revocations++
      for (const [id, { session }] of remembered) if (session.accountId === accountId) remembered.delete(id)
    },
  }
}
