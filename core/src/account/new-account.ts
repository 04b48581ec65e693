import {
  AppError,
  type ClockDep,
  type DirectoryDep,
  type DirectoryEntry,
  eventFor,
  type IdsDep,
  instantText,
  newEnvelope,
  nowText,
  type StoreDep,
  saveNew,
} from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import type { SignUp } from './input.ts'
import { usualNotifications } from './notification-settings.ts'
import { localPart } from './password-rule.ts'
import type { SignUpModeDep } from './ports.ts'
import { type Account, accounts } from './schema.ts'
import { noShortcuts } from './shortcuts.ts'
import { firstWeekday } from './week.ts'

/** Seconds an address is held for a sign-up that has not finished. */
const HELD_SECONDS = 120

export type NewAccount = Pick<SignUp, 'email' | 'name' | 'timeZone' | 'locale' | 'language'>

/**
 * Makes sure that anybody may make an account.
 * @throws AppError `forbidden` when sign-up is closed, or by invitation.
 */
export function demandOpenSignUp({ signUpMode }: SignUpModeDep): void {
  if (signUpMode === 'invite') throw new AppError('forbidden', 'An account is made by invitation here. Open the link you were sent.')
  if (signUpMode === 'closed') throw new AppError('forbidden', 'Sign-up is closed here. Ask whoever runs this site for an account.')
}

/** Until when what a sign-up needs is held for it. */
export const heldUntil = ({ clock }: ClockDep): string => instantText(clock.now().add({ seconds: HELD_SECONDS }))

/**
 * The entry of the address: held now for a new account of this id, or what it stands for already.
 * @throws AppError `unavailable` when it is held for somebody else, who wants it instead of another.
 */
export async function holdAddress(deps: StoreDep & DirectoryDep & ClockDep, email: string, id: string): Promise<DirectoryEntry> {
  const now = nowText(deps)
  const entry: DirectoryEntry = { name: 'email', value: email, space: id, id, expiresAt: heldUntil(deps) }
  if (await deps.directory.reserve(entry, now)) return entry
  const held = await deps.directory.find('email', email, now)
  if (!held) throw addressTaken()
  // Of a sign-up that was stopped, the account is not there, or has this address.
  const holder = held.expiresAt === null ? null : await deps.store.get(held.space, accounts, held.id)
  if (holder && holder.email !== email) throw addressTaken()
  return held
}

/** Writes an account that is made, and tells of it. */
export const saveAccount = (deps: StoreDep & ClockDep & IdsDep, account: Account): Promise<Account> =>
  saveNew(deps, account.id, accounts, account, [eventFor({ ...deps, actor: actorOf(account) }, 'account.created', account)])

/** An account as it begins. */
export function newAccount(
  id: string,
  { email, name = localPart(email), timeZone = 'UTC', locale = 'en-GB', language = null }: NewAccount,
  now: string,
): Account {
  const preferences = {
    weekStart: firstWeekday(locale),
    dayStart: 0,
    theme: 'system',
    notifications: usualNotifications,
    shortcuts: noShortcuts,
  } as const
  return { ...newEnvelope(id, now), email, name, timeZone, locale, language, ...preferences }
}

/** What is said while an address, or an identity, is held for somebody's sign-up. */
export const addressTaken = () =>
  new AppError('unavailable', 'Somebody is signing up with this address right now. Try again in two minutes.', { retryAfter: HELD_SECONDS })
