import { returnSettings, settingsFillings } from '../account/index.ts'
import { scheduleOwnBriefing } from '../briefing/index.ts'
import { emptyProfile, profileFillings } from '../career/index.ts'
import { goals } from '../goal/index.ts'
import { deleteJournal, journals } from '../journal/index.ts'
import { AppError, deleteRecord, hasCode, listAll, notFound } from '../kernel/index.ts'
import { deleteGoalKeepingTasks, deleteTask, type Task, tasks } from '../task/index.ts'
import { applyImport, eraseParts, partsOf } from './apply-import.ts'
import { changeState } from './change-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { enqueueImportJob } from './import-job.ts'
import { inBatches } from './in-batches.ts'
import { type Import, type ImportPart, imports } from './schema.ts'

/**
 * Moves everything an import made to the trash, edited since or not, with the subtasks added below. Undoing twice
 * is harmless; should this process end, `resumeImports` finishes it.
 * @throws AppError `not-found`, or `conflict` for an import that made nothing.
 */
export async function undoImport(deps: ImportDeps, id: string): Promise<Import> {
  const found = await deps.store.get(deps.actor.space, imports, id)
  if (!found) throw notFound('import')
  if (found.state === 'failed') throw new AppError('conflict', 'This import made nothing, so there is nothing to undo.')
  if (found.state === 'undone') return found
  if (found.state === 'running') await applyImport(deps, found)
  await enqueueImportJob(deps, 'undo', { importId: id, format: found.format })
  await changeState(deps, id, 'applied', 'undoing')
  return finishUndo(deps, id)
}

/**
 * Trashes what is left of an import that is being undone, in as many rounds as it takes.
 * @throws Error when a round leaves as much as there was.
 */
export async function finishUndo(deps: ImportDeps, id: string): Promise<Import> {
  let before = Number.POSITIVE_INFINITY
  for (let left = await madeBy(deps, id); left.length > 0; left = await madeBy(deps, id)) {
    if (left.length >= before) throw new Error(`Undoing the import ${id} makes no progress: ${left.length} tasks are left.`)
    before = left.length
    const own = new Set(left.map((task) => task.id))
    const topmost = left.filter((task) => !task.parentId || !own.has(task.parentId))
    await inBatches(topmost, (task) => deleteTask(deps, task.id))
  }
  const found = await deps.store.get(deps.actor.space, imports, id)
  if (found) await takeBackOthers(deps, found)
  const undone = await changeState(deps, id, 'undoing', 'undone')
  await eraseParts(deps, undone)
  return undone
}

/** Journals last: one that something was written in since stays. */
async function takeBackOthers(deps: ImportDeps, found: Import): Promise<void> {
  for (const areJournals of [false, true])
    for await (const { made } of partsOf(deps, found))
      await inBatches(
        made.filter(({ kind }) => (kind === journals.name) === areJournals),
        (each) => takeBack(deps, each),
      )
}

/** What is gone already, or of a kind that is no more, stays so. */
async function takeBack(deps: ImportDeps, { kind: name, id }: ImportPart['made'][number]): Promise<void> {
  const kind = deps.kinds.find((each) => each.name === name)
  try {
    if (name === goals.name) await deleteGoalKeepingTasks(deps, id)
    else if (name === journals.name) await deleteJournal(deps, id)
    else if (name === profileFillings.name) await emptyProfile(deps, id)
    else if (name === settingsFillings.name) {
      await returnSettings(deps, id)
      await scheduleOwnBriefing(deps)
    } else if (kind) await deleteRecord(deps, kind, id, {})
  } catch (error) {
    if (!hasCode(error, 'not-found') && !(name === journals.name && hasCode(error, 'conflict'))) throw error
  }
}

const madeBy = (deps: ImportDeps, importId: string): Promise<Task[]> =>
  listAll(deps, deps.actor.space, tasks.queries.byImport, { where: { importId } })
