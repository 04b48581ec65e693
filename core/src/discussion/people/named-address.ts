import type { LinkDeps, SecretsDep } from '../../account/index.ts'
import { type DirectoryEntry, instantText, nowText, oneFault, type SpaceId } from '../../kernel/index.ts'

/** More than the mails that one address gets while they are open. */
const PLACES = 1_000

/** Places that are tried, from one that only the server knows: it takes as long for every address, also for one that somebody fills. */
const TRIES = 20

const name = 'named-address'

const placeValue = ({ secrets }: SecretsDep, email: string, place: number): string => `${secrets.digest(email)}:${place % PLACES}`

/** A record of a discussion that holds an address. */
interface Named {
  space: SpaceId
  id: string
  email: string
  /** When it lets go of it by itself. */
  until: string
}

/**
 * Notes which record holds an address, by the digest of that, so that the record is found once the account of
 * the address is deleted. Asked before the record is saved, which it may not be with the address where this answers false:
 * others have the places then, and it would not be found.
 */
export async function noteAddress(deps: LinkDeps, { space, id, email, until }: Named): Promise<boolean> {
  const expiresAt = instantText(Temporal.Instant.from(until).add({ hours: 24 }))
  // Ids are chosen by clients, who could choose some that all begin at the same place.
  const first = Number.parseInt(deps.secrets.keyed(`${space}:${id}:${email}`).slice(0, 8), 16)
  for (let place = first; place < first + TRIES; place++)
    if (await deps.directory.reserve({ name, value: placeValue(deps, email, place), space, id, expiresAt }, nowText(deps))) return true
  return false
}

/** The same for what is only made where it is noted. @throws AppError `validation` */
export async function noteOrRefuse(deps: LinkDeps, named: Named): Promise<void> {
  if (!(await noteAddress(deps, named)))
    throw oneFault('/email', 'too_much_open', 'Too much that was sent to this address is still open. Hand on a link instead.')
}

/** What was noted for an address. */
export async function notedFor(deps: LinkDeps, email: string): Promise<DirectoryEntry[]> {
  const places = Array.from({ length: PLACES }, (_, place) => deps.directory.find(name, placeValue(deps, email, place), nowText(deps)))
  return (await Promise.all(places)).filter((entry) => entry !== null)
}
