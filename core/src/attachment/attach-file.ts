import {
  type ActorDep,
  AppError,
  type BlobsDep,
  type ChangeDeps,
  deleteRecord,
  type KindsDep,
  newEnvelope,
  nowText,
  oneFault,
  type Put,
  parse,
  putOnce,
  RecordId,
  type StoreDep,
  sameAgain,
} from '../kernel/index.ts'
import { fileName } from './file-name.ts'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from './limits.ts'
import { checkReadableOwner, filesOf, ownerKind } from './owner.ts'
import { pixelsIn } from './picture/pixels.ts'
import { type Attachment, attachments, type FileOwner } from './schema.ts'
import { sniffType } from './sniff-type.ts'
import type { StagedFile } from './stage-file.ts'
import { releaseStorage, reserveStorage, type StorageLimitDep } from './storage-use.ts'

export interface AttachFile {
  owner: FileOwner
  /** Chosen by the client to retry safely. */
  id?: string | undefined
  /** As its sender calls it. */
  name: string
  /** Its content, kept before: a record always has one. Where none comes to name it, `dropUnused` erases it. */
  file: StagedFile
}

type Deps = ChangeDeps & BlobsDep & KindsDep & StorageLimitDep

/**
 * Keeps a file with a record. What the file is, its content says. The same under the same id answers the file that is there.
 * @param checkOwner refuses an owner that is not there, or may have no files; of the person's own records unless said
 * @throws AppError `not-found` for the owner, `too-large` also when all files together are, `validation` when it is empty,
 *   the owner is sealed or has as many as it may, `conflict` when the id stands for another file or for one that was deleted.
 */
export async function attachFile(deps: Deps, asked: AttachFile, checkOwner?: () => Promise<void>): Promise<Attachment> {
  const { stored, isNew } = await attachOnce(deps, asked, checkOwner)
  if (isNew) return stored
  const { owner, name, file } = asked
  const said = { owner, sha256: file.sha256, ...(stored.version === 1 && { name: fileName(name) }) }
  return sameAgain(attachments, stored, said, isOf(stored, owner) ? stored : null)
}

/**
 * The same, but that whatever of this owner is there under the id is answered, also where this file has another content.
 * @throws AppError as `attachFile`
 */
export async function attachUnlessThere(deps: Deps, asked: AttachFile): Promise<Attachment> {
  const { stored, isNew } = await attachOnce(deps, asked)
  return isNew ? stored : sameAgain(attachments, stored, {}, isOf(stored, asked.owner) ? stored : null)
}

async function attachOnce(
  deps: Deps,
  { owner, id: chosen, name, file }: AttachFile,
  checkOwner: () => Promise<void> = () => checkReadableOwner(deps, owner),
): Promise<Put<Attachment>> {
  const id = chosen === undefined ? deps.ids.next() : parse(RecordId, chosen)
  await checkOwner()
  const { blobId, size, sha256, head } = file
  let reserved = 0
  const { stored, isNew } = await putOnce(deps, attachments, id, {
    room: (held) => checkCount(held, owner),
    make: async () => {
      if (size === 0) throw badFile('empty_file', 'There is nothing in this file.')
      if (size > MAX_ATTACHMENT_SIZE) throw new AppError('too-large', `A file may have at most ${MAX_ATTACHMENT_SIZE / 1024 / 1024} MiB.`)
      await reserveStorage(deps, size)
      reserved = size
      const told = { name: fileName(name), size, type: sniffType(head), sha256, pixels: pixelsIn(head) }
      return { ...newEnvelope(id, nowText(deps)), owner, ...told, blobId }
    },
    isFresh: chosen === undefined,
  })
  if (!isNew) {
    await releaseStorage(deps, reserved)
    return { stored, isNew }
  }
  // It may have been sealed meanwhile.
  await checkOwner().catch(async (error: unknown) => {
    await withdraw(deps, stored)
    throw error
  })
  return { stored, isNew }
}

/** Makes sure that a record may keep one more. @throws AppError `validation` */
export async function checkCount(deps: StoreDep & ActorDep & KindsDep, owner: FileOwner): Promise<void> {
  if ((await filesOf(deps, owner)).length >= MAX_ATTACHMENTS[owner.kind]) throw tooMany(deps, owner)
}

/** Through the trash, so that whoever was told of it is told that it is gone. */
async function withdraw(deps: ChangeDeps, { id, size }: Attachment): Promise<void> {
  await deleteRecord(deps, attachments, id, {})
  await deps.store.erase(deps.actor.space, attachments, id)
  await releaseStorage(deps, size)
}

const isOf = ({ owner }: Attachment, { kind, id }: FileOwner) => owner.kind === kind && owner.id === id

const badFile = (code: string, message: string) => oneFault('/file', code, message)

const tooMany = (deps: KindsDep, { kind }: FileOwner) =>
  badFile('too_many_files', `A ${ownerKind(deps, kind).noun} has at most ${MAX_ATTACHMENTS[kind]} files.`)
