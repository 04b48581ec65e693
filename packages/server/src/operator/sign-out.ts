import { accounts, Email, sessions as sessionKind } from '@throughline/core/account'
import { type ClockDep, nowText } from '@throughline/core/kernel'
import { createSessions } from '@throughline/lucia'
import type { Environment } from '../environment.ts'
import { openStorage, type Storage } from '../storage.ts'
import { openHeld } from './open-held.ts'

/** Whose sessions are to end: of the account with an address, or `null` for all there are. */
type Whose = string | null

/** How many people were signed out, and of how many browsers; `null` where no account has that address. */
export interface SignedOut {
  people: number
  browsers: number
}

/**
 * Ends sessions, also while the server serves, which believes none of them for longer than five seconds. Tokens stay, and so does
 * what people sign in with.
 */
export async function signOut(environment: Environment, whose: Whose): Promise<SignedOut | null> {
  const clock = { now: () => Temporal.Now.instant() }
  const storage = await openStorage(environment)
  try {
    const people = whose === null ? await everybody(environment) : await owner({ ...storage, clock }, whose)
    return people && (await endSessions({ ...storage, clock }, people))
  } finally {
    await storage.close()
  }
}

async function endSessions(deps: Storage & ClockDep, people: readonly string[]): Promise<SignedOut> {
  const sessions = createSessions(deps)
  const ended: SignedOut = { people: 0, browsers: 0 }
  for (const id of people) {
    const open = await sessions.list(id, id)
    await sessions.revokeAll(id, id)
    if (open.length === 0) continue
    ended.people++
    ended.browsers += open.length
  }
  return ended
}

async function owner({ directory, store, clock }: Storage & ClockDep, address: string): Promise<string[] | null> {
  const email = Email.safeParse(address).data
  const entry = email === undefined ? null : await directory.find('email', email, nowText({ clock }))
  // One that is held for a change, or a sign-up, is nobody's yet.
  return entry?.expiresAt === null && (await store.get(entry.space, accounts, entry.id)) ? [entry.id] : null
}

/** Whoever has a session: no other question leaves the space of one person. */
async function everybody(environment: Environment): Promise<string[]> {
  const { holdings } = await openHeld(environment, 'read')
  const spaces = new Set<string>()
  try {
    for await (const rows of holdings.rows(`records/${sessionKind.name}`)) for (const [space] of rows) spaces.add(space as string)
  } finally {
    await holdings.close()
  }
  return [...spaces]
}
