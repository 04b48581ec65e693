/** Milliseconds in which proofs are taken for ones of the same moment. */
const AT_ONCE = 10_000

/**
 * New secrets of sessions that nobody has used yet, for some seconds: of several proofs that one browser asks for at once,
 * any answer may be the one it keeps.
 */
export function createJustProven() {
  const secrets = new Map<string, { secret: string; at: number }>()

  return {
    /** The new secret of a session: one that was just made and is not used yet, else what `create` makes. */
    secretFor(sessionId: string, now: number, create: () => string): string {
      for (const [id, { at }] of secrets) if (now < at || at + AT_ONCE <= now) secrets.delete(id)
      const secret = secrets.get(sessionId)?.secret ?? create()
      if (!secrets.has(sessionId)) secrets.set(sessionId, { secret, at: now })
      return secret
    },

    /** To be called as its new secret is used, or it ends. */
    forget(sessionId: string) {
      secrets.delete(sessionId)
    },
  }
}
