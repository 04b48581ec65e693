import {
  AppError,
  type BlobsDep,
  deleteRecord,
  eventFor,
  listAll,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  RecordId,
  saveNew,
} from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { getTask } from '../get-task.ts'
import { fileName } from './file-name.ts'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from './limits.ts'
import { type Attachment, attachments } from './schema.ts'
import { sniffType } from './sniff-type.ts'
import type { StagedFile } from './stage-file.ts'
import { releaseStorage, reserveStorage, type StorageLimitDep } from './storage-use.ts'

export interface AttachFile {
  taskId: string
  /** Chosen by the client to retry safely. */
  id?: string | undefined
  /** As its sender calls it. */
  name: string
  /** Its content, kept before: a record always has one. Where none comes to name it, `dropUnused` erases it. */
  file: StagedFile
}

/**
 * Keeps a file with a task. What the file is, its content says.
 * @throws AppError `not-found` for the task, `too-large` also when all files together are, `validation` when it is empty
 *   or the task has 20 files, `conflict` when the id stands for another file.
 */
export async function attachFile(
  deps: TaskDeps & BlobsDep & StorageLimitDep,
  { taskId, id: chosen, name, file }: AttachFile,
): Promise<Attachment> {
  const { store, actor, ids } = deps
  const id = chosen === undefined ? ids.next() : parse(RecordId, chosen)
  await getTask(deps, taskId)
  const earlier = chosen === undefined ? null : await store.get(actor.space, attachments, id)
  if (earlier) return sameTask(earlier, taskId)
  const { blobId, size, sha256, head } = file
  if (size === 0) throw emptyFile()
  if (size > MAX_ATTACHMENT_SIZE) throw new AppError('too-large', `A file may have at most ${MAX_ATTACHMENT_SIZE / 1024 / 1024} MiB.`)
  if ((await filesOf(deps, taskId)).length >= MAX_ATTACHMENTS) throw tooMany()

  await reserveStorage(deps, size)
  const envelope = newEnvelope(id, nowText(deps))
  const record: Attachment = { ...envelope, taskId, name: fileName(name), size, type: sniffType(head), sha256, blobId }
  const stored = await saveNew(deps, actor.space, attachments, record, [eventFor(deps, 'attachment.created', record)])
  if (stored !== record) {
    await releaseStorage(deps, size)
    return sameTask(stored, taskId)
  }
  // Several at once may all have found room. Whoever sees too many steps back, rather than take away what was answered for.
  if ((await filesOf(deps, taskId)).length <= MAX_ATTACHMENTS) return record
  await withdraw(deps, record)
  throw tooMany()
}

/** Through the trash, so that whoever was told of it is told that it is gone. */
async function withdraw(deps: TaskDeps, { id, size }: Attachment): Promise<void> {
  await deleteRecord(deps, attachments, id, {})
  await deps.store.erase(deps.actor.space, attachments, id)
  await releaseStorage(deps, size)
}

/** The files of a task, oldest first. */
export const filesOf = (deps: Pick<TaskDeps, 'store' | 'actor'>, taskId: string): Promise<Attachment[]> =>
  listAll(deps, deps.actor.space, attachments.queries.byTask, { where: { taskId } })

function sameTask(found: Attachment, taskId: string): Attachment {
  if (found.taskId === taskId) return found
  throw new AppError('conflict', 'There is another file with this id.')
}

const badFile = (code: string, message: string) => oneFault('/file', code, message)
const emptyFile = () => badFile('empty_file', 'There is nothing in this file.')
export const tooMany = () => badFile('too_many_files', `A task has at most ${MAX_ATTACHMENTS} files.`)
