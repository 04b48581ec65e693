import {
  type ActorDep,
  type ClockDep,
  type DirectoryDep,
  type DirectoryEntry,
  type IdsDep,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  saveNew,
} from '../../kernel/index.ts'
import type { SecretsDep } from '../ports.ts'
import { noteSecurity } from '../security.ts'
import { findIdentity, identityName, identityValue, newLinked } from './identity.ts'
import { listLinked } from './list-linked.ts'
import type { Identity, ProvidersDep } from './ports.ts'
import { linkedElsewhere } from './refusals.ts'
import { type LinkedSignIn, linkedSignIns, type ShownLinkedSignIn, shownLinked } from './schema.ts'

export type LinkDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & SecretsDep

/**
 * Connects an identity with the account of who is signed in; no matter if it is already. It is held in the directory first,
 * and opens the account from then on. Whoever asked for it had proved who they are.
 * @throws AppError `validation` when it is another account's.
 */
export async function linkIdentity(
  deps: LinkDeps & ActorDep & ProvidersDep,
  provider: string,
  identity: Identity,
): Promise<ShownLinkedSignIn> {
  const { space } = deps.actor
  const begun = await findIdentity(deps, identity)
  const listed = (await listLinked(deps)).find(({ issuer, subject }) => issuer === identity.issuer && subject === identity.subject)
  const id = begun?.space === space ? begun.id : (listed?.id ?? deps.ids.next())
  const entry: DirectoryEntry = { name: identityName, value: identityValue(deps, identity), space, id, expiresAt: null }
  if (!(await deps.directory.reserve(entry, nowText(deps)))) throw linkedElsewhere()
  return shownLinked(await keepLinked(deps, space, newLinked(deps, id, provider, identity), { isOwn: true }))
}

/** What the account keeps of an identity that opens it, and a word to its person, unless both were before. */
export async function keepLinked(
  deps: StoreDep & QueueDep & ClockDep & IdsDep,
  space: SpaceId,
  linked: LinkedSignIn,
  { isOwn = false } = {},
): Promise<LinkedSignIn> {
  const kept = await saveNew(deps, space, linkedSignIns, linked)
  if (kept === linked) await noteSecurity(deps, { space, what: 'sign-in-linked', detail: nameOfLinked(linked), isOwn })
  return kept
}

/** Which one it is, in a word to its person. */
export const nameOfLinked = ({ providerName, email, name }: LinkedSignIn): string =>
  [providerName, email ?? name].filter(Boolean).join(', ')
