import type { Session } from '@throughline/core/account'

/** Seconds for which the previous secret still opens a session, once the new one is used: for what other tabs have under way. */
export const GRACE_SECONDS = 60

type Opened = Pick<Session, 'digest' | 'previous'>

/** By which secret somebody comes. */
export type OpenedBy =
  /** By the one there is. */
  | 'current'
  /** By the one there is, which nobody was known to have got: this use confirms it, and begins the grace of the previous one. */
  | 'unconfirmed'
  /** By the previous one, as the new one was never used: the answer that held it may be lost. */
  | 'previous'
  /** By the previous one, within its grace. */
  | 'previous-in-grace'

/** What a secret of this digest is to a session; `null` where it opens it no more. `now` is an RFC 3339 instant. */
export function whatOpens({ digest, previous }: Opened, given: string, now: string): OpenedBy | null {
  if (given === digest) return previous?.until === null ? 'unconfirmed' : 'current'
  if (given !== previous?.digest) return null
  if (previous.until === null) return 'previous'
  return previous.until > now ? 'previous-in-grace' : null
}

/**
 * When its person proved who they are, to whom comes by such a secret. The previous one knows of no proof, nor of one from
 * before it: whoever has it still is not who has just proved it.
 */
export const provenBy = ({ provenAt }: Pick<Session, 'provenAt'>, by: OpenedBy): string | null =>
  by === 'previous' || by === 'previous-in-grace' ? null : provenAt

/** What is the previous secret, once there is another: the one the browser is known to have, which an unconfirmed one is not. */
export const previousOf = ({ digest, previous }: Opened): NonNullable<Session['previous']> =>
  previous?.until === null ? previous : { digest, until: null }

/** The digests that a browser may come with for as long as the session lasts. */
export const openedFrom = ({ digest, previous }: Opened): string[] => (previous?.until === null ? [digest, previous.digest] : [digest])
