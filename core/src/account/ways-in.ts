import { AppError, listAll, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { passkeys } from './passkeys/schema.ts'
import { credentials } from './schema.ts'

/** Whether a person could sign in by something that is not being removed right now. */
export async function hasWayIn(deps: StoreDep, space: SpaceId): Promise<boolean> {
  const [credential, keys] = await Promise.all([deps.store.get(space, credentials, space), listAll(deps, space, passkeys.queries.all, {})])
  return credential?.passwordHash != null || keys.some(({ isLeaving }) => !isLeaving)
}

export const lastWayIn = () =>
  new AppError('conflict', 'This is your only way to sign in. Set a password or add another way first; then remove this one.')
