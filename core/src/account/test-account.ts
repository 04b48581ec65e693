import { fakeClock, fakeCommonPasswords, fakePasskeys, fakeProviders, fakeSealer, sequentialIds } from '@throughline/contracts'
import { type ClaimedJob, type ClockDep, newEnvelope, nowText } from '@throughline/core/kernel'
import { createMemoryStorage, type MemoryStorage } from '@throughline/memory'
import { secondFactors } from './codes/schema.ts'
import { deletions } from './deletion/schema.ts'
import { emailChanges } from './email/schema.ts'
import { linkedSignIns } from './linked/schema.ts'
import { MAIL_JOB, type MailRequest, writeMail } from './mail.ts'
import { passkeys } from './passkeys/schema.ts'
import type { NewSession, PasswordHasher, SecretSource, SessionOwner, Sessions, SignUpMode } from './ports.ts'
import { accounts, credentials, type Session, sessions as sessionKind } from './schema.ts'
import { SECURITY_JOB, type SecurityJob } from './security.ts'
import type { Browser } from './session/open-session.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { apiTokens } from './token/schema.ts'
import { welcomes } from './welcome/schema.ts'

export const ines = { email: 'ines@post.example', password: 'slate ferry quince ladder', name: 'Ines Varga', timeZone: 'Europe/Berlin' }

/** Hashes nothing, and counts how often it was asked to. */
function countedPasswords(): PasswordHasher & { work: number } {
  const passwords = {
    work: 0,
    async hash(password: string) {
      passwords.work++
      return `hash of ${password}`
    },
    async verify(passwordHash: string, password: string) {
      passwords.work++
      return passwordHash === `hash of ${password}` || passwordHash === `old hash of ${password}`
    },
    isOutdated: (passwordHash: string) => passwordHash.startsWith('old '),
  }
  return passwords
}

/** Sessions in a map; whether they outlast a password is for `sessionsContract` to say. */
function mappedSessions({ clock }: ClockDep): Sessions & { open: Map<string, SessionOwner & { session: Session }> } {
  const open = new Map<string, SessionOwner & { session: Session }>()
  let made = 0
  return {
    open,
    async create(owner, { userAgent, isProven = true }): Promise<NewSession> {
      const secret = `session ${++made}`
      const now = nowText({ clock })
      const times = { provenAt: isProven ? now : null, usedAt: now, expiresAt: '2026-04-04T09:00:00.000Z' }
      open.set(secret, {
        ...owner,
        session: { ...newEnvelope(secret, now), ...owner, ...times, digest: secret, previous: null, userAgent },
      })
      return { secret, sessionId: secret, expiresAt: times.expiresAt }
    },
    async ownerOf(secret) {
      const owner = open.get(secret)
      return owner ? { accountId: owner.accountId, space: owner.space } : null
    },
    async validate(secret) {
      const owner = open.get(secret)
      if (!owner) return null
      const { accountId, space, session } = owner
      return { accountId, space, sessionId: secret, expiresAt: session.expiresAt, provenAt: session.provenAt, renewed: false }
    },
    list: async (accountId) => [...open.values()].filter((owner) => owner.accountId === accountId).map(({ session }) => session),
    async prove(sessionId) {
      const owner = open.get(sessionId)
      if (!owner) return null
      owner.session.provenAt = nowText({ clock })
      return { secret: sessionId, sessionId, expiresAt: owner.session.expiresAt }
    },
    async revoke(secret) {
      open.delete(secret)
    },
    async end(sessionId) {
      open.delete(sessionId)
    },
    async revokeAll(accountId) {
      for (const [secret, owner] of open) if (owner.accountId === accountId) open.delete(secret)
    },
  }
}

function countedSecrets(): SecretSource {
  let made = 0
  return { create: () => `secret${++made}`, digest: (secret) => `digest of ${secret}`, keyed: () => '0' }
}

/** What the use cases of this area ask for, over storage in memory and a clock that stands still. */
export function accountDeps(
  storage: MemoryStorage = createMemoryStorage({
    kinds: [accounts, credentials, emailChanges, passkeys, secondFactors, deletions, sessionKind, linkedSignIns, apiTokens, welcomes],
  }),
) {
  const clock = fakeClock()
  return {
    ...storage,
    clock,
    ids: sequentialIds(),
    passwords: countedPasswords(),
    commonPasswords: fakeCommonPasswords(['sunflower']),
    sessions: mappedSessions({ clock }),
    secrets: countedSecrets(),
    sealer: fakeSealer(),
    passkeys: fakePasskeys(),
    providers: fakeProviders({ id: 'github', name: 'GitHub', asksAnew: false }, { id: 'company', name: 'Company', asksAnew: true }),
    publicUrl: 'https://throughline.example',
    signUpMode: 'open' as SignUpMode,
  }
}

export type AccountDeps = ReturnType<typeof accountDeps>

/** Ines, who has an account and is signed in. */
export async function signedUp(deps: AccountDeps) {
  const result = await signUp(deps, ines)
  if (result.outcome !== 'signed-in') throw new Error('Ines was there before.')
  return result
}

/** Ines in another browser, where nothing more is asked of her. */
export async function signedIn(deps: AccountDeps, browser: Browser = {}, { email, password } = ines) {
  const result = await signIn(deps, { email, password }, browser)
  if (result.outcome !== 'signed-in') throw new Error('A code is asked for.')
  return result
}

/** There is nothing of other areas to close. */
export const nothingElse = async (): Promise<void> => {}

/** Takes up what was noted of the safety of accounts since, oldest first. */
export async function noted(deps: AccountDeps): Promise<SecurityJob[]> {
  const jobs = await deps.queue.claim([SECURITY_JOB], { now: nowText(deps), leaseMs: 1000, limit: 100 })
  for (const job of jobs) await deps.queue.complete(job)
  return jobs.map(({ payload }) => payload as SecurityJob)
}

/** Takes up the mail that is due: what was asked for, and what it says. */
export async function dueMail(deps: AccountDeps) {
  const jobs: ClaimedJob[] = await deps.queue.claim([MAIL_JOB], { now: deps.clock.now().toString(), leaseMs: 1000, limit: 100 })
  const mails = []
  for (const job of jobs) {
    mails.push({ payload: JSON.stringify(job.payload), mail: await writeMail(deps, { id: job.id, request: job.payload as MailRequest }) })
    await deps.queue.complete(job)
  }
  return mails
}
