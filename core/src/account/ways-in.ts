import { AppError, type ClockDep, type DirectoryDep, listAll, nowText, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { identityName, identityValue } from './linked/identity.ts'
import { type LinkedSignIn, linkedSignIns } from './linked/schema.ts'
import { passkeys } from './passkeys/schema.ts'
import type { SecretsDep } from './ports.ts'
import { credentials } from './schema.ts'

type WaysInDeps = StoreDep & DirectoryDep & SecretsDep & ClockDep

/** Whether a person could sign in by something that is not being removed right now, also without the record of this id. */
export async function hasWayIn(deps: WaysInDeps, space: SpaceId, without?: string): Promise<boolean> {
  const [credential, keys, linked] = await Promise.all([
    deps.store.get(space, credentials, space),
    listAll(deps, space, passkeys.queries.all, {}),
    listAll(deps, space, linkedSignIns.queries.all, {}),
  ])
  if (credential?.passwordHash != null || keys.some(({ id, isLeaving }) => !isLeaving && id !== without)) return true
  for (const each of linked) if (each.id !== without && (await opens(deps, each))) return true
  return false
}

/** What the directory does not know any more is being removed. */
async function opens(deps: WaysInDeps, linked: LinkedSignIn): Promise<boolean> {
  const entry = await deps.directory.find(identityName, identityValue(deps, linked), nowText(deps))
  return entry?.id === linked.id && entry.expiresAt === null
}

export const lastWayIn = () =>
  new AppError('conflict', 'This is your only way to sign in. Set a password or add another way first; then remove this one.')
