import { credentials, type Session, sessions } from '@throughline/core/account'
import {
  AppError,
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  type DirectoryEntry,
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

/** What is known of a session that is stored: until when it is, and until when it may be renewed at most. */
interface StoredAttributes extends SessionAttributes {
  storedUntil: string
  lastsUntil: string
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Pick<StoredAttributes, 'space' | 'provenAt' | 'usedAt' | 'storedUntil' | 'lastsUntil'>>
    DatabaseSessionAttributes: SessionAttributes & Partial<StoredAttributes>
  }
}

/** What is known of a session beside what Lucia keeps. */
export interface SessionNotes {
  /** Changes what is known of a session; no matter if it is gone. */
  note(id: string, notes: Partial<Pick<Session, 'provenAt' | 'usedAt'>>): Promise<void>
}

/**
 * Lucia's seven methods over the Store and the Directory. The ids Lucia gets here are digests already: it never sees a
 * secret. The directory entry is made before the record and removed after it, and a session needs both to be valid.
 */
export function storeAdapter({ store, directory, clock }: StoreDep & DirectoryDep & ClockDep): Adapter & SessionNotes {
  const now = () => nowText({ clock })

  const { fromLucia, toLucia } = luciaTime({ clock })

  const database = (session: Session, space: SpaceId): DatabaseSession => ({
    id: session.id,
    userId: session.accountId,
    expiresAt: toLucia(endOf(session)),
    attributes: {
      space,
      passwordVersion: session.passwordVersion,
      userAgent: session.userAgent,
      provenAt: session.provenAt,
      usedAt: session.usedAt,
      storedUntil: session.expiresAt,
      lastsUntil: lastsUntil(session),
    },
  })

  const entryOf = (id: string, space: SpaceId, expiresAt: string): DirectoryEntry => ({ name: 'session', value: id, space, id, expiresAt })

  async function remove(space: SpaceId, id: string) {
    await store.erase(space, sessions, id)
    await directory.release({ name: 'session', value: id, id })
  }

  return {
    async getSessionAndUser(id) {
      const entry = await directory.find('session', id, now())
      const session = entry && (await store.get(entry.space, sessions, id))
      if (!session) return [null, null]
      const credential = await store.get(entry.space, credentials, session.accountId)
      const user = credential?.passwordVersion === session.passwordVersion ? { id: credential.id, attributes: {} } : null
      return [database(session, entry.space), user]
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
        userAgent: userAgent.slice(0, 300),
      }
      await directory.reserve(entryOf(id, space, session.expiresAt), now())
      await store.save(space, sessions, session, { expectedVersion: 0 })
    },

    async updateSessionExpiration(id, expiresAt) {
      const entry = await directory.find('session', id, now())
      const session = entry && (await store.get(entry.space, sessions, id))
      if (!session) return
      const until = earlier(fromLucia(expiresAt), lastsUntil(session))
      if (until <= session.expiresAt) return
      const renewed = revised(session, { expiresAt: until }, now())
      await directory.reserve({ ...entry, expiresAt: renewed.expiresAt }, now())
      // Of two requests that renew at the same time, one is enough.
      await store.save(entry.space, sessions, renewed, { expectedVersion: session.version }).catch(unlessStale)
    },

    async deleteSession(id) {
      const entry = await directory.find('session', id, now())
      if (entry) await remove(entry.space, id)
    },

    async deleteUserSessions(accountId) {
      for (const { id } of await allOf({ store }, accountId)) await remove(accountId, id)
    },

    deleteExpiredSessions: () => directory.sweep(now()),

    async note(id, notes) {
      const entry = await directory.find('session', id, now())
      if (entry) await changeUntold<Session>({ store, clock }, entry.space, sessions, id, () => notes)
    },
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
