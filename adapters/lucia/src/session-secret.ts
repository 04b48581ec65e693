import type { Session } from '@throughline/core/account'

/** Seconds for which the secret before opens a session, once the new one is used: for what other tabs have under way. */
export const FORMER_SECONDS = 60

type Opened = Pick<Session, 'digest' | 'former' | 'provenAt'>

/**
 * By which secret somebody comes: the one there is; the new one, as the one before was not given up yet; the one before, as the
 * new one was never used; or that, in its last minute.
 */
export type OpenedBy = 'secret' | 'new-secret' | 'kept-secret' | 'former-secret'

/** What a secret of this digest is to a session; `null` where it opens it no more. `now` is an RFC 3339 instant. */
export function whatOpens({ digest, former }: Opened, given: string, now: string): OpenedBy | null {
  if (given === digest) return former?.until === null ? 'new-secret' : 'secret'
  if (given !== former?.digest) return null
  if (former.until === null) return 'kept-secret'
  return former.until > now ? 'former-secret' : null
}

/** When its person proved who they are, to whom comes by such a secret: the one before knows of no later proof. */
export const provenBy = ({ provenAt, former }: Opened, by: OpenedBy): string | null =>
  former && (by === 'kept-secret' || by === 'former-secret') ? former.provenAt : provenAt

/** What is the secret before, once there is another: what the browser has, which may not have got the latest. */
export const formerOf = ({ digest, former, provenAt }: Opened): NonNullable<Session['former']> =>
  former?.until === null ? former : { digest, provenAt, until: null }

/** The digests that a browser may come with for as long as the session lasts. */
export const openedFrom = ({ digest, former }: Opened): string[] => (former?.until === null ? [digest, former.digest] : [digest])
