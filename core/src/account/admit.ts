import { type ClockDep, type IdsDep, instantText, nowText, type QueueDep, type SealerDep, type StoreDep } from '../kernel/index.ts'
import { secondFactors } from './codes/schema.ts'
import type { Person } from './person.ts'
import { type Browser, type OpenDeps, openSessionAgain, type SignedIn } from './session/open-session.ts'

/** How somebody has shown who they are. A passkey is two things at once: what one has, and who or what one is or knows. */
export type SignInMethod = 'password' | 'passkey' | 'provider'

/** Somebody who is in, or who has one more thing to show: a code, with this ticket, until then (RFC 3339). */
export type Admitted = ({ outcome: 'signed-in' } & SignedIn) | CodeNeeded
export interface CodeNeeded {
  outcome: 'code-needed'
  ticket: string
  expiresAt: string
}

/** What a ticket says, sealed. */
export interface Ticket {
  accountId: string
  passwordVersion: number
  expiresAt: string
}

export type AdmitDeps = StoreDep & QueueDep & IdsDep & SealerDep & OpenDeps

/** What tickets are sealed for. */
export const TICKET = 'sign-in-ticket'
/** Minutes for which a ticket is good. */
const TICKET_MINUTES = 10

/**
 * Where every way in ends: lets in somebody who has shown who they are, or asks for a code where the account has that on.
 * Opens a session and ends the one the browser had.
 */
export async function admit(deps: AdmitDeps, person: Person, browser: Browser, by: SignInMethod): Promise<Admitted> {
  const { account, credential } = person
  const factor = by === 'passkey' ? null : await deps.store.get(account.id, secondFactors, account.id)
  if (!factor?.confirmedAt) return { outcome: 'signed-in', ...(await openSessionAgain(deps, person, browser)) }
  const expiresAt = instantText(deps.clock.now().add({ minutes: TICKET_MINUTES }))
  const ticket: Ticket = { accountId: account.id, passwordVersion: credential.passwordVersion, expiresAt }
  return { outcome: 'code-needed', ticket: deps.sealer.seal(JSON.stringify(ticket), TICKET), expiresAt }
}

/** What a ticket stands for, while it is good. */
export function openTicket(deps: SealerDep & ClockDep, ticket: string): Ticket | null {
  const opened = deps.sealer.open(ticket, TICKET)
  const read = opened === null ? null : (JSON.parse(opened) as Ticket)
  return read && read.expiresAt > nowText(deps) ? read : null
}
