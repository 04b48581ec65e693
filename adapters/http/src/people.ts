import { accounts, actorOf, findToken, isLeaving, noteTokenUse, type ValidSession } from '@throughline/core/account'
import { createSkillMemory } from '@throughline/core/career'
import { createInterviewMemory, createReviewMemory } from '@throughline/core/interview'
import { createEntryMemory } from '@throughline/core/journal'
import { AppError, addDays, type DayRule, hasCode, today } from '@throughline/core/kernel'
import { createRecordReader, kinds } from '@throughline/core/kinds'
import { createDayMemory } from '@throughline/core/progress'
import { createSandboxUses, findSandbox, noteSandboxUse, readInTurn } from '@throughline/core/sandbox'
import type { AppDeps, PersonDeps } from './deps.ts'
import { badToken } from './scope.ts'

export interface SignedInPerson {
  session: ValidSession
  deps: PersonDeps
  /** Today where the person lives. */
  today: string
  /** Whether the account is to be deleted. */
  isLeaving: boolean
  /** Whether they have chosen a language. */
  hasLanguage: boolean
  /** The locale they are answered in where it is not that of their account. */
  askedLocale?: string
  /** What an API token allows; absent for who is signed in, who may do all. */
  scopes?: readonly string[]
}

/** Who is asking. */
export interface People {
  /** @throws AppError `unauthenticated` */
  of(secret: string | null): Promise<SignedInPerson>
  /** The person whose API token this is, and what it allows. @throws AppError `unauthenticated` */
  ofToken(token: string): Promise<SignedInPerson & Required<Pick<SignedInPerson, 'scopes'>>>
  /** Whether the token is still good for this space, and its account not to be deleted. */
  isGood(token: string, space: string): Promise<boolean>
  /** The person whose own space this is, without a session; `null` when there is none. For what a secret of theirs lets be read. */
  inSpace(space: string): Promise<Omit<SignedInPerson, 'session'> | null>
  /** Whether the secret still opens a session; asking does not keep it open. */
  isSignedIn(secret: string): Promise<boolean>
  /** Makes the next request read the account anew. */
  forget(accountId: string): void
}

/** How long another process may go on with a zone or language that was changed here. */
const KEPT_MS = 5_000
const MAX_KEPT = 10_000

/** Looks up sessions and keeps, for seconds, what use cases need to know of a person. */
export function createPeople(app: AppDeps): People {
  const memories = {
    dayMemory: createDayMemory(),
    entryMemory: createEntryMemory(),
    interviewMemory: createInterviewMemory(),
    reviewMemory: createReviewMemory(),
    skillMemory: createSkillMemory(),
  }
  const sandboxUses = createSandboxUses(app)
  const sandboxReader = readInTurn(app.reader)
  const readRecord = createRecordReader({ ...app, kinds, ...memories })
  const known = new Map<string, { person: Omit<SignedInPerson, 'session'>; from: number; until: number }>()

  async function personOf({ accountId, space }: Pick<ValidSession, 'accountId' | 'space'>): Promise<Omit<SignedInPerson, 'session'>> {
    const now = app.clock.now()
    const kept = known.get(accountId)
    // Before it was kept is after the clock was set back.
    if (kept && kept.from <= now.epochMilliseconds && now.epochMilliseconds < kept.until) return kept.person
    const [account, leaving, sandbox] = await Promise.all([
      app.store.get(space, accounts, accountId),
      isLeaving(app, accountId),
      findSandbox(app, accountId),
    ])
    if (!account) throw notSignedIn()
    if (known.size >= MAX_KEPT) known.clear()
    // Whoever fills a sandbox is not held to what it may hold.
    const sandboxUse = sandbox && app.sandboxing.mode !== 'filling' ? sandboxUses.of(sandbox) : null
    const store = sandboxUse?.store ?? app.store
    const reader = sandboxUse ? sandboxReader : app.reader
    const deps = { ...app, store, reader, kinds, ...memories, readRecord, actor: actorOf(account), sandboxUse }
    if (sandbox) await noteSandboxUse(app, sandbox)
    const person = { deps, today: today(deps), isLeaving: leaving, hasLanguage: account.language !== null }
    known.set(accountId, {
      person,
      from: now.epochMilliseconds,
      until: Math.min(now.epochMilliseconds + KEPT_MS, nextDay(person.today, account)),
    })
    return person
  }

  return {
    async of(secret) {
      if (secret === null) throw nobody()
      const session = await app.sessions.validate(secret)
      if (!session) throw notSignedIn()
      return { session, ...(await personOf(session)) }
    },
    async ofToken(token) {
      const session = await findToken(app, token)
      if (!session) throw badToken()
      const person = await personOf(session)
      await noteTokenUse(person.deps, session)
      return { session, scopes: session.scopes, ...person }
    },
    async isGood(token, space) {
      const found = await findToken(app, token)
      return found !== null && found.space === space && !(await isLeaving(app, found.accountId))
    },
    inSpace: (space) =>
      personOf({ accountId: space, space }).catch((error: unknown) => {
        if (hasCode(error, 'unauthenticated')) return null
        throw error
      }),
    isSignedIn: async (secret) => (await app.sessions.ownerOf(secret)) !== null,
    forget: (accountId) => {
      known.delete(accountId)
    },
  }
}

/** Most likely a program: whoever is signed in with a browser has a session, at worst one that is over. */
const nobody = () =>
  new AppError('unauthenticated', 'Sign in, or send an API token as “Authorization: Bearer tl_pat_…”; it is made at /settings/account.')

const notSignedIn = () => new AppError('unauthenticated', 'Sign in to go on.')

/** Epoch milliseconds at which the person's day after this one begins. */
const nextDay = (date: string, { timeZone, dayStart }: DayRule): number =>
  Temporal.PlainDate.from(addDays(date, 1)).toZonedDateTime({ timeZone, plainTime: { hour: dayStart } }).epochMilliseconds
