import type { Person } from '../person.ts'
import type { NewSession, SessionsDep } from '../ports.ts'
import type { Account } from '../schema.ts'

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

/** Begins a session and ends the one the browser had. */
export async function openSession({ sessions }: SessionsDep, { account, credential }: Person, browser: Browser): Promise<SignedIn> {
  const owner = { accountId: account.id, space: account.id, passwordVersion: credential.passwordVersion }
  const session = await sessions.create(owner, { userAgent: browser.userAgent ?? '' })
  if (browser.previousSecret) await sessions.revoke(browser.previousSecret)
  return { account, session }
}
