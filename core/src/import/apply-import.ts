import { eventFor, type Kind, listAll, type StoredRecord, saveNew } from '../kernel/index.ts'
import { completions, saveNewTask, type TaskDeps, timeEntries } from '../task/index.ts'
import { changeState } from './change-import.ts'
import { inBatches } from './in-batches.ts'
import { type Import, importParts } from './schema.ts'

/**
 * Makes what a decided import holds and marks it applied. May be repeated, and may race with itself: what is there was
 * made by an earlier run, and may have been worked with since.
 */
export async function applyImport(deps: TaskDeps, id: string): Promise<Import> {
  for (const part of await partsOf(deps, id)) {
    await inBatches(part.tasks, (task) => saveNewTask(deps, task))
    await inBatches(part.completions, (completion) => save(deps, completions, completion))
    await inBatches(part.timeEntries, (entry) => save(deps, timeEntries, entry))
  }
  const applied = await changeState(deps, id, 'running', 'applied')
  await eraseParts(deps, id)
  return applied
}

/** Lets go of what was kept for an import. */
export async function eraseParts(deps: TaskDeps, id: string): Promise<void> {
  await inBatches(await partsOf(deps, id), (part) => deps.store.erase(deps.actor.space, importParts, part.id))
}

const partsOf = (deps: TaskDeps, importId: string) => listAll(deps, deps.actor.space, importParts.queries.byImport, { where: { importId } })

const save = <R extends StoredRecord>(deps: TaskDeps, kind: Kind<R>, record: R) =>
  saveNew(deps, deps.actor.space, kind, record, [eventFor(deps, `${kind.name}.created`, record)])
