import { AppError, type BasedOn, changeLive, instantText, nowText } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { may } from '../thread/permissions.ts'
import { keepTakenBack } from './keep-revision.ts'
import { UNDO_MINUTES } from './limits.ts'
import { messageRevisions, revisionId } from './revision.ts'
import { saidIn } from './said.ts'
import { forgetSaid } from './say-next.ts'
import { type Message, messages } from './schema.ts'
import { announceSweep } from './sweep-job.ts'

/**
 * Takes back what one said or, as the owner, what anybody said: a stone stays where it stood. For an hour whoever did so can
 * undo it; then its text, its files and how it read before are gone. Doing so twice is harmless.
 * @throws AppError `not-found`, `forbidden`, or `stale` with the message as it is now.
 */
export const takeBackMessage = (
  deps: DiscussionDeps,
  discussionId: string,
  messageId: string,
  { expectedVersion }: BasedOn = {},
): Promise<Message> =>
  inDiscussion(deps, discussionId, 'post', async (entered) => {
    const stone = await changeLive(entered, messages, messageId, { expectedVersion }, async (message) => {
      const { accountId } = entered.actor
      if (message.authorId !== accountId && !may(entered.membership.role, 'moderate'))
        throw new AppError('forbidden', 'Only its author and the owner of the discussion take a message back.')
      if (message.removedAt !== null) return null
      if ((expectedVersion ?? message.version) === message.version) {
        await announceSweep(deps, { discussionId, messageId, authorId: message.authorId }, `${message.version}`, {
          minutes: UNDO_MINUTES + 1,
        })
        await keepTakenBack(entered, message)
      }
      return { event: 'message.removed', changes: { ...nothing, removedAt: nowText(deps), removedBy: accountId } }
    })
    await forgetSaid(deps, discussionId)
    return stone
  })

const nothing = { body: '', mentions: [], links: [], files: [] }

/**
 * Undoes taking a message back, for whoever did so. One that stands stays as it is.
 * @throws AppError `not-found`, `forbidden`, or `conflict` when it is too late.
 */
export const restoreMessage = (deps: DiscussionDeps, discussionId: string, messageId: string): Promise<Message> =>
  inDiscussion(deps, discussionId, 'post', async (entered) => {
    const restored = await changeLive(entered, messages, messageId, {}, async (message) => {
      if (message.removedAt === null) return null
      const { body, takenBack } = await keptOf(entered, message)
      const said = await saidIn(deps, discussionId, message.authorId, body)
      return { event: 'message.restored', changes: { ...said, files: takenBack ?? [], removedAt: null, removedBy: null } }
    })
    await forgetSaid(deps, discussionId)
    // What stays here when this is cut short is swept with the rest.
    await deps.store.erase(discussionId, messageRevisions, keptId(restored, 2))
    return restored
  })

async function keptOf({ store, actor, clock, discussion }: Entered<DiscussionDeps>, message: Message) {
  if (message.removedBy !== actor.accountId) throw new AppError('forbidden', 'Only who took a message back undoes that.')
  const isLate = (message.removedAt ?? '') < instantText(clock.now().subtract({ minutes: UNDO_MINUTES }))
  const kept = isLate ? null : await store.get(discussion.id, messageRevisions, keptId(message, 1))
  if (!kept) throw new AppError('conflict', 'This was taken back too long ago to be undone.')
  return kept
}

/** Where a message was kept so many versions ago: nothing changes a stone but that it is undone. */
const keptId = ({ id, version }: Message, ago: number) => revisionId({ id, version: version - ago }, 'taken-back')
