import type { SecretsDep } from '../../account/index.ts'
import { type ClockDep, type DirectoryDep, type DirectoryEntry, nowText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { MAX_WAITING_BY_ONE, MAX_WAITING_INVITES } from '../limits.ts'
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
 * Notes that an invitation waits for an address, until it expires, also in the place of one that is over. Where all places are
 * taken, or as many as one person may take, its mail alone says so.
 */
export async function takeWaitingPlace(deps: PlaceDeps & StoreDep, space: SpaceId, invite: Invite, email: string): Promise<void> {
  const { id, madeBy, expiresAt } = invite
  const places = await Promise.all(
    valuesOf(deps, email).map(async (value) => {
      const taken = await deps.directory.find(name, value, nowText(deps))
      return { value, taken, waiting: taken && (await waitingAt(deps, taken, email)) }
    }),
  )
  const own = places.filter(({ waiting }) => waiting?.madeBy === madeBy)
  if (own.length >= MAX_WAITING_BY_ONE || own.some(({ taken }) => taken?.space === space && taken.id === id)) return
  for (const { value, taken, waiting } of places) {
    if (waiting) continue
    if (taken) await deps.directory.release(taken)
    if (await deps.directory.reserve({ name, value, space, id, expiresAt }, nowText(deps))) return
  }
}

async function waitingAt(deps: StoreDep & ClockDep, { space, id }: DirectoryEntry, email: string): Promise<Invite | null> {
  const invite = (await readInvitation(deps, space, id))?.invite
  return invite?.email === email && isOpen(invite, nowText(deps), null) ? invite : null
}

/** What was noted for an address, each invitation once, over though it may be. */
export async function waitingPlaces(deps: PlaceDeps, email: string): Promise<DirectoryEntry[]> {
  const now = nowText(deps)
  const found = await Promise.all(valuesOf(deps, email).map((value) => deps.directory.find(name, value, now)))
  return [...new Map(found.flatMap((entry) => (entry ? [[`${entry.space}:${entry.id}`, entry] as const] : []))).values()]
}
