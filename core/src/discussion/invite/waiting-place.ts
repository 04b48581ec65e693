import type { SecretsDep } from '../../account/index.ts'
import { type ClockDep, type DirectoryDep, type DirectoryEntry, nowText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { MAX_WAITING_INVITES } from '../limits.ts'
import { isOpen, readInvitation } from './link.ts'
import type { Invite } from './schema.ts'

type PlaceDeps = DirectoryDep & SecretsDep & ClockDep

const name = 'invite-waiting'

/** Where the directory says what waits for an address: by its digest, so that nobody reads it there. */
const valuesOf = ({ secrets }: SecretsDep, email: string): string[] => {
  const address = secrets.digest(email)
  return Array.from({ length: MAX_WAITING_INVITES }, (_, place) => `${address}:${place}`)
}

/**
 * Notes that an invitation waits for an address, until it expires, also in the place of one that is over; once all places are
 * taken, its mail alone says so.
 */
export async function takeWaitingPlace(
  deps: PlaceDeps & StoreDep,
  space: SpaceId,
  { id, expiresAt }: Invite,
  email: string,
): Promise<void> {
  const values = valuesOf(deps, email)
  const take = (value: string) => deps.directory.reserve({ name, value, space, id, expiresAt }, nowText(deps))
  for (const value of values) if (await take(value)) return
  for (const value of values) {
    const taken = await deps.directory.find(name, value, nowText(deps))
    if (taken && (await isOver(deps, taken, email))) await deps.directory.release(taken)
    else if (taken) continue
    if (await take(value)) return
  }
}

async function isOver(deps: StoreDep & ClockDep, { space, id }: DirectoryEntry, email: string): Promise<boolean> {
  const invite = (await readInvitation(deps, space, id))?.invite
  return invite?.email !== email || !isOpen(invite, nowText(deps), null)
}

/** What was noted for an address, each invitation once, over though it may be. */
export async function waitingPlaces(deps: PlaceDeps, email: string): Promise<DirectoryEntry[]> {
  const now = nowText(deps)
  const found = await Promise.all(valuesOf(deps, email).map((value) => deps.directory.find(name, value, now)))
  return [...new Map(found.flatMap((entry) => (entry ? [[entry.id, entry] as const] : []))).values()]
}
