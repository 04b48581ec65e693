import { type ClockDep, type DirectoryDep, type DirectoryEntry, newEnvelope, nowText, type StoreDep } from '../../kernel/index.ts'
import type { Person } from '../person.ts'
import type { SecretsDep } from '../ports.ts'
import { accounts, credentials, Email, profile } from '../schema.ts'
import type { Identity, ProvidersDep } from './ports.ts'
import type { LinkedSignIn } from './schema.ts'

/** What an identity is known by across all accounts. */
export const identityName = 'linked-sign-in'
export const identityValue = ({ secrets }: SecretsDep, { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string =>
  secrets.digest(JSON.stringify([issuer, subject]))

/** What stands for the identity in the directory, held for a sign-up as well. */
export const findIdentity = (deps: DirectoryDep & SecretsDep & ClockDep, identity: Identity): Promise<DirectoryEntry | null> =>
  deps.directory.find(identityName, identityValue(deps, identity), nowText(deps))

/** Whose account an identity opens, by this entry; `null` for none, and for one that is only held. */
export async function personOf({ store }: StoreDep, entry: DirectoryEntry | null): Promise<Person | null> {
  if (entry?.expiresAt !== null) return null
  const [account, credential] = await Promise.all([
    store.get(entry.space, accounts, entry.space),
    store.get(entry.space, credentials, entry.space),
  ])
  return account && credential ? { account, credential } : null
}

/** What the account keeps of an identity. */
export function newLinked(deps: ClockDep & ProvidersDep, id: string, provider: string, identity: Identity): LinkedSignIn {
  const { issuer, subject } = identity
  const providerName = deps.providers.list.find((each) => each.id === provider)?.name ?? provider
  const said = { issuer, subject, email: provenEmail(identity), name: ownName(identity) }
  return { ...newEnvelope(id, nowText(deps)), provider, providerName, ...said, isBeingRemoved: false }
}

/** The address the provider has seen proven, as accounts have it. */
export const provenEmail = ({ email }: Identity): string | null => Email.safeParse(email).data ?? null

/** The name the person has there, where it is one. */
export const ownName = ({ name }: Identity): string | null => profile.name.safeParse(name).data ?? null
