import type { IdsDep, QueueDep } from '../../kernel/index.ts'
import type { Person } from '../person.ts'
import type { NewSession, SessionsDep } from '../ports.ts'
import type { Account } from '../schema.ts'
import { noteSecurity } from '../security.ts'
import { deviceOf } from './device.ts'
import { type DeviceDeps, isKnownDevice, rememberDevice } from './known-device.ts'

/** What is known of the browser that asks. */
export interface Browser {
  /** Its own words. */
  userAgent?: string | undefined
  /** The network it is in: what is tried there is counted together. */
  address?: string | undefined
  /** The session secret it sent, if any: that session ends when a new one begins. */
  previousSecret?: string | undefined
  /** False where its person has shown nothing but that they are signed in at another site. */
  isProven?: boolean | undefined
}

export interface SignedIn {
  account: Account
  session: NewSession
}

export type OpenDeps = SessionsDep & DeviceDeps

/** Begins a session, ends the one the browser had, and knows the browser from then on. */
export async function openSession(deps: OpenDeps, { account, credential }: Person, browser: Browser): Promise<SignedIn> {
  const { sessions } = deps
  const owner = { accountId: account.id, space: account.id, passwordVersion: credential.passwordVersion }
  const userAgent = browser.userAgent ?? ''
  const session = await sessions.create(owner, { userAgent, isProven: browser.isProven ?? true })
  if (browser.previousSecret) await sessions.revoke(browser.previousSecret)
  await rememberDevice(deps, account, userAgent)
  return { account, session }
}

/** The same for who comes back: of a browser that is not known yet, the person is told. */
export async function openSessionAgain(deps: OpenDeps & QueueDep & IdsDep, person: Person, browser: Browser): Promise<SignedIn> {
  const userAgent = browser.userAgent ?? ''
  const space = person.account.id
  // Asked for before: once it is signed in, it is known.
  if (!(await isKnownDevice(deps, person.account, userAgent)))
    await noteSecurity(deps, { space, what: 'sign-in-new-device', detail: deviceOf(userAgent) })
  return openSession(deps, person, browser)
}
