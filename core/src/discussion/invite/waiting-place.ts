import type { SecretsDep } from '../../account/index.ts'
import { type ClockDep, type DirectoryDep, type DirectoryEntry, nowText, type SpaceId } from '../../kernel/index.ts'
import { MAX_WAITING_INVITES } from '../limits.ts'
import type { Invite } from './schema.ts'

type PlaceDeps = DirectoryDep & SecretsDep & ClockDep

const name = 'invite-waiting'

/** Where the directory says what waits for an address: by its digest, so that nobody reads it there. */
const valuesOf = ({ secrets }: SecretsDep, email: string): string[] => {
  const address = secrets.digest(email)
  return Array.from({ length: MAX_WAITING_INVITES }, (_, place) => `${address}:${place}`)
}

/** Notes that an invitation waits for an address, until it expires; once all places are taken, its mail alone says so. */
export async function takeWaitingPlace(deps: PlaceDeps, space: SpaceId, { id, expiresAt }: Invite, email: string): Promise<void> {
  for (const value of valuesOf(deps, email)) if (await deps.directory.reserve({ name, value, space, id, expiresAt }, nowText(deps))) return
}

/** What was noted for an address, each invitation once, over though it may be. */
export async function waitingPlaces(deps: PlaceDeps, email: string): Promise<DirectoryEntry[]> {
  const now = nowText(deps)
  const found = await Promise.all(valuesOf(deps, email).map((value) => deps.directory.find(name, value, now)))
  return [...new Map(found.flatMap((entry) => (entry ? [[entry.id, entry] as const] : []))).values()]
}
