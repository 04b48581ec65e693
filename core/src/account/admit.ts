import {
  type ClockDep,
  type DirectoryDep,
  type IdsDep,
  instantText,
  nowText,
  type QueueDep,
  type SealerDep,
  type StoreDep,
} from '../kernel/index.ts'
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
  /** Each is good once. */
  id: string
  accountId: string
  passwordVersion: number
  expiresAt: string
}

export type AdmitDeps = StoreDep & QueueDep & IdsDep & SealerDep & OpenDeps

/** What tickets are sealed for, and the ids of those that were used are noted as. */
const TICKET = 'sign-in-ticket'
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
  const ticket: Ticket = { id: deps.ids.next(), accountId: account.id, passwordVersion: credential.passwordVersion, expiresAt }
  return { outcome: 'code-needed', ticket: deps.sealer.seal(JSON.stringify(ticket), TICKET), expiresAt }
}

/** What a ticket stands for, while it is good; one of a version that gave it no id is not. */
export async function openTicket(deps: SealerDep & ClockDep & DirectoryDep, ticket: string): Promise<Ticket | null> {
  const opened = deps.sealer.open(ticket, TICKET)
  const read = opened === null ? null : (JSON.parse(opened) as Partial<Ticket>)
  const now = nowText(deps)
  if (!isWhole(read) || read.expiresAt <= now) return null
  return (await deps.directory.find(TICKET, read.id, now)) ? null : read
}

const isWhole = (read: Partial<Ticket> | null): read is Ticket => read?.id !== undefined

/** Uses a ticket up: of those who bring it at once, one is the first. */
export function useUp(deps: ClockDep & IdsDep & DirectoryDep, { id, expiresAt }: Ticket): Promise<boolean> {
  return deps.directory.reserve({ name: TICKET, value: id, space: 'nobody', id: deps.ids.next(), expiresAt }, nowText(deps))
}
