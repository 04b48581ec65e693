import {
  type ActorDep,
  type ClockDep,
  type DirectoryDep,
  type IdsDep,
  notFound,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import type { SecretsDep, SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { noteSecurity, onceFor } from '../security.ts'
import { giveUpWayIn } from '../ways-in.ts'
import { type Passkey, passkeys } from './schema.ts'

type RemoveDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & ActorDep & SecretsDep & SessionDep

/**
 * Removes a passkey for good: what its device keeps signs nobody in any more.
 * @throws AppError `proof-needed`; `not-found`; `conflict` when it is the last way in.
 */
export async function removePasskey(deps: RemoveDeps, id: string): Promise<void> {
  demandProof(deps)
  const { store, actor } = deps
  const passkey = await store.get(actor.space, passkeys, id)
  if (!passkey) throw notFound(passkeys.noun)
  await giveUpWayIn(deps, actor.space, passkeys, id)
  await closePasskey(deps, passkey)
  // Before it is gone: stopped in between, it can be removed again.
  await noteSecurity(deps, { space: actor.space, what: 'passkey-removed', detail: passkey.name, once: onceFor(passkey) })
  await forgetPasskey(deps, actor.space, passkey)
}

/** It signs nobody in any more. */
const closePasskey = ({ directory, secrets }: DirectoryDep & SecretsDep, { id, credentialId }: Passkey): Promise<void> =>
  directory.release({ name: 'passkey', value: secrets.digest(credentialId), id })

/** Removes it for good, what opens first: stopped in between, the passkey is still there to be removed. */
export async function forgetPasskey(deps: StoreDep & DirectoryDep & SecretsDep, space: SpaceId, passkey: Passkey): Promise<void> {
  await closePasskey(deps, passkey)
  await deps.store.erase(space, passkeys, passkey.id)
}
