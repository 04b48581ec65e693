import { type BasedOn, changeLive, nowText, oneFault, parse } from '../../kernel/index.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { checkOwn } from './check-own.ts'
import { shownFiles } from './files.ts'
import { keepRevision } from './keep-revision.ts'
import { GRACE_MINUTES, UNSENT_DAYS } from './limits.ts'
import { saidIn } from './said.ts'
import { forgetSaid } from './say-next.ts'
import { type Message, MessageChanges, type MessageFile, messages } from './schema.ts'
import { announceSweep } from './sweep-job.ts'

/**
 * Says otherwise what one said. In its first minutes nothing shows it; after that it is marked, and how it read is kept.
 * @throws AppError `not-found`, `forbidden` for another's, `conflict` for one that was taken back, `validation` also when it
 * was edited too often, or `stale` with the message as it is now.
 */
export async function editMessage(
  deps: DiscussionDeps,
  discussionId: string,
  messageId: string,
  input: MessageChanges,
  basedOn: BasedOn = {},
): Promise<Message> {
  const { body, fileIds } = parse(MessageChanges, input)
  return inDiscussion(deps, discussionId, 'post', async (entered) => {
    const edited = await changeLive(entered, messages, messageId, basedOn, async (message) => {
      checkOwn(entered, message)
      const files = fileIds ? await shownFiles(deps, messageId, fileIds) : message.files
      const text = body ?? message.body
      if (text.trim() === '' && files.length === 0) throw oneFault('/body', 'too_small', 'Write something here, or take the message back.')
      if (text === message.body && isSame(files, message.files)) return null
      const isMarked = isPastGrace(entered, message)
      // Of one that is refused as stale nothing is kept.
      if (isMarked && text !== message.body && (basedOn.expectedVersion ?? message.version) === message.version)
        await keepRevision(entered, message)
      if (message.files.some(({ id }) => !files.some((file) => file.id === id)))
        await announceSweep(deps, { discussionId, messageId, authorId: message.authorId }, `${message.version}:files`, {
          hours: 24 * UNSENT_DAYS + 1,
        })
      const said = await saidIn(deps, discussionId, message.authorId, text)
      return { event: 'message.edited', changes: { ...said, files, ...(isMarked && { editedAt: nowText(deps) }) } }
    })
    await forgetSaid(deps, discussionId)
    return edited
  })
}

const isSame = (some: readonly MessageFile[], others: readonly MessageFile[]) =>
  some.length === others.length && some.every(({ id }, place) => id === others[place]?.id)

const isPastGrace = ({ clock }: DiscussionDeps, { postedAt }: Message): boolean =>
  Temporal.Instant.compare(clock.now(), Temporal.Instant.from(postedAt).add({ minutes: GRACE_MINUTES })) > 0
