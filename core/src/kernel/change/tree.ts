import type { ActorDep, GiveWayDep, StoreDep } from '../context.ts'
import { hasCode, oneFault } from '../error.ts'
import { listAll, listEachInTurns } from '../paging/list-all.ts'
import type { Kind, Query } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'

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

  /**
   * The live records below some, level by level from the nearest, as deep as a tree may be: some of a level at a time, however
   * many there are, with how far below they stand.
   */
  async function* below(deps: Deps & GiveWayDep, ids: readonly string[]): AsyncGenerator<{ depth: number; records: R[] }> {
    let level = ids
    for (let depth = 1; depth < MAX_DEPTH && level.length > 0; depth++) {
      const each = { key: 'parentId', values: level }
      const next: string[] = []
      for await (const [, records] of listEachInTurns(deps, deps.actor.space, kind.queries.byParent, {}, each)) {
        yield { depth, records }
        for (const { id } of records) next.push(id)
      }
      level = next
    }
  }

  /** How many levels a record and what lives below it make, at most as many as a tree may have. */
  async function heightOf(deps: Deps & GiveWayDep, id: string): Promise<number> {
    let height = 1
    for await (const { depth } of below(deps, [id])) height = depth + 1
    return height
  }

  return { children, checkParent, parentOrTop, below, heightOf }
}
