import { type BasedOn, changeRecord, notFound, nowText, parse, type Step } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { getTask } from '../get-task.ts'
import { filesOf, tooMany } from './attach-file.ts'
import { MAX_ATTACHMENTS } from './limits.ts'
import { type Attachment, AttachmentChanges, attachments } from './schema.ts'

type Decide = (file: Attachment) => Step<Attachment> | null | Promise<Step<Attachment> | null>

const change = (deps: TaskDeps, id: string, basedOn: BasedOn, decide: Decide) => changeRecord(deps, attachments, id, basedOn, decide)

/** Calls a file something else. @throws AppError `not-found`, `validation`, or `stale` with the file as it is now. */
export async function renameAttachment(deps: TaskDeps, id: string, input: AttachmentChanges, basedOn: BasedOn = {}): Promise<Attachment> {
  const { name } = parse(AttachmentChanges, input)
  return change(deps, id, basedOn, (file) => {
    if (file.deletedAt) throw notFound('file')
    return name === undefined || name === file.name ? null : { event: 'attachment.updated', changes: { name } }
  })
}

/** Moves a file to the trash; doing so twice is harmless. @throws AppError `not-found`, or `stale`. */
export const deleteAttachment = (deps: TaskDeps, id: string, basedOn: BasedOn = {}): Promise<Attachment> =>
  change(deps, id, basedOn, ({ deletedAt }) => (deletedAt ? null : { event: 'attachment.deleted', changes: { deletedAt: nowText(deps) } }))

/** Takes a file out of the trash. @throws AppError `not-found`, also when its task is gone; `validation` when that has 20 others. */
export const restoreAttachment = (deps: TaskDeps, id: string): Promise<Attachment> =>
  change(deps, id, {}, async ({ taskId, deletedAt }) => {
    await getTask(deps, taskId)
    if (!deletedAt) return null
    if ((await filesOf(deps, taskId)).length >= MAX_ATTACHMENTS) throw tooMany()
    return { event: 'attachment.restored', changes: { deletedAt: null } }
  })
