import { type BlobsDep, type EraseDeps, eraseRecords, listGone, MAX_LIMIT } from '../kernel/index.ts'
import { filesOf } from './owner.ts'
import { type Attachment, attachments, type FileOwner } from './schema.ts'
import { releaseStorage } from './storage-use.ts'

type Deps = EraseDeps & BlobsDep

/** Erases the files of a record for good. To be called before that itself is erased, which is what finds them. */
export const eraseFilesOf = async (deps: Deps, owner: FileOwner): Promise<void> => eraseFiles(deps, await filesOf(deps, owner))

/** Erases what was thrown away by itself and has left the trash: up to a page of it; the next call goes on. */
export const purgeFiles = async (deps: Deps): Promise<void> => eraseFiles(deps, await listGone(deps, attachments))

/** Erases up to `most` files that were thrown away by themselves, ahead of their time. Answers whether none is left. */
export async function emptyTrashOfFiles(deps: Deps, most: number = MAX_LIMIT): Promise<boolean> {
  const page = await deps.store.list(deps.actor.space, attachments.queries.trash, {}, { limit: most })
  await eraseFiles(deps, page.items)
  return page.nextCursor === null
}

/** Erases these files for good. The content before its record, which is what finds it; its room is given back once both are gone. */
export async function eraseFiles(deps: Deps, files: readonly Attachment[]): Promise<void> {
  const { blobs, actor } = deps
  await Promise.all(files.map(({ blobId }) => blobs.erase(actor.space, blobId)))
  await eraseRecords(deps, attachments, files)
  await releaseStorage(
    deps,
    files.reduce((sum, { size }) => sum + size, 0),
  )
}
