import { type BasedOn, type ChangeDeps, changeLive, deleteRecord, parse, restoreRecord } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { filesOf, tooMany } from './attach-file.ts'
import { MAX_ATTACHMENTS } from './limits.ts'
import { type Attachment, AttachmentChanges, attachments } from './schema.ts'

/** Calls a file something else. @throws AppError `not-found`, `validation`, or `stale` with the file as it is now. */
export async function renameAttachment(deps: ChangeDeps, id: string, input: AttachmentChanges, basedOn: BasedOn = {}): Promise<Attachment> {
  const { name } = parse(AttachmentChanges, input)
  return changeLive(deps, attachments, id, basedOn, (file) =>
    name === undefined || name === file.name ? null : { event: 'attachment.updated', changes: { name } },
  )
}

/** Moves a file to the trash; doing so twice is harmless. @throws AppError `not-found`, or `stale`. */
export const deleteAttachment = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Attachment> =>
  deleteRecord(deps, attachments, id, basedOn)

/** Takes a file out of the trash. @throws AppError `not-found`, also when its task is gone; `validation` when that has 20 others. */
export const restoreAttachment = (deps: ChangeDeps, id: string): Promise<Attachment> =>
  restoreRecord(deps, attachments, id, async ({ taskId, deletedAt }) => {
    await getTask(deps, taskId)
    if (deletedAt && (await filesOf(deps, taskId)).length >= MAX_ATTACHMENTS) throw tooMany()
  })
