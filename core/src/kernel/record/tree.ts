import type { ActorDep, StoreDep } from '../context.ts'
import { hasCode, oneFault } from '../error.ts'
import { listAll, listAllEach } from '../paging/list-all.ts'
import type { Kind, Query } from './kind.ts'
import type { StoredRecord } from './record.ts'

/** Levels of a tree, the topmost included. */
export const MAX_DEPTH = 4

type Deps = StoreDep & ActorDep

interface Nested extends StoredRecord {
  parentId: string | null
}

type NestedKind<R extends Nested> = Kind<R> & { readonly queries: { readonly byParent: Query<R> } }

/** What a refusal says. */
export interface TreeWords {
  cycle: string
  tooDeep: string
  /** Code and sentence for a parent that is not there. */
  noParent: readonly [code: string, message: string]
}

/** Where a record is to stand: which it is, and how many levels tall, itself included. */
export interface Placed {
  id: string
  height: number
}

/** The rules of records that stand below one another, at most `MAX_DEPTH` levels deep and never in a circle. */
export function treeOf<R extends Nested>(kind: NestedKind<R>, words: TreeWords) {
  /** The live records directly below one. */
  const children = (deps: Deps, parentId: string): Promise<R[]> =>
    listAll(deps, deps.actor.space, kind.queries.byParent, { where: { parentId } })

  /**
   * Makes sure that a record may stand under a parent.
   * @throws AppError `validation` when the parent is gone, is the record itself or below it, or the tree grows too deep.
   */
  async function checkParent({ store, actor }: Deps, parentId: string, { id, height }: Placed): Promise<void> {
    let depth = 0
    for (let at: string | null = parentId; at && depth < MAX_DEPTH; depth++) {
      if (at === id) throw oneFault('/parentId', 'cycle', words.cycle)
      const parent: R | null = await store.get(actor.space, kind, at)
      if (!parent || parent.deletedAt) {
        if (depth === 0) throw oneFault('/parentId', ...words.noParent)
        break
      }
      at = parent.parentId
    }
    if (depth + height > MAX_DEPTH) throw oneFault('/parentId', 'too_deep', words.tooDeep)
  }

  /** The parent when a record may stand under it, otherwise `null`: the top level. */
  async function parentOrTop(deps: Deps, parentId: string | null, placed: Placed): Promise<string | null> {
    if (!parentId) return null
    try {
      await checkParent(deps, parentId, placed)
      return parentId
    } catch (error) {
      if (hasCode(error, 'validation')) return null
      throw error
    }
  }

  /** The live records below some, level by level from the nearest, as deep as a tree may be: those of a level are asked for at once. */
  async function* levelsBelow(deps: Deps, ids: readonly string[]): AsyncGenerator<R[]> {
    let level = ids
    for (let depth = 1; depth < MAX_DEPTH; depth++) {
      const each = { key: 'parentId', values: level }
      const below = [...(await listAllEach(deps, deps.actor.space, kind.queries.byParent, {}, each)).values()].flat()
      if (below.length === 0) return
      yield below
      level = below.map((record) => record.id)
    }
  }

  /** How many levels a record and what lives below it make, at most as many as a tree may have. */
  async function heightOf(deps: Deps, id: string): Promise<number> {
    let height = 1
    for await (const _ of levelsBelow(deps, [id])) height++
    return height
  }

  return { children, checkParent, parentOrTop, levelsBelow, heightOf }
}
