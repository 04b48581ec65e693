import { fillSettings, settingsFillings } from '../account/index.ts'
import { scheduleOwnBriefing } from '../briefing/index.ts'
import { fillProfile, profileFillings } from '../career/index.ts'
import { goals } from '../goal/index.ts'
import { eventFor, type Kind, listPages, type StoredRecord, saveNew } from '../kernel/index.ts'
import { notifications, resumeSnooze } from '../notification/index.ts'
import { saveNewTask, takeLinks, tasks } from '../task/index.ts'
import { changeState } from './change-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { inBatches } from './in-batches.ts'
import { type Import, type ImportPart, importParts } from './schema.ts'

/**
 * Makes what a decided import holds and marks it applied. May be repeated, and may race with itself: what is there was
 * made by an earlier run, and may have been worked with since.
 */
export async function applyImport(deps: ImportDeps, decided: Pick<Import, 'id' | 'attempt'>): Promise<Import> {
  const named = new Set<string>()
  for await (const { records } of partsOf(deps, decided)) {
    for (const ofKind of Map.groupBy(records, ({ kind }) => kind).values()) await inBatches(ofKind, (made) => make(deps, made))
    for (const id of records.flatMap(goalNamedBy)) named.add(id)
  }
  await settleLinks(deps, [...named])
  const applied = await changeState(deps, decided.id, 'running', 'applied')
  await eraseParts(deps, applied)
  return applied
}

/** What is to be made, as it was decided. */
type Decided = ImportPart['records'][number]

/** Whether what is to be made is of a kind, whose record it then is. */
const isOf = <R extends StoredRecord>({ name }: Kind<R>, decided: Decided): decided is Decided & { record: R } => decided.kind === name

const goalNamedBy = (decided: Decided): string[] => (isOf(tasks, decided) && decided.record.goalId ? [decided.record.goalId] : [])

/** A goal may have gone to the trash before a task that names it was made: that loses the link as the others did. */
async function settleLinks(deps: ImportDeps, goalIds: readonly string[]): Promise<void> {
  const found = await deps.store.getMany(deps.actor.space, goals, goalIds)
  const live = new Set(found.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id])))
  for (const id of goalIds) if (!live.has(id)) await takeLinks(deps, id)
}

/** Lets go of what was kept for an import and is not needed any more: one that is applied keeps what undoing it needs. */
export async function eraseParts(deps: ImportDeps, { id, state, attempt }: Import): Promise<void> {
  const isNeeded = (part: ImportPart) => part.attempt === attempt && part.made.length > 0 && (state === 'applied' || state === 'undoing')
  await erase(deps, id, (part) => !isNeeded(part))
}

/** Lets go of what one try kept. */
export const eraseAttempt = (deps: ImportDeps, id: string, attempt: string): Promise<void> =>
  erase(deps, id, (part) => part.attempt === attempt)

/** What was kept by the try that decided, in its order. */
export async function* partsOf(deps: Reading, { id, attempt }: Pick<Import, 'id' | 'attempt'>): AsyncGenerator<ImportPart> {
  for await (const part of allParts(deps, id)) if (part.attempt === attempt) yield part
}

type Reading = Pick<ImportDeps, 'store' | 'actor'>

/** Parts that are held at a time, as each may be long. */
const AT_A_TIME = 4

async function* allParts(deps: Reading, importId: string): AsyncGenerator<ImportPart> {
  const { byImport } = importParts.queries
  for await (const page of listPages(deps, deps.actor.space, byImport, { where: { importId } }, { limit: AT_A_TIME })) yield* page
}

async function erase(deps: ImportDeps, importId: string, isDone: (part: ImportPart) => boolean): Promise<void> {
  const done: string[] = []
  for await (const part of allParts(deps, importId)) if (isDone(part)) done.push(part.id)
  await inBatches(done, (id) => deps.store.erase(deps.actor.space, importParts, id), AT_A_TIME)
}

/** What was decided by a newer process is left to one. */
async function make(deps: ImportDeps, decided: Decided): Promise<void> {
  if (isOf(tasks, decided)) return void (await saveNewTask(deps, decided.record))
  if (isOf(profileFillings, decided)) return fillProfile(deps, decided.record)
  if (isOf(settingsFillings, decided)) {
    await fillSettings(deps, decided.record)
    return scheduleOwnBriefing(deps)
  }
  const { kind: name, record } = decided
  const kind = deps.kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`An import holds a ${name}, which is no kind here.`)
  if (isOf(notifications, decided)) await resumeSnooze(deps, decided.record)
  await saveNew(deps, deps.actor.space, kind, record, [eventFor(deps, `${name}.created`, record)])
}
