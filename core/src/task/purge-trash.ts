import { eraseFilesOf, purgeFiles } from '../attachment/index.ts'
import {
  type ActorDep,
  type BlobsDep,
  type ClockDep,
  type Kind,
  listAll,
  listGone,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { calendarObjects } from './calendar-object/schema.ts'
import { completions, tasks } from './schema.ts'
import { timeEntries } from './time/schema.ts'

type Deps = StoreDep & BlobsDep & ClockDep & ActorDep

/** What belongs to a task and goes with it, its files aside. */
export const belongings = [completions, timeEntries, calendarObjects] as const

/**
 * Erases what has left the trash: tasks with what belongs to them, and what belonged to a task and was thrown away by
 * itself. Up to a page of each; the next call goes on. A task is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  const gone = await listGone(deps, tasks)
  await purgeFiles(deps)
  for (const kind of belongings) await eraseEach(deps, kind, await listGone<StoredRecord>(deps, kind))
  await Promise.all(gone.map(({ id }) => eraseTask(deps, id)))
}

export const eraseEach = async ({ store, actor }: Deps, kind: Kind, records: readonly StoredRecord[]): Promise<void> =>
  void (await Promise.all(records.map(({ id }) => store.erase(actor.space, kind, id))))

export async function eraseTask(deps: Deps, taskId: string): Promise<void> {
  const { store, actor } = deps
  await eraseFilesOf(deps, { kind: 'task', id: taskId })
  for (const kind of belongings)
    await eraseEach(deps, kind, await listAll<StoredRecord>(deps, actor.space, kind.queries.byTask, { where: { taskId } }))
  await store.erase(actor.space, tasks, taskId)
}
