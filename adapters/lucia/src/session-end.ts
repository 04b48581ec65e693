import type { Session } from '@throughline/core/account'
import { instantText } from '@throughline/core/kernel'

/** Days a session lasts after its last use; it is renewed in the second half of them. */
export const UNUSED_DAYS = 30

/** Days after which a session ends, however much it is used. */
const MOST_DAYS = 180

/** Until when a session may be renewed at most. */
export const lastsUntil = ({ createdAt }: Pick<Session, 'createdAt'>): string =>
  instantText(Temporal.Instant.from(createdAt).add({ hours: MOST_DAYS * 24 }))

/** When a session ends unless it is renewed. */
export const endOf = (session: Pick<Session, 'createdAt' | 'expiresAt'>): string => earlier(session.expiresAt, lastsUntil(session))

/** Of two instants as they are stored. */
export const earlier = (one: string, other: string): string => (one < other ? one : other)
