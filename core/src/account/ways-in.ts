import {
  AppError,
  type ClockDep,
  changeUntold,
  type Kind,
  listAll,
  type SpaceId,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { linkedSignIns } from './linked/schema.ts'
import { passkeys } from './passkeys/schema.ts'
import { credentials } from './schema.ts'

/** What lets somebody in, and may be removed. */
interface WayIn extends StoredRecord {
  isBeingRemoved: boolean
}

/**
 * Says of a way in that it is being removed, unless it is the last one. Said before one looks for another: of two that are
 * removed at once, at most one goes. It opens the account until it is gone, so that being stopped locks nobody out.
 * @throws AppError `conflict` when it is the only way in.
 */
export async function giveUpWayIn<R extends WayIn>(deps: StoreDep & ClockDep, space: SpaceId, kind: Kind<R>, id: string): Promise<void> {
  const mark = (isBeingRemoved: boolean) => changeUntold<R>(deps, space, kind, id, () => ({ isBeingRemoved }) as Partial<R>)
  await mark(true)
  if (await hasWayIn(deps, space)) return
  await mark(false)
  throw new AppError('conflict', 'This is your only way to sign in. Set a password or add another way first; then remove this one.')
}

/** Whether a person could sign in by something that is not being removed right now. */
async function hasWayIn(deps: StoreDep, space: SpaceId): Promise<boolean> {
  const [credential, keys, linked] = await Promise.all([
    deps.store.get(space, credentials, space),
    listAll(deps, space, passkeys.queries.all, {}),
    listAll(deps, space, linkedSignIns.queries.all, {}),
  ])
  return credential?.passwordHash != null || [...keys, ...linked].some(({ isBeingRemoved }) => !isBeingRemoved)
}
