import { z } from 'zod'
import {
  type ClockDep,
  derivedId,
  type IdsDep,
  instantText,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { deletions } from './deletion/schema.ts'
import { credentials } from './schema.ts'

/** What happens to the ways into an account, of which its person is always told. */
export const SecurityEvent = z.enum([
  'sign-in-new-device',
  'password-changed',
  'address-proven',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'codes-on',
  'codes-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'sign-in-linked',
  'sign-in-unlinked',
  'sessions-revoked',
  'token-made',
  'token-revoked',
  'webhook-made',
  'webhook-changed',
  'webhook-gone',
  'webhook-failing',
  'deletion-asked',
  'deletion-cancelled',
  'export-made',
])
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** The job that stands for one of these; its payload is a `SecurityJob`. */
export const SECURITY_JOB = 'account.security'

export interface SecurityJob {
  what: SecurityEvent
  /** RFC 3339 instant. */
  at: string
  /** Which one: the name of a passkey or a token, a device; at most 200 characters. */
  detail: string | null
  /** Whether whoever is told has just done it themselves, so that it is no news to them below the bell. */
  isOwn?: boolean
  /** Of a new password: it is told of only once the account has this version of it. */
  passwordVersion?: number
  /** Of an account that is to be deleted: it is told of only while the account is to be gone at this instant. */
  purgeAt?: string
}

interface Happened {
  space: SpaceId
  what: SecurityEvent
  detail?: string | null
  /**
   * Only for what is added, or a token ended, in a session that had just proved who its person is. What may come from
   * somebody else, closes a way in or gives everything away stays unread, whoever did it.
   */
  isOwn?: boolean
  /** What makes it one: noted again with the same, it is told no second time, so that what was stopped can be run again. */
  once?: string | undefined
}

/** What happens to a record but once; made again under its id, it is another. */
export const onceFor = ({ id, createdAt }: Pick<StoredRecord, 'id' | 'createdAt'>): string => `${id} ${createdAt}`

/** Asks that a person be told of what happened to their account. Call it once that is stored, and before its record is gone. */
export async function noteSecurity(
  deps: QueueDep & ClockDep & IdsDep,
  { space, what, detail = null, isOwn = false, once }: Happened,
): Promise<void> {
  const at = nowText(deps)
  const payload: SecurityJob = { what, at, detail: detail?.slice(0, 200) ?? null, ...(isOwn && { isOwn }) }
  const id = once ? derivedId(`${what} ${space} ${once}`) : deps.ids.next()
  await deps.queue.enqueue({ id, type: SECURITY_JOB, space, payload, runAt: at })
}

/** Seconds after which what was announced is stored, or never will be, and it can be decided whether to tell of it. */
const ANNOUNCED_SECONDS = 10

/**
 * Asks that a person be told of a new password, or of one that came with the first proof of their address. Call it before
 * that is stored: stopped in between, nothing is told.
 */
export async function announcePassword(
  deps: QueueDep & ClockDep,
  { space, passwordVersion, what }: { space: SpaceId; passwordVersion: number; what: 'password-changed' | 'address-proven' },
): Promise<void> {
  // Of those who change it at the same time one does.
  const id = `${what === 'address-proven' ? 'address' : 'password'}:${space}:${passwordVersion}`
  await announce(deps, id, space, { what, at: nowText(deps), detail: null, passwordVersion })
}

/**
 * Asks that a person be told that their account is to be deleted. Call it before that is stored: nobody gets as far as here
 * after it, so that who was stopped could not ask again.
 * @param detail the day, as its person reads it
 */
export async function announceDeletion(
  deps: QueueDep & ClockDep,
  { space, purgeAt, detail }: { space: SpaceId; purgeAt: string; detail: string },
): Promise<void> {
  await announce(deps, `deletion:${space}:${purgeAt}`, space, { what: 'deletion-asked', at: nowText(deps), detail, purgeAt })
}

async function announce({ queue, clock }: QueueDep & ClockDep, id: string, space: SpaceId, payload: SecurityJob): Promise<void> {
  const runAt = instantText(clock.now().add({ seconds: ANNOUNCED_SECONDS }))
  await queue.enqueue({ id, type: SECURITY_JOB, space, payload, runAt })
}

/** Whether what was announced has come to pass. */
export async function hasHappened({ store }: StoreDep, space: SpaceId, { what, passwordVersion, purgeAt }: SecurityJob): Promise<boolean> {
  if (purgeAt !== undefined) return (await store.get(space, deletions, space))?.purgeAt === purgeAt
  if (passwordVersion === undefined) return true
  const credential = await store.get(space, credentials, space)
  if (credential === null || credential.passwordVersion < passwordVersion) return false
  return what !== 'address-proven' || credential.emailProvenAt !== null
}
