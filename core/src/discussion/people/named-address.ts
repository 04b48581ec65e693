import type { LinkDeps, SecretsDep } from '../../account/index.ts'
import { type DirectoryEntry, instantText, nowText, oneFault, type SpaceId } from '../../kernel/index.ts'
import { MAX_FEEDBACK_DAYS, MAX_OPEN_TO_ONE } from '../limits.ts'

/** Places of the first shelf of an address; each further one has twice as many, so that whoever fills shelves makes nobody look through many. */
const PLACES = 1_000

/** Places that are tried on a shelf, from one that only the server knows, before the next one is gone to. */
const TRIES = 20

const name = 'named-address'

/** Records of discussions that hold an address, by whoever sent it something. */
export interface Named {
  space: SpaceId
  id: string
  email: string
  /** Who sends, or another name of what is counted together: nobody is told of what others have sent. */
  sentBy: string
}

const shelfValue = ({ secrets }: SecretsDep, email: string, shelf: number, place: number): string =>
  shelf === 0 ? `${secrets.digest(email)}:${place}` : `${secrets.digest(email)}:${shelf}:${place}`

/** Where one is looked for on a shelf. */
function placesOf(deps: LinkDeps, { space, id, email }: Named, shelf: number): string[] {
  // Ids are chosen by clients, who could choose some that all begin at the same place.
  const first = Number.parseInt(deps.secrets.keyed(`${space}:${id}:${email}`).slice(0, 8), 16)
  return Array.from({ length: TRIES }, (_, tried) => shelfValue(deps, email, shelf, (first + tried) % sizeOf(shelf)))
}

const sizeOf = (shelf: number) => PLACES * 2 ** shelf

/** Says that there is something on a shelf, also once all before it is over. It is of no record, so that it stays when one goes. */
const shelfMark = ({ secrets }: SecretsDep, email: string, shelf: number) =>
  ({ name, value: `${secrets.digest(email)}:shelf:${shelf}`, space: 'named-address', id: `${shelf}` }) as const

const ofSender = ({ secrets }: SecretsDep, { sentBy, email }: Named): string[] => {
  const sender = secrets.digest(`${sentBy} ${email}`)
  return Array.from({ length: MAX_OPEN_TO_ONE }, (_, place) => `by:${sender}:${place}`)
}

/**
 * Notes which record holds an address until then, by the digest of that, so that the record is found once the account of
 * the address is deleted. Asked before the record is saved, which it may not be with the address where this answers false:
 * its sender has as much open there as one may. What others have never counts: who sends would read from it how much that is.
 */
export async function noteAddress(deps: LinkDeps, named: Named & { until: string }): Promise<boolean> {
  const { space, id, email, until } = named
  const expiresAt = instantText(Temporal.Instant.from(until).add({ hours: 24 }))
  if (!(await takeFirst(deps, ofSender(deps, named), { space, id, expiresAt }))) return false
  for (let shelf = 0; ; shelf++) {
    if (shelf > 0) await deps.directory.reserve({ ...shelfMark(deps, email, shelf), expiresAt: afterAll(deps) }, nowText(deps))
    if (await takeFirst(deps, placesOf(deps, named, shelf), { space, id, expiresAt })) return true
  }
}

/** No record holds an address for longer. */
const afterAll = ({ clock }: LinkDeps): string => instantText(clock.now().add({ hours: 24 * (MAX_FEEDBACK_DAYS + 7) }))

type Holder = Omit<DirectoryEntry, 'name' | 'value'>

async function takeFirst(deps: LinkDeps, values: readonly string[], holder: Holder): Promise<boolean> {
  const found = await Promise.all(values.map((value) => deps.directory.find(name, value, nowText(deps))))
  const own = values.filter((_, place) => isOf(holder, found[place]))
  const free = values.filter((_, place) => !found[place])
  for (const value of [...own, ...free]) if (await deps.directory.reserve({ name, value, ...holder }, nowText(deps))) return true
  return false
}

const isOf = ({ space, id }: Pick<Holder, 'space' | 'id'>, entry: DirectoryEntry | null | undefined): boolean =>
  entry?.id === id && entry.space === space

/** The same for what is only made where it is noted. @throws AppError `validation` */
export async function noteOrRefuse(deps: LinkDeps, named: Named & { until: string }): Promise<void> {
  if (!(await noteAddress(deps, named)))
    throw oneFault(
      '/email',
      'too_much_open',
      `You have sent ${MAX_OPEN_TO_ONE} things to this address that are still open. Withdraw one, or hand on a link instead.`,
    )
}

/** Says that a record holds the address no longer. Stopped before, what was noted goes by itself. */
export async function letGoOfAddress(deps: LinkDeps, named: Named): Promise<void> {
  await letGoOfSent(deps, named)
  for (let shelf = 0; await isUsed(deps, named.email, shelf); shelf++) await releaseOwn(deps, named, placesOf(deps, named, shelf))
}

/** Says that of what its sender has open there alone. */
export const letGoOfSent = (deps: LinkDeps, named: Named): Promise<void> => releaseOwn(deps, named, ofSender(deps, named))

async function releaseOwn(deps: LinkDeps, named: Named, values: readonly string[]): Promise<void> {
  const found = await Promise.all(values.map((value) => deps.directory.find(name, value, nowText(deps))))
  for (const entry of found) if (entry && isOf(named, entry)) await deps.directory.release(entry)
}

/** What was noted for an address. */
export async function notedFor(deps: LinkDeps, email: string): Promise<DirectoryEntry[]> {
  const noted: DirectoryEntry[] = []
  for (let shelf = 0; await isUsed(deps, email, shelf); shelf++)
    for (let from = 0; from < sizeOf(shelf); from += PLACES) {
      const places = Array.from({ length: PLACES }, (_, place) => shelfValue(deps, email, shelf, from + place))
      const found = await Promise.all(places.map((value) => deps.directory.find(name, value, nowText(deps))))
      noted.push(...found.filter((entry) => entry !== null))
    }
  return noted
}

async function isUsed(deps: LinkDeps, email: string, shelf: number): Promise<boolean> {
  if (shelf === 0) return true
  const { value } = shelfMark(deps, email, shelf)
  return (await deps.directory.find(name, value, nowText(deps))) !== null
}
