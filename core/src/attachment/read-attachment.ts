import {
  type ActorDep,
  AppError,
  type BlobsDep,
  type ByteRange,
  type Bytes,
  getLive,
  type JsonPage,
  type KindsDep,
  MAX_LIMIT,
  type StoreDep,
} from '../kernel/index.ts'
import { checkOwner, ownedBy } from './owner.ts'
import { type Attachment, attachments, type FileOwner } from './schema.ts'

/** The files of a record, oldest first. @throws AppError `not-found` when there is no such record. */
export async function listAttachments(deps: StoreDep & ActorDep & KindsDep, owner: FileOwner): Promise<JsonPage> {
  await checkOwner(deps, owner)
  return deps.store.json.list(deps.actor.space, attachments.queries.byOwner, { where: ownedBy(owner) }, { limit: MAX_LIMIT })
}

/** @throws AppError `not-found`, also for a file in the trash or in another's space. */
export const getAttachment = (deps: StoreDep & ActorDep, id: string): Promise<Attachment> => getLive(deps, attachments, id)

/** What is in a file, or a part of it. @throws AppError `unavailable` when its content is missing from the storage. */
export async function readAttachment({ blobs, actor }: BlobsDep & ActorDep, { blobId }: Attachment, range?: ByteRange): Promise<Bytes> {
  const content = await blobs.get(actor.space, blobId, range)
  if (!content) throw new AppError('unavailable', 'The content of this file is missing. Restore it from a backup.')
  return content
}
