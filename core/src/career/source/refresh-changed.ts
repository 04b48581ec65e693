import { attachments } from '../../attachment/index.ts'
import { checkIns, goals } from '../../goal/index.ts'
import { journalEntries } from '../../journal/index.ts'
import { type Change, type Kind, MAX_LIMIT, type StoredRecord } from '../../kernel/index.ts'
import { tasks, timeEntries } from '../../task/index.ts'
import { refreshWins, type WinDeps } from './refresh-wins.ts'

/** The kinds of records that evidence may name. */
const sources: ReadonlySet<string> = new Set([tasks, goals, checkIns, journalEntries, attachments].map(({ name }) => name))

/** Whether wins may tell of changes of a kind: of what evidence names, or of what a goal counts. */
export const isTold = (kind: string): boolean => sources.has(kind) || kind === timeEntries.name

/** Corrects the wins that tell of what was changed. */
export async function refreshChanged(deps: WinDeps, changes: readonly Change[]): Promise<void> {
  const told = changes.filter(({ kind }) => isTold(kind))
  if (told.length === 0) return
  const changed = told.filter(({ kind, type }) => sources.has(kind) && !type.endsWith('.created'))
  const goalIds = changed.filter(({ kind }) => kind === goals.name).map(({ recordId }) => recordId)
  await refreshWins(deps, [...changed.map(({ recordId }) => recordId), ...(await alsoTold(deps, told))], goalIds)
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
