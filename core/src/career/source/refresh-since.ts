import { checkIns, goals } from '../../goal/index.ts'
import { type Change, listAll, MAX_LIMIT } from '../../kernel/index.ts'
import { SourceKind } from '../win/schema.ts'
import { refreshWins, type WinDeps } from './refresh-wins.ts'

/** The kinds of records that evidence may name; a file's is called otherwise. */
const kinds: ReadonlySet<string> = new Set([...SourceKind.options.filter((kind) => kind !== 'file'), 'attachment'])

/** Corrects the wins that name what was changed after the change of this number, by whomever. */
export async function refreshSince(deps: WinDeps, after: number): Promise<void> {
  const changed: Change[] = []
  for (let seq = after; ; ) {
    const some = await deps.store.changes(deps.actor.space, seq, MAX_LIMIT)
    changed.push(...some.filter(({ kind }) => kinds.has(kind)))
    if (some.length < MAX_LIMIT) break
    seq = (some.at(-1) as Change).seq
  }
  const ids = new Set(changed.filter(({ type }) => !type.endsWith('.created')).map(({ recordId }) => recordId))
  for (const id of await alsoTold(deps, changed)) ids.add(id)
  if (ids.size > 0) await refreshWins(deps, [...ids])
}

/** A check-in is part of what its goal says, and goes by its name and fate. */
async function alsoTold({ store, actor, ...deps }: WinDeps, changed: readonly Change[]): Promise<string[]> {
  const idsOf = (name: string) => [...new Set(changed.flatMap(({ kind, recordId }) => (kind === name ? recordId : [])))]
  const told: string[] = []
  for (const ids of inPages(idsOf(checkIns.name)))
    told.push(...(await store.getMany(actor.space, checkIns, ids)).map(({ goalId }) => goalId))
  for (const goalId of idsOf(goals.name)) {
    const said = await listAll({ store, ...deps }, actor.space, checkIns.queries.byGoal, { where: { goalId } })
    told.push(...said.map(({ id }) => id))
  }
  return told
}

function* inPages<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += MAX_LIMIT) yield all.slice(first, first + MAX_LIMIT)
}
