import {
  type Attachment,
  attachFile,
  attachments,
  eraseFiles,
  filesOf,
  getAttachment,
  type StagedFile,
  type StorageLimitDep,
} from '../../attachment/index.ts'
import { type ActorDep, type BlobsDep, getLive, type KindsDep, notFound, oneFault, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import type { DiscussionDeps } from '../thread/in-discussion.ts'
import { checkOwn } from './check-own.ts'
import { UNSENT_DAYS } from './limits.ts'
import { type Message, type MessageFile, messages } from './schema.ts'
import { announceSweep } from './sweep-job.ts'

/** What keeps the files of a message: they lie with its author, whose room they take. */
const ownerOf = (messageId: string) => ({ kind: messages.name as 'message', id: messageId })

export interface AttachToMessage {
  /** Chosen by the client to retry safely. */
  id?: string | undefined
  name: string
  file: StagedFile
}

/**
 * Keeps a file for a message, be it one that is not sent yet: it shows once the message names it. One that no message names
 * for a week is gone.
 * @throws AppError `not-found`, `forbidden`, `conflict`, and what keeping a file throws.
 */
export async function attachToMessage(
  deps: DiscussionDeps & BlobsDep & KindsDep & StorageLimitDep,
  discussionId: string,
  messageId: string,
  sent: AttachToMessage,
): Promise<Attachment> {
  const entered = await enter(deps, discussionId, 'post')
  const message = await deps.store.get(discussionId, messages, messageId)
  if (message) checkOwn(entered, message)
  const job = { discussionId, messageId, authorId: deps.actor.accountId }
  await announceSweep(deps, job, sent.file.blobId, { hours: 24 * UNSENT_DAYS + 1 })
  return attachFile(deps, { owner: ownerOf(messageId), ...sent }, async () => {})
}

/**
 * A file as somebody in the discussion reads it, and the dependencies by which its content is found.
 * @throws AppError `not-found`, also when its message does not show it or its author is gone.
 */
export async function getMessageFile<D extends StoreDep & ActorDep>(
  deps: D,
  discussionId: string,
  messageId: string,
  fileId: string,
): Promise<{ file: Attachment; within: D }> {
  const message = await getLive(await enter(deps, discussionId, 'read'), messages, messageId)
  if (!message.files.some(({ id }) => id === fileId)) throw notFound(attachments.noun)
  const within = { ...deps, actor: { ...deps.actor, space: message.authorId } }
  return { file: await getAttachment(within, fileId), within }
}

/** The files that a message is to show, of those its author kept for it. @throws AppError `validation` */
export async function shownFiles(
  { store, actor }: StoreDep & ActorDep,
  messageId: string,
  fileIds: readonly string[],
): Promise<MessageFile[]> {
  if (fileIds.length === 0) return []
  const kept = new Map((await store.getMany(actor.accountId, attachments, fileIds)).map((file) => [file.id, file]))
  return fileIds.map((fileId, place) => {
    const file = kept.get(fileId)
    if (!file || file.deletedAt !== null || file.owner.kind !== messages.name || file.owner.id !== messageId)
      throw oneFault(`/fileIds/${place}`, 'no_such_file', 'There is no such file of this message.')
    const { id, name, size, type, pixels } = file
    return { id, name, size, type, pixels }
  })
}

/** Erases the files of a message, or those of them that are meant. `deps` are its author's. */
export async function eraseFilesOfMessage(
  deps: StoreDep & BlobsDep & ActorDep & Parameters<typeof eraseFiles>[0],
  messageId: Message['id'],
  isMeant: (file: Attachment) => boolean = () => true,
): Promise<void> {
  await eraseFiles(deps, (await filesOf(deps, ownerOf(messageId))).filter(isMeant))
}
