import { attachments, eraseFiles, getAttachment } from '../../attachment/index.ts'
import { type BlobsDep, notFound } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import type { DiscussionDeps } from '../thread/in-discussion.ts'
import { checkOwn } from './check-own.ts'
import { editMessage } from './edit-message.ts'
import { messages } from './schema.ts'

/**
 * Takes a file of one's own off its message, which naming it again undoes for a week; one that its message does not show is
 * erased at once.
 * @throws AppError `not-found`, `forbidden`, `conflict` for a stone, `validation` when nothing else is in the message.
 */
export async function dropMessageFile(
  deps: DiscussionDeps & BlobsDep,
  discussionId: string,
  messageId: string,
  fileId: string,
): Promise<void> {
  const entered = await enter(deps, discussionId, 'post')
  const message = await deps.store.get(discussionId, messages, messageId)
  if (message) checkOwn(entered, message)
  const file = await getAttachment(deps, fileId)
  if (file.owner.kind !== messages.name || file.owner.id !== messageId) throw notFound(attachments.noun)
  const shown = message?.files.map(({ id }) => id) ?? []
  if (shown.includes(fileId)) await editMessage(deps, discussionId, messageId, { fileIds: shown.filter((id) => id !== fileId) })
  else await eraseFiles(deps, [file])
}
