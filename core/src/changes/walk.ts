import { participations } from '../discussion/index.ts'
import { cursorOf, type SpaceId, trashHorizon } from '../kernel/index.ts'
import type { Walk } from './place.ts'
import { type CopyDeps, put, type Reading } from './reading.ts'
import type { CopyChange } from './schema.ts'

/** From the beginning of the person's own space, and on through every discussion they are in. */
export const wholeWalk = ({ actor }: CopyDeps): Walk => ({ space: actor.space, isOnly: false, kind: null, inTrash: false, after: null })

/** Through one discussion. */
export const walkIn = (space: SpaceId): Walk => ({ space, isOnly: true, kind: null, inTrash: false, after: null })

/** Pages that are looked at for one answer, where they show the reader little or nothing: the rest is for the next. */
const PAGES = 200

interface Walked {
  items: CopyChange[]
  /** Where to go on; `null` at the end. */
  walk: Walk | null
}

/**
 * Goes through what is there, a kind at a time, up to `limit` records, or fewer where there is little. What changes meanwhile
 * may be met or not: it is among the changes since the walk began.
 * @param seq the last change before the walk began
 */
export async function walkOn(
  deps: CopyDeps,
  reading: Reading,
  begun: Walk,
  { seq, limit }: { seq: number; limit: number },
): Promise<Walked> {
  const items: CopyChange[] = []
  let walk: Walk | null = begun
  for (let page = 0; walk && items.length < limit && page < PAGES; page++) walk = await pageOf(walk)
  return { items, walk }

  async function pageOf(at: Walk): Promise<Walk | null> {
    const { space, inTrash, after } = at
    const kinds = reading.kindsIn(space)
    const kind = at.kind === null ? kinds.values().next().value : kinds.get(at.kind)
    const discussionId = space === deps.actor.space ? null : space
    if (!kind || (discussionId && !(await reading.isIn(discussionId)))) return nextSpace(at)
    const [query, args] = inTrash ? [kind.queries.trash, { from: trashHorizon(deps) }] : [kind.queries.all, {}]
    const page = await deps.store.list(space, query, args, { limit: limit - items.length, after: after ?? undefined })
    const shown = await reading.shown(space, kind, page.items)
    for (const record of shown.values()) items.push(put({ seq, kind: kind.name, id: record.id, discussionId }, record, record.updatedAt))
    if (page.nextCursor) return { ...at, kind: kind.name, after: page.nextCursor }
    if (!inTrash) return { ...at, kind: kind.name, inTrash: true, after: null }
    const names = [...kinds.keys()]
    const next = names[names.indexOf(kind.name) + 1]
    return next === undefined ? nextSpace(at) : { ...at, kind: next, inTrash: false, after: null }
  }

  /** The person's discussions follow their own space, by id. */
  async function nextSpace({ space, isOnly }: Walk): Promise<Walk | null> {
    const own = deps.actor.space
    if (isOnly || !reading.kindsIn(own).has(participations.name)) return null
    const after = space === own ? undefined : cursorOf([space])
    const [next] = (await deps.store.list(own, participations.queries.all, {}, { limit: 1, after })).items
    return next ? { space: next.id, isOnly: false, kind: null, inTrash: false, after: null } : null
  }
}
