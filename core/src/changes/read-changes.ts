import type { TokenArea } from '../account/index.ts'
import type { Change } from '../kernel/index.ts'
import { openPlace, outdated, type Place, sealPlace } from './place.ts'
import { type CopyDeps, createReading, type Reading } from './reading.ts'
import type { CopyChange, CopyChanges } from './schema.ts'
import { since } from './since.ts'
import { walkIn, walkOn, wholeWalk } from './walk.ts'

/** Stretches of the feed that are looked at for one answer, where they tell the reader nothing. */
const STRETCHES = 10

export interface ChangesAsked {
  /** The cursor that was answered last; without one a copy is begun. */
  after?: string | undefined
  /** Records of a copy that begins, or changes after that, 1–200. */
  limit: number
  /** What may be read: that is what there is a copy of. */
  areas: readonly TokenArea[]
}

/**
 * What somebody who keeps a copy has to take over, in order: first all that is there, then what has changed since. Taken
 * over up to a cursor without more, the copy holds what could be read at some moment after that was asked for.
 * @throws AppError `validation` for a cursor of somebody else or of nobody; `outdated` when a copy cannot go on from there.
 */
export async function readChanges(deps: CopyDeps, { after, limit, areas }: ChangesAsked): Promise<CopyChanges> {
  const begun = after === undefined ? await beginning(deps, areas) : continued(openPlace(deps, after), areas)
  const reading = createReading(deps, areas)
  const { items, place, isMore } = begun.walk
    ? await throughWalk(deps, reading, begun, limit)
    : await throughFeed(deps, reading, begun, limit)
  return { items, cursor: place === begun && after !== undefined ? after : sealPlace(deps, place), hasMore: isMore }
}

interface Read {
  items: CopyChange[]
  place: Place
  isMore: boolean
}

async function beginning(deps: CopyDeps, areas: readonly TokenArea[]): Promise<Place> {
  const { store, actor } = deps
  const seq = await store.head(actor.space)
  const [last] = seq === 0 ? [] : await store.changes(actor.space, seq - 1, 1)
  return { seq, mark: last?.id ?? '', areas, walk: wholeWalk(deps) }
}

/** A copy begun for fewer areas than are asked for now lacks what was in the others. */
function continued(place: Place, areas: readonly TokenArea[]): Place {
  if (!areas.every((area) => place.areas.includes(area))) throw outdated()
  return areas.length === place.areas.length ? place : { ...place, areas }
}

async function throughWalk(deps: CopyDeps, reading: Reading, begun: Place, limit: number): Promise<Read> {
  if (!begun.walk) throw new Error('There is nothing to go through.')
  await changesAfter(deps, begun, 0)
  const { items, walk } = await walkOn(deps, reading, begun.walk, { seq: begun.seq, limit })
  return { items, place: { ...begun, walk }, isMore: true }
}

async function throughFeed(deps: CopyDeps, reading: Reading, begun: Place, limit: number): Promise<Read> {
  let place = begun
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const changes = await changesAfter(deps, place, limit)
    if (changes.length === 0) return { items: [], place, isMore: false }
    const { items, taken, entered } = await since(deps, reading, changes)
    const last = changes[taken - 1] as Change
    place = { ...place, seq: last.seq, mark: last.id, walk: entered === null ? null : walkIn(entered) }
    const isMore = changes.length === limit || place.walk !== null
    if (items.length > 0 || place.walk || !isMore) return { items, place, isMore }
  }
  return { items: [], place, isMore: true }
}

/** @throws AppError `outdated` when the feed does not reach back to the place, or tells of another history there. */
async function changesAfter({ store, actor }: CopyDeps, { seq, mark }: Place, limit: number): Promise<readonly Change[]> {
  if (seq === 0) {
    const changes = await store.changes(actor.space, 0, Math.max(limit, 1))
    if (changes[0] && changes[0].seq !== 1) throw outdated()
    return changes
  }
  const [known, ...changes] = await store.changes(actor.space, seq - 1, limit + 1)
  if (known?.seq !== seq || known.id !== mark) throw outdated()
  return changes
}
