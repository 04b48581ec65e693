import {
  type ClockDep,
  type DirectoryDep,
  type DirectoryEntry,
  type IdsDep,
  newEnvelope,
  nowText,
  type StoreDep,
  saveNew,
} from '../../kernel/index.ts'
import { addressTaken, demandOpenSignUp, heldUntil, holdAddress, newAccount, saveAccount } from '../new-account.ts'
import type { SecretsDep, SessionsDep, SignUpModeDep } from '../ports.ts'
import { accounts, credentials } from '../schema.ts'
import { type Browser, openSession, type SignedIn } from '../session/open-session.ts'
import type { Flow } from './flow.ts'
import { findIdentity, identityName, identityValue, newLinked, ownName, provenEmail } from './identity.ts'
import type { Identity, ProvidersDep } from './ports.ts'
import { emailKnown, emailNotProven, linkedElsewhere } from './refusals.ts'
import { linkedSignIns } from './schema.ts'

export type SignUpLinkedDeps = StoreDep & DirectoryDep & ClockDep & IdsDep & SecretsDep & SessionsDep & SignUpModeDep & ProvidersDep

/** What is known of somebody who has no account yet. */
export interface Newcomer {
  browser: Browser
  /** Whether an invitation lets somebody with this address make an account, where that is by invitation. */
  isInvited: (invitation: string | undefined, email: string) => Promise<boolean>
}

/**
 * Makes an account without a password, for somebody whose address a provider has seen proven, and signs them in.
 *
 * Identity and address are held for two minutes; then come credential, account and what it keeps of the identity; then both
 * are held for good, the address first: stopped in between, the account is open to a link to a new password. Stopped
 * anywhere, the same sign-up can be run again at once.
 * @throws AppError `validation` when no address is proven, or it has an account; `forbidden` when sign-up is closed, or by
 * invitation; `unavailable` when another sign-up holds the address.
 */
export async function signUpLinked(
  deps: SignUpLinkedDeps,
  identity: Identity,
  flow: Flow,
  { browser, isInvited }: Newcomer,
): Promise<SignedIn> {
  const email = provenEmail(identity)
  if (!email) throw emailNotProven()
  const [begun, known] = await Promise.all([findIdentity(deps, identity), deps.directory.find('email', email, nowText(deps))])
  if (begun?.expiresAt === null) throw linkedElsewhere()
  const id = begun?.space ?? deps.ids.next()
  const isBegun = known?.id === id
  if (known?.expiresAt === null && !isBegun) throw emailKnown()
  const mayJoin = deps.signUpMode === 'invite' && (await isInvited(flow.invitation, email))
  if (!mayJoin) demandOpenSignUp(deps)
  const entry: DirectoryEntry = {
    name: identityName,
    value: identityValue(deps, identity),
    space: id,
    id: begun?.id ?? deps.ids.next(),
    expiresAt: heldUntil(deps),
  }
  if (!(await deps.directory.reserve(entry, nowText(deps)))) throw addressTaken()
  const address = isBegun ? known : await holdAddress(deps, email, id)
  if (address.id !== id) throw addressTaken()

  const now = nowText(deps)
  const credential = await saveNew(deps, id, credentials, {
    ...newEnvelope(id, now),
    ...{ passwordHash: null, passwordVersion: 1, passwordSetAt: null, emailProvenAt: now },
  })
  const said = { email, name: ownName(identity) ?? undefined, timeZone: flow.timeZone, locale: flow.locale, language: flow.language }
  const account = (await deps.store.get(id, accounts, id)) ?? (await saveAccount(deps, newAccount(id, said, now)))
  await saveNew(deps, id, linkedSignIns, newLinked(deps, entry.id, flow.provider, identity))
  for (const held of [address, entry])
    if (!(await deps.directory.reserve({ ...held, expiresAt: null }, nowText(deps)))) throw addressTaken()
  return openSession(deps, { account, credential }, browser)
}
