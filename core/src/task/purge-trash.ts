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
import { type Attachment, attachments } from './attachment/schema.ts'
import { releaseStorage } from './attachment/storage-use.ts'
import { completions, tasks } from './schema.ts'
import { timeEntries } from './time/schema.ts'

export type Deps = StoreDep & BlobsDep & ClockDep & ActorDep

/** What belongs to a task and goes with it; a file with its content. */
const belongings = [completions, timeEntries, attachments] as const

/**
 * Erases what has left the trash: tasks with what belongs to them, and what belonged to a task and was thrown away by
 * itself. Up to a page of each; the next call goes on. A task is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  const gone = await listGone(deps, tasks)
  for (const kind of belongings) await eraseBelongings(deps, kind, await listGone<StoredRecord>(deps, kind))
  await Promise.all(gone.map(({ id }) => eraseTask(deps, id)))
}

/** The content before its record, which is what finds it; its room is given back once both are gone. */
export async function eraseBelongings(deps: Deps, kind: Kind, records: readonly StoredRecord[]): Promise<void> {
  const { store, blobs, actor } = deps
  const files = kind.name === attachments.name ? (records as readonly Attachment[]) : []
  await Promise.all(files.map(({ blobId }) => blobs.erase(actor.space, blobId)))
  await Promise.all(records.map(({ id }) => store.erase(actor.space, kind, id)))
  await releaseStorage(
    deps,
    files.reduce((sum, { size }) => sum + size, 0),
  )
}

export async function eraseTask(deps: Deps, taskId: string): Promise<void> {
  const { store, actor } = deps
  for (const kind of belongings)
    await eraseBelongings(deps, kind, await listAll<StoredRecord>(deps, actor.space, kind.queries.byTask, { where: { taskId } }))
  await store.erase(actor.space, tasks, taskId)
}
