import {
  AppError,
  type BlobsDep,
  type Bytes,
  bounded,
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
import { watchForOrphan } from './orphans.ts'
import { type Attachment, attachments } from './schema.ts'
import { HEAD_BYTES, sniffType } from './sniff-type.ts'

export interface AttachFile {
  taskId: string
  /** Chosen by the client to retry safely. */
  id?: string | undefined
  /** As its sender calls it. */
  name: string
  content: Bytes
}

/**
 * Keeps a file with a task: its content first, then the record that names it, so that a record always has its content. A
 * content that is left without a record is swept away later. What the file is, its content says.
 * @throws AppError `not-found` for the task, `too-large`, `validation` when it is empty or the task has 20 files,
 *   `conflict` when the id stands for another file, `unavailable` when there is no room.
 */
export async function attachFile(deps: TaskDeps & BlobsDep, { taskId, id: chosen, name, content }: AttachFile): Promise<Attachment> {
  const { store, blobs, actor, ids } = deps
  const id = chosen === undefined ? ids.next() : parse(RecordId, chosen)
  await getTask(deps, taskId)
  const earlier = chosen === undefined ? null : await store.get(actor.space, attachments, id)
  if (earlier) return sameTask(earlier, taskId)
  if ((await filesOf(deps, taskId)).length >= MAX_ATTACHMENTS) throw tooMany()

  const blobId = ids.next()
  await watchForOrphan(deps, { attachmentId: id, blobId })
  const head = headOf(bounded(content, MAX_ATTACHMENT_SIZE))
  const { size, sha256 } = await blobs.put(actor.space, blobId, head.content)
  const giveUp = async (why: AppError) => {
    await blobs.erase(actor.space, blobId)
    return why
  }
  if (size === 0) throw await giveUp(emptyFile())
  const envelope = newEnvelope(id, nowText(deps))
  const record: Attachment = { ...envelope, taskId, name: fileName(name), size, type: sniffType(head.bytes()), sha256, blobId }
  const stored = await saveNew(deps, actor.space, attachments, record, [eventFor(deps, 'attachment.created', record)])
  if (stored !== record) {
    await blobs.erase(actor.space, blobId)
    return sameTask(stored, taskId)
  }
  // Several at once may all have found room. Whoever sees too many steps back, rather than take away what was answered for.
  if ((await filesOf(deps, taskId)).length <= MAX_ATTACHMENTS) return record
  await store.erase(actor.space, attachments, id)
  throw await giveUp(tooMany())
}

/** The files of a task, oldest first. */
export const filesOf = (deps: Pick<TaskDeps, 'store' | 'actor'>, taskId: string): Promise<Attachment[]> =>
  listAll(deps, deps.actor.space, attachments.queries.byTask, { where: { taskId } })

function sameTask(found: Attachment, taskId: string): Attachment {
  if (found.taskId === taskId) return found
  throw new AppError('conflict', 'There is another file with this id.')
}

/** The same bytes, of which the first are remembered. */
function headOf(content: Bytes): { content: Bytes; bytes: () => Uint8Array } {
  const head: number[] = []
  async function* passing(): Bytes {
    for await (const chunk of content) {
      if (head.length < HEAD_BYTES) head.push(...chunk.subarray(0, HEAD_BYTES - head.length))
      yield chunk
    }
  }
  return { content: passing(), bytes: () => Uint8Array.from(head) }
}

const badFile = (code: string, message: string) => oneFault('/file', code, message)
const emptyFile = () => badFile('empty_file', 'There is nothing in this file.')
export const tooMany = () => badFile('too_many_files', `A task has at most ${MAX_ATTACHMENTS} files.`)
