import { checkIns, goals } from '../../goal/index.ts'
import { type Change, type Kind, MAX_LIMIT, type StoredRecord } from '../../kernel/index.ts'
import { tasks, timeEntries } from '../../task/index.ts'
import { SourceKind } from '../win/schema.ts'
import { refreshWins, type WinDeps } from './refresh-wins.ts'

/** The kinds of records that evidence may name; a file's is called otherwise. */
const kinds: ReadonlySet<string> = new Set([...SourceKind.options.filter((kind) => kind !== 'file'), 'attachment'])

/**
 * Corrects the wins that name what was changed after the change of this number.
 * @param isMeant tells the changes that are meant from those that others look after
 */
export async function refreshSince(deps: WinDeps, after: number, isMeant: (change: Change) => boolean = () => true): Promise<void> {
  const changed: Change[] = []
  for (let seq = after; ; ) {
    const some = await deps.store.changes(deps.actor.space, seq, MAX_LIMIT)
    changed.push(...some.filter((change) => (kinds.has(change.kind) || change.kind === timeEntries.name) && isMeant(change)))
    if (some.length < MAX_LIMIT) break
    seq = (some.at(-1) as Change).seq
  }
  const isSource = ({ kind, type }: Change) => kinds.has(kind) && !type.endsWith('.created')
  const sources = changed.filter(isSource)
  const goalIds = sources.filter(({ kind }) => kind === goals.name).map(({ recordId }) => recordId)
  await refreshWins(deps, [...sources.map(({ recordId }) => recordId), ...(await alsoTold(deps, changed))], goalIds)
}

/** A check-in is part of what its goal says; a goal may count what is done and the time it takes. */
async function alsoTold(deps: WinDeps, changed: readonly Change[]): Promise<string[]> {
  const idsOf = ({ name }: { name: string }) => [...new Set(changed.flatMap(({ kind, recordId }) => (kind === name ? recordId : [])))]
  const told = (await readAll(deps, checkIns, idsOf(checkIns))).map(({ goalId }) => goalId)
  const timed = (await readAll(deps, timeEntries, idsOf(timeEntries))).map(({ taskId }) => taskId)
  return [...told, ...(await goalsOfTasks(deps, [...idsOf(tasks), ...timed]))]
}

/** The goals of some tasks and of those above them: the time of a step counts too. */
async function goalsOfTasks(deps: WinDeps, ids: readonly string[]): Promise<string[]> {
  const seen = new Set<string>()
  const named: string[] = []
  for (let level = [...new Set(ids)]; level.length > 0; ) {
    for (const id of level) seen.add(id)
    const found = await readAll(deps, tasks, level)
    named.push(...found.flatMap(({ goalId }) => goalId ?? []))
    level = [...new Set(found.flatMap(({ parentId }) => parentId ?? []))].filter((id) => !seen.has(id))
  }
  return named
}

async function readAll<R extends StoredRecord>({ store, actor }: WinDeps, kind: Kind<R>, ids: readonly string[]): Promise<R[]> {
  const found: R[] = []
  for (let first = 0; first < ids.length; first += MAX_LIMIT)
    found.push(...(await store.getMany(actor.space, kind, ids.slice(first, first + MAX_LIMIT))))
  return found
}
