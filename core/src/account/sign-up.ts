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
  parse,
  type QueueDep,
  type StoreDep,
  saveNew,
} from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import { type AdmitDeps, type Admitted, admit } from './admit.ts'
import { SignUp } from './input.ts'
import { requestMail } from './mail.ts'
import { localPart } from './password-rule.ts'
import type { PasswordsDep, SignUpModeDep } from './ports.ts'
import { type Account, accounts, type Credential, credentials } from './schema.ts'
import { type Browser, openSession } from './session/open-session.ts'
import { noShortcuts } from './shortcuts.ts'
import { authenticate } from './sign-in.ts'
import { firstWeekday } from './week.ts'

/** Seconds an address is held for a sign-up that has not finished. */
const HELD_SECONDS = 120

export type SignUpOutcome =
  | Admitted
  /** The address has an account with another password: its owner is told by mail, the asker nothing. */
  | { outcome: 'mail-sent' }

type SignUpDeps = AdmitDeps & DirectoryDep & QueueDep & IdsDep & PasswordsDep & SignUpModeDep

/**
 * Makes an account and signs its person in. Who signs up again with the same address and password is signed in;
 * with another password, the answer says to look into the mail, and the owner gets one (docs/adr/0005-sign-up-without-enumeration.md).
 *
 * The address is held first, for two minutes; then come the credential and the account; then the address is held for
 * good. Stopped anywhere, the same sign-up can be run again at once, and anybody's after those two minutes.
 * @throws AppError `validation`; `forbidden` when sign-up is closed, or by invitation (see `signUpInvited`); `unavailable` when another sign-up holds the address.
 */
export async function signUp(deps: SignUpDeps, input: SignUp, browser: Browser = {}): Promise<SignUpOutcome> {
  if (deps.signUpMode === 'invite') throw new AppError('forbidden', 'An account is made by invitation here. Open the link you were sent.')
  if (deps.signUpMode === 'closed') throw new AppError('forbidden', 'Sign-up is closed here. Ask whoever runs this site for an account.')
  const asked = parse(SignUp, input)
  const entry = await hold(deps, asked.email)
  if (entry.expiresAt === null) return knownAddress(deps, asked, browser)

  const now = nowText(deps)
  const credential = await proven(deps, entry, asked.password, now)
  const account = (await deps.store.get(entry.space, accounts, entry.id)) ?? (await saveAccount(deps, newAccount(entry.id, asked, now)))
  if (!(await deps.directory.reserve({ ...entry, expiresAt: null }, nowText(deps)))) throw beingTaken()
  return { outcome: 'signed-in', ...(await openSession(deps, { account, credential }, browser)) }
}

async function knownAddress(
  deps: SignUpDeps,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<SignUpOutcome> {
  const person = await authenticate(deps, email, password)
  if (person) return admit(deps, person, browser, 'password')
  await requestMail(deps, { template: 'sign-up-attempt', email })
  return { outcome: 'mail-sent' }
}

/** The entry of the address: held now for a new account, or what it stands for already. */
async function hold(deps: DirectoryDep & ClockDep & IdsDep, email: string): Promise<DirectoryEntry> {
  const now = deps.clock.now()
  const id = deps.ids.next()
  const expiresAt = instantText(now.add({ seconds: HELD_SECONDS }))
  const entry: DirectoryEntry = { name: 'email', value: email, space: id, id, expiresAt }
  if (await deps.directory.reserve(entry, instantText(now))) return entry
  const held = await deps.directory.find('email', email, instantText(now))
  if (!held) throw beingTaken()
  return held
}

// The credential comes before the account: of two people signing up with one address, whoever's password is stored goes on.
async function proven(
  { store, passwords }: StoreDep & PasswordsDep,
  { space, id }: DirectoryEntry,
  password: string,
  now: string,
): Promise<Credential> {
  const mine: Credential = { ...newEnvelope(id, now), passwordHash: await passwords.hash(password), passwordVersion: 1 }
  const stored = await saveNew({ store }, space, credentials, mine)
  if (stored === mine || (stored.passwordHash !== null && (await passwords.verify(stored.passwordHash, password)))) return stored
  throw beingTaken()
}

const saveAccount = (deps: StoreDep & ClockDep & IdsDep, account: Account): Promise<Account> =>
  saveNew(deps, account.id, accounts, account, [eventFor({ ...deps, actor: actorOf(account) }, 'account.created', account)])

function newAccount(id: string, { email, name = localPart(email), timeZone = 'UTC', locale = 'en-GB' }: SignUpInput, now: string): Account {
  const preferences = {
    weekStart: firstWeekday(locale),
    dayStart: 0,
    theme: 'system',
    reminderMail: true,
    attestationMail: true,
    shortcuts: noShortcuts,
  } as const
  return { ...newEnvelope(id, now), email, name, timeZone, locale, ...preferences }
}

type SignUpInput = Pick<SignUp, 'email' | 'name' | 'timeZone' | 'locale'>

const beingTaken = () =>
  new AppError('unavailable', 'Somebody is signing up with this address right now. Try again in two minutes.', { retryAfter: HELD_SECONDS })
