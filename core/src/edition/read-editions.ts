import type { SecretsDep } from '../account/index.ts'
import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  listAll,
  parse,
  restoreRecord,
  type StoreDep,
  updating,
} from '../kernel/index.ts'
import { printsOf, type SourceSaid } from './prints.ts'
import { type Edition, EditionChanges, editions, type JudgedEdition } from './schema.ts'

/** Those of a document, newest first. */
export const editionsOf = (deps: StoreDep & ActorDep, documentId: string): Promise<Edition[]> =>
  listAll(deps, deps.actor.space, editions.queries.ofDocument, { where: { documentId } })

/**
 * The editions of a document, newest first, each with what has changed since it was made.
 * @param now what the document would be made of now
 */
export async function judgeEditions(
  deps: StoreDep & ActorDep & SecretsDep,
  documentId: string,
  now: readonly SourceSaid[],
): Promise<JudgedEdition[]> {
  const found = await editionsOf(deps, documentId)
  const current = new Map(printsOf(deps, now).map((source) => [source.id, source]))
  return found.map((edition) => {
    const changed = changesSince(edition, current)
    return { ...edition, isOlder: changed.length > 0, changed }
  })
}

function changesSince(edition: Edition, current: ReadonlyMap<string, Edition['sources'][number]>): JudgedEdition['changed'] {
  const then = new Set(edition.sources.map(({ id }) => id))
  const since = edition.sources.flatMap(({ kind, id, title, print }) => {
    const now = current.get(id)
    if (now?.print === print) return []
    return [{ kind, id, title: now?.title ?? title, change: now ? ('changed' as const) : ('left-out' as const) }]
  })
  const added = [...current.values()].filter(({ id }) => !then.has(id))
  return [...since, ...added.map(({ kind, id, title }) => ({ kind, id, title, change: 'added' as const }))]
}

/** Says for whom an edition was. @throws AppError `not-found`, `validation` or `stale`. */
export async function editEdition(deps: ChangeDeps, id: string, input: EditionChanges, basedOn: BasedOn = {}): Promise<Edition> {
  const asked = parse(EditionChanges, input)
  return changeLive(deps, editions, id, basedOn, (before) => {
    return updating(editions, changedFields<Edition>(before, asked))
  })
}

/**
 * Moves an edition to the trash, and erases what lay there for too long; what was handed out stays handed out.
 * @throws AppError `not-found` or `stale`.
 */
export const deleteEdition = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Edition> =>
  deleteAndPurge(deps, editions, id, basedOn)

/** @throws AppError `not-found`, also past its days in the trash. */
export const restoreEdition = (deps: ChangeDeps, id: string): Promise<Edition> => restoreRecord(deps, editions, id, { room: null })
