import { AppError, type ClockDep, type DirectoryDep, nowText, parse, revised, type StoreDep } from '../kernel/index.ts'
import { SignIn } from './input.ts'
import { findPerson, type Person } from './person.ts'
import type { NewSession, PasswordsDep, SessionsDep } from './ports.ts'
import { type Account, credentials } from './schema.ts'

/** What is known of the browser that asks. */
export interface Browser {
  /** Its own words. */
  userAgent?: string | undefined
  /** The session secret it sent, if any: that session ends when a new one begins. */
  previousSecret?: string | undefined
}

export interface SignedIn {
  account: Account
  session: NewSession
}

export type SignInDeps = StoreDep & DirectoryDep & ClockDep & PasswordsDep & SessionsDep

/**
 * Signs a person in, with a session of their own for every browser.
 * @throws AppError `unauthenticated`, the same in words and time whether the address or the password is wrong.
 */
export async function signIn(deps: SignInDeps, input: SignIn, browser: Browser = {}): Promise<SignedIn> {
  const { email, password } = parse(SignIn, input)
  const person = await authenticate(deps, email, password)
  if (!person) throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.')
  return openSession(deps, person, browser)
}

/** The person with this address and password. One password hash is worked out in every case. */
export async function authenticate(deps: Omit<SignInDeps, 'sessions'>, email: string, password: string): Promise<Person | null> {
  const person = await findPerson(deps, email)
  if (!person) {
    await deps.passwords.hash(password)
    return null
  }
  if (!(await deps.passwords.verify(person.credential.passwordHash, password))) return null
  if (deps.passwords.isOutdated(person.credential.passwordHash)) await strengthen(deps, person, password)
  return person
}

/** Begins a session and ends the one the browser had. */
export async function openSession({ sessions }: SessionsDep, { account, credential }: Person, browser: Browser): Promise<SignedIn> {
  const owner = { accountId: account.id, space: account.id, passwordVersion: credential.passwordVersion }
  const session = await sessions.create(owner, { userAgent: browser.userAgent ?? '' })
  if (browser.previousSecret) await sessions.revoke(browser.previousSecret)
  return { account, session }
}

// The moment of signing in is the only one at which the password is there to be hashed anew.
async function strengthen(deps: StoreDep & ClockDep & PasswordsDep, { credential }: Person, password: string) {
  const stronger = revised(credential, { passwordHash: await deps.passwords.hash(password) }, nowText(deps))
  await deps.store.save(credential.id, credentials, stronger, { expectedVersion: credential.version }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'stale')) throw error
  })
}
