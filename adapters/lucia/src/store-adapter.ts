import { credentials, type Session, sessions } from '@throughline/core/account'
import {
  AppError,
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  type DirectoryEntry,
  instantText,
  MAX_LIMIT,
  newEnvelope,
  nowText,
  revised,
  type SpaceId,
  type StoreDep,
} from '@throughline/core/kernel'
import type { Adapter, DatabaseSession, Lucia } from 'lucia'
import { luciaTime } from './lucia-time.ts'
import { earlier, endOf, lastsUntil } from './session-end.ts'
import { GRACE_SECONDS, type OpenedBy, openedFrom, previousOf, provenBy, whatOpens } from './session-secret.ts'

/** What a session carries through Lucia beside its own fields. */
export interface SessionAttributes {
  space: SpaceId
  passwordVersion: number
  userAgent: string
  /** RFC 3339 instant. */
  provenAt: string | null
  /** RFC 3339 instant. */
  usedAt: string
}

/** What is known of a session that is stored: until when it is, until when it may be renewed at most, and what opened it. */
interface StoredAttributes extends SessionAttributes {
  storedUntil: string
  lastsUntil: string
  openedBy: OpenedBy
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Pick<StoredAttributes, 'space' | 'provenAt' | 'usedAt' | 'storedUntil' | 'lastsUntil' | 'openedBy'>>
    DatabaseSessionAttributes: SessionAttributes & Partial<StoredAttributes>
  }
}

/** What is done to a session beside what Lucia does. */
export interface SessionNotes {
  /** The id of the session that who has this secret may end, which may have been stopped half way; `null` where it opens none. */
  endedBy(digest: string): Promise<string | null>
  /** Notes down that it is used; no matter if it is gone. */
  noteUse(id: string): Promise<void>
  /** Has it opened by another secret, whose digest this is, as its person has proved who they are; answers when it ends. */
  prove(id: string, digest: string): Promise<string | null>
  /** Ends the previous secret in a minute, now that the new one is used. */
  beginGrace(id: string): Promise<void>
}

/**
 * Lucia's seven methods over the Store and the Directory. What Lucia gets here as ids are digests already: it never sees a
 * secret. A session is found by its id and, once that was changed, by the digest of its secret; the record says which of them
 * opens it. The directory entries are made before the record and removed after it.
 */
export function storeAdapter({ store, directory, clock }: StoreDep & DirectoryDep & ClockDep): Adapter & SessionNotes {
  const now = () => nowText({ clock })

  const { fromLucia, toLucia } = luciaTime({ clock })

  const database = (session: Session, space: SpaceId, openedBy: OpenedBy = 'current'): DatabaseSession => ({
    id: session.id,
    userId: session.accountId,
    expiresAt: toLucia(endOf(session)),
    attributes: {
      space,
      passwordVersion: session.passwordVersion,
      userAgent: session.userAgent,
      provenAt: provenBy(session, openedBy),
      usedAt: session.usedAt,
      storedUntil: session.expiresAt,
      lastsUntil: lastsUntil(session),
      openedBy,
    },
  })

  const entryOf = (id: string, space: SpaceId, expiresAt: string, value = id): DirectoryEntry => ({
    name: 'session',
    value,
    space,
    id,
    expiresAt,
  })

  async function find(digest: string) {
    const entry = await directory.find('session', digest, now())
    const session = entry && (await store.get(entry.space, sessions, entry.id))
    return session && { session, space: entry.space }
  }

  async function remove(space: SpaceId, { id, digest, previous }: Session) {
    await store.erase(space, sessions, id)
    for (const value of new Set([previous?.digest ?? id, digest, id])) await directory.release({ name: 'session', value, id })
  }

  async function change(id: string, decide: (session: Session) => Partial<Session> | null) {
    const entry = await directory.find('session', id, now())
    if (entry) await changeUntold<Session>({ store, clock }, entry.space, sessions, id, decide)
  }

  return {
    async getSessionAndUser(digest) {
      const found = await find(digest)
      const openedBy = found && whatOpens(found.session, digest, now())
      if (!openedBy) return [null, null]
      const { session, space } = found
      const credential = await store.get(space, credentials, session.accountId)
      const user = credential?.passwordVersion === session.passwordVersion ? { id: credential.id, attributes: {} } : null
      return [database(session, space, openedBy), user]
    },

    async getUserSessions(accountId) {
      return (await allOf({ store }, accountId)).map((session) => database(session, accountId))
    },

    async setSession({ id, userId, expiresAt, attributes: { space, passwordVersion, userAgent, provenAt, usedAt } }) {
      const session: Session = {
        ...newEnvelope(id, now()),
        accountId: userId,
        passwordVersion,
        expiresAt: fromLucia(expiresAt),
        provenAt,
        usedAt,
        digest: id,
        previous: null,
        userAgent: userAgent.slice(0, 300),
      }
      await directory.reserve(entryOf(id, space, session.expiresAt), now())
      await store.save(space, sessions, session, { expectedVersion: 0 })
    },

    async updateSessionExpiration(id, expiresAt) {
      const found = await find(id)
      if (!found) return
      const { session, space } = found
      const until = earlier(fromLucia(expiresAt), lastsUntil(session))
      if (until <= session.expiresAt) return
      for (const value of new Set([id, ...openedFrom(session)])) await directory.reserve(entryOf(id, space, until, value), now())
      // Of two requests that renew at the same time, one is enough.
      await store
        .save(space, sessions, revised(session, { expiresAt: until }, now()), { expectedVersion: session.version })
        .catch(unlessStale)
    },

    async deleteSession(given) {
      const entry = await directory.find('session', given, now())
      if (!entry) return
      const session = await store.get(entry.space, sessions, entry.id)
      if (session) return remove(entry.space, session)
      for (const value of new Set([given, entry.id])) await directory.release({ ...entry, value })
    },

    async deleteUserSessions(accountId) {
      for (const session of await allOf({ store }, accountId)) await remove(accountId, session)
    },

    deleteExpiredSessions: () => directory.sweep(now()),

    async endedBy(digest) {
      const entry = await directory.find('session', digest, now())
      const session = entry && (await store.get(entry.space, sessions, entry.id))
      return entry && (!session || whatOpens(session, digest, now())) ? entry.id : null
    },

    noteUse: (id) => change(id, () => ({ usedAt: now() })),

    async prove(id, digest) {
      const found = await find(id)
      if (!found) return null
      const { session, space } = found
      await directory.reserve(entryOf(id, space, session.expiresAt, digest), now())
      let dropped: string | undefined
      await change(id, (current) => {
        // Another proof of the same moment has put it there.
        if ([current.digest, current.previous?.digest].includes(digest)) return { provenAt: now() }
        const previous = previousOf(current)
        dropped = previous === current.previous ? current.digest : current.previous?.digest
        return { provenAt: now(), digest, previous }
      })
      if (dropped !== undefined && dropped !== id) await directory.release({ name: 'session', value: dropped, id })
      return endOf(session)
    },

    beginGrace: (id) =>
      change(id, ({ previous }) => {
        if (previous === null || previous.until !== null) return null
        return { previous: { ...previous, until: instantText(clock.now().add({ seconds: GRACE_SECONDS })) } }
      }),
  }
}

/** Every session of a person that is stored, expired ones too, newest first. */
export async function allOf({ store }: StoreDep, accountId: string): Promise<Session[]> {
  const found: Session[] = []
  let after: string | undefined
  do {
    const page = await store.list(accountId, sessions.queries.byAccount, { where: { accountId } }, { limit: MAX_LIMIT, after })
    found.push(...page.items)
    after = page.nextCursor ?? undefined
  } while (after)
  return found
}

function unlessStale(error: unknown) {
  if (!(error instanceof AppError && error.code === 'stale')) throw error
}
