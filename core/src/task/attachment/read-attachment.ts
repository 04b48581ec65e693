import {
  type ActorDep,
  AppError,
  type BlobsDep,
  type ByteRange,
  type Bytes,
  type JsonPage,
  MAX_LIMIT,
  notFound,
  type StoreDep,
} from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { type Attachment, attachments } from './schema.ts'

/** The files of a task, oldest first. @throws AppError `not-found` when there is no such task. */
export async function listAttachments(deps: StoreDep & ActorDep, taskId: string): Promise<JsonPage> {
  await getTask(deps, taskId)
  return deps.store.json.list(deps.actor.space, attachments.queries.byTask, { where: { taskId } }, { limit: MAX_LIMIT })
}

/** @throws AppError `not-found`, also for a file in the trash or in another's space. */
export async function getAttachment({ store, actor }: StoreDep & ActorDep, id: string): Promise<Attachment> {
  const file = await store.get(actor.space, attachments, id)
  if (!file || file.deletedAt) throw notFound('file')
  return file
}

/** What is in a file, or a part of it. @throws AppError `unavailable` when its content is missing from the storage. */
export async function readAttachment({ blobs, actor }: BlobsDep & ActorDep, { blobId }: Attachment, range?: ByteRange): Promise<Bytes> {
  const content = await blobs.get(actor.space, blobId, range)
  if (!content) throw new AppError('unavailable', 'The content of this file is missing. Restore it from a backup.')
  return content
}
