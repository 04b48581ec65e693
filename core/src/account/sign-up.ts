import {
  type DirectoryDep,
  type DirectoryEntry,
  type IdsDep,
  newEnvelope,
  nowText,
  parse,
  type QueueDep,
  type StoreDep,
  saveNew,
} from '../kernel/index.ts'
import { type AdmitDeps, type Admitted, admit } from './admit.ts'
import { requestProofMail } from './email/request-proof.ts'
import { SignUp } from './input.ts'
import { requestMail } from './mail.ts'
import { addressTaken, demandOpenSignUp, holdAddress, newAccount, saveAccount } from './new-account.ts'
import type { CommonPasswordsDep, PasswordsDep, SignUpModeDep } from './ports.ts'
import { refusePoorPassword } from './refuse-poor-password.ts'
import { accounts, type Credential, credentials } from './schema.ts'
import { type Browser, openSession } from './session/open-session.ts'
import { authenticate } from './sign-in.ts'

export type SignUpOutcome =
  | Admitted
  /** The address has an account with another password: its owner is told by mail, the asker nothing. */
  | { outcome: 'mail-sent' }

type SignUpDeps = AdmitDeps & DirectoryDep & QueueDep & IdsDep & PasswordsDep & CommonPasswordsDep & SignUpModeDep

/**
 * Makes an account and signs its person in. Who signs up again with the same address and password is signed in;
 * with another password, the answer says to look into the mail, and the owner gets one (docs/adr/0005-sign-up-without-enumeration.md).
 *
 * The address is held first, for two minutes; then come the credential and the account; then a mail is asked for by which the
 * address can be proven; then the address is held for good. Stopped anywhere, the same sign-up can be run again at once, and anybody's after those two minutes.
 * @param isProven whether somebody reads what is mailed to the address, as who holds a link that was sent nowhere else
 * @throws AppError `validation`; `forbidden` when sign-up is closed, or by invitation (see `signUpInvited`); `unavailable` when
 * another sign-up holds the address.
 */
export async function signUp(
  deps: SignUpDeps,
  input: SignUp,
  browser: Browser = {},
  isProven: (email: string) => boolean = () => false,
): Promise<SignUpOutcome> {
  demandOpenSignUp(deps)
  const asked = parse(SignUp, input)
  await refusePoorPassword(deps, asked.password, { email: asked.email, name: asked.name ?? '' })
  const entry = await holdAddress(deps, asked.email, deps.ids.next())
  if (entry.expiresAt === null) return knownAddress(deps, asked, browser)

  const now = nowText(deps)
  const credential = await claimed(deps, entry, asked.password, { now, emailProvenAt: isProven(asked.email) ? now : null })
  const account = (await deps.store.get(entry.space, accounts, entry.id)) ?? (await saveAccount(deps, newAccount(entry.id, asked, now)))
  if (credential.emailProvenAt === null) await requestProofMail(deps, account.id)
  if (!(await deps.directory.reserve({ ...entry, expiresAt: null }, nowText(deps)))) throw addressTaken()
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

// The credential comes before the account: of two people signing up with one address, whoever's password is stored goes on.
async function claimed(
  { store, passwords }: StoreDep & PasswordsDep,
  { space, id }: DirectoryEntry,
  password: string,
  { now, emailProvenAt }: { now: string; emailProvenAt: string | null },
): Promise<Credential> {
  const passwordHash = await passwords.hash(password)
  const mine: Credential = { ...newEnvelope(id, now), passwordHash, passwordVersion: 1, passwordSetAt: now, emailProvenAt }
  const stored = await saveNew({ store }, space, credentials, mine)
  if (stored === mine || (stored.passwordHash !== null && (await passwords.verify(stored.passwordHash, password)))) return stored
  throw addressTaken()
}
