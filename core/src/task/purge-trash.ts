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
import { completions, tasks } from './schema.ts'
import { timeEntries } from './time/schema.ts'

/** What belongs to a task and goes with it; a file with its content. */
const belongings = [completions, timeEntries, attachments] as const

/**
 * Erases what has left the trash: tasks with what belongs to them, and what belonged to a task and was thrown away by
 * itself. Up to a page of each; the next call goes on. A task is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeTrash(deps: StoreDep & BlobsDep & ClockDep & ActorDep): Promise<void> {
  const gone = await listGone(deps, tasks)
  for (const kind of belongings) {
    const items = await listGone<StoredRecord>(deps, kind)
    await Promise.all(items.map((record) => eraseBelonging(deps, kind, record)))
  }
  await Promise.all(gone.map(({ id }) => eraseTask(deps, id)))
}

/** The content before its record, which is what finds it. */
async function eraseBelonging({ store, blobs, actor }: StoreDep & BlobsDep & ActorDep, kind: Kind, record: StoredRecord): Promise<void> {
  if (kind.name === attachments.name) await blobs.erase(actor.space, (record as Attachment).blobId)
  await store.erase(actor.space, kind, record.id)
}

async function eraseTask(deps: StoreDep & BlobsDep & ActorDep, taskId: string): Promise<void> {
  const { store, actor } = deps
  for (const kind of belongings) {
    const items = await listAll<StoredRecord>(deps, actor.space, kind.queries.byTask, { where: { taskId } })
    await Promise.all(items.map((record) => eraseBelonging(deps, kind, record)))
  }
  await store.erase(actor.space, tasks, taskId)
}
