import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  changeLive,
  deleteRecord,
  type KindsDep,
  notFound,
  parse,
  restoreRecord,
  type StoreDep,
} from '../kernel/index.ts'
import { checkCount } from './attach-file.ts'
import { checkReadableOwner } from './owner.ts'
import { type Attachment, AttachmentChanges, attachments } from './schema.ts'

/** Calls a file something else. @throws AppError `not-found`, `validation`, or `stale` with the file as it is now. */
export async function renameAttachment(deps: ChangeDeps, id: string, input: AttachmentChanges, basedOn: BasedOn = {}): Promise<Attachment> {
  const { name } = parse(AttachmentChanges, input)
  await checkOwn(deps, id)
  return changeLive(deps, attachments, id, basedOn, (file) =>
    name === undefined || name === file.name ? null : { event: 'attachment.updated', changes: { name } },
  )
}

/** Moves a file to the trash; doing so twice is harmless. @throws AppError `not-found`, or `stale`. */
export async function deleteAttachment(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Attachment> {
  await checkOwn(deps, id)
  return deleteRecord(deps, attachments, id, basedOn)
}

/** What was sent with a message is others' too: it is changed by its message alone. @throws AppError `not-found` */
async function checkOwn({ store, actor }: StoreDep & ActorDep, id: string): Promise<void> {
  const file = await store.get(actor.space, attachments, id)
  if (file?.owner.kind === 'message') throw notFound(attachments.noun)
}

/**
 * Takes a file out of the trash.
 * @throws AppError `not-found`, also when its owner is gone; `validation` when that is sealed or has as many as it may.
 */
export const restoreAttachment = (deps: ChangeDeps & KindsDep, id: string): Promise<Attachment> =>
  restoreRecord(deps, attachments, id, {
    room: (held, { owner }) => checkCount(held, owner),
    check: ({ owner }) => checkReadableOwner(deps, owner),
  })
