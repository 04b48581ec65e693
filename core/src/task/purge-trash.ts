import { eraseFilesOf, purgeFiles } from '../attachment/index.ts'
import { type BlobsDep, type EraseDeps, eraseRecord, eraseRecords, listAll, listGone, type StoredRecord } from '../kernel/index.ts'
import { calendarObjects } from './calendar-object/schema.ts'
import { completions, type Task, tasks } from './schema.ts'
import { timeEntries } from './time/schema.ts'

type Deps = EraseDeps & BlobsDep

/** What belongs to a task and goes with it, its files aside. */
export const belongings = [completions, timeEntries, calendarObjects] as const

/**
 * Erases what has left the trash: tasks with what belongs to them, and what belonged to a task and was thrown away by
 * itself. Up to a page of each; the next call goes on. A task is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  const gone = await listGone(deps, tasks)
  await purgeFiles(deps)
  for (const kind of belongings) await eraseRecords(deps, kind, await listGone<StoredRecord>(deps, kind))
  await Promise.all(gone.map((task) => eraseTask(deps, task)))
}

export async function eraseTask(deps: Deps, task: Task): Promise<void> {
  const where = { taskId: task.id }
  await eraseFilesOf(deps, { kind: 'task', id: task.id })
  for (const kind of belongings)
    await eraseRecords(deps, kind, await listAll<StoredRecord>(deps, deps.actor.space, kind.queries.byTask, { where }))
  await eraseRecord(deps, tasks, task)
}
