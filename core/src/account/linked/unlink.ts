import { type ActorDep, type DirectoryDep, notFound, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import type { SecretsDep, SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { noteSecurity, onceFor } from '../security.ts'
import { giveUpWayIn } from '../ways-in.ts'
import { identityName, identityValue } from './identity.ts'
import { type LinkDeps, nameOfLinked } from './link.ts'
import { type LinkedSignIn, linkedSignIns } from './schema.ts'

/**
 * Takes a sign-in elsewhere from the account: it opens it no more.
 * @throws AppError `proof-needed`; `not-found`; `conflict` when it is the only way in.
 */
export async function unlink(deps: LinkDeps & ActorDep & SessionDep, id: string): Promise<void> {
  demandProof(deps)
  const { store, actor } = deps
  const linked = await store.get(actor.space, linkedSignIns, id)
  if (!linked) throw notFound('connected sign-in')
  await giveUpWayIn(deps, actor.space, linkedSignIns, id)
  await letGo(deps, actor.space, linked)
}

/** Removes it for good, and tells of it. */
export async function letGo(deps: LinkDeps, space: SpaceId, linked: LinkedSignIn): Promise<void> {
  await closeLinked(deps, linked)
  // Before it is gone: stopped in between, it can be removed again.
  await noteSecurity(deps, { space, what: 'sign-in-unlinked', detail: nameOfLinked(linked), once: onceFor(linked) })
  await forgetLinked(deps, space, linked)
}

/** It opens the account no more. */
const closeLinked = (deps: DirectoryDep & SecretsDep, linked: LinkedSignIn): Promise<void> =>
  deps.directory.release({ name: identityName, value: identityValue(deps, linked), id: linked.id })

/** Removes it for good. */
export async function forgetLinked(deps: StoreDep & DirectoryDep & SecretsDep, space: SpaceId, linked: LinkedSignIn): Promise<void> {
  await closeLinked(deps, linked)
  await deps.store.erase(space, linkedSignIns, linked.id)
}
