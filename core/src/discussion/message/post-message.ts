import { addingTo, newEnvelope, notFound, nowText, oneFault, parse, sameAgain } from '../../kernel/index.ts'
import { MAX_MESSAGES } from '../limits.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { shownFiles } from './files.ts'
import { saidIn } from './said.ts'
import { sayNext } from './say-next.ts'
import { type Message, messages, NewMessage } from './schema.ts'

/**
 * Says something in a discussion. The same input under the same id answers the message that is there.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` when the id stands for another.
 */
export async function postMessage(deps: DiscussionDeps, discussionId: string, input: NewMessage): Promise<Message> {
  const { id = deps.ids.next(), body, replyTo = null, fileIds = [] } = parse(NewMessage, input)
  if (body.trim() === '' && fileIds.length === 0) throw oneFault('/body', 'too_small', 'Write something here.')
  return inDiscussion(deps, discussionId, 'post', async (entered) => {
    const authorId = entered.actor.accountId
    const asked = { authorId, body, replyTo, files: fileIds.map((fileId) => ({ id: fileId })) }
    if (replyTo) await checkReply(entered, replyTo)
    const there = await deps.store.get(discussionId, messages, id)
    if (there) return sameAgain(messages, there, asked)
    const files = await shownFiles(deps, id, fileIds)
    const said = await saidIn(deps, discussionId, authorId, body)
    return addingTo(entered, messages, async (held) => {
      if (!(await held.store.get(discussionId, messages, id))) await checkRoomToSay(held)
      const stored = await sayNext(held, discussionId, {
        ...newEnvelope(id, nowText(deps)),
        ...{ authorId, replyTo, ...said, files, editedAt: null, removedAt: null, removedBy: null },
      })
      return sameAgain(messages, stored, asked)
    })
  })
}

/** @throws AppError `not-found` for a message that is not there; `validation` for one that is an answer itself. */
async function checkReply({ store, discussion }: Entered<DiscussionDeps>, replyTo: string): Promise<void> {
  const answered = await store.get(discussion.id, messages, replyTo)
  if (!answered) throw notFound(messages.noun)
  if (answered.replyTo) throw oneFault('/replyTo', 'is_reply', 'An answer is not answered itself. Answer what it answers.')
}

/** Each message is a change of the discussion's feed, so that they are counted only once they may be too many. */
async function checkRoomToSay({ store, discussion }: Entered<DiscussionDeps>): Promise<void> {
  if ((await store.head(discussion.id)) < MAX_MESSAGES) return
  if ((await store.count(discussion.id, messages.queries.newest, {})) < MAX_MESSAGES) return
  const most = MAX_MESSAGES.toLocaleString('en')
  throw oneFault('', 'too_many_messages', `A discussion has room for ${most} messages. Resolve it and begin another.`)
}
