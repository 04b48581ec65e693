import { newEnvelope, notFound, nowText, oneFault, parse, sameAgain } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { sayNext } from './say-next.ts'
import { type Message, messages, NewMessage } from './schema.ts'

/**
 * Says something in a discussion. The same input under the same id answers the message that is there.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` when the id stands for another.
 */
export async function postMessage(deps: DiscussionDeps, discussionId: string, input: NewMessage): Promise<Message> {
  const { id = deps.ids.next(), body, replyTo = null } = parse(NewMessage, input)
  if (body.trim() === '') throw oneFault('/body', 'too_small', 'Write something here.')
  return inDiscussion(deps, discussionId, 'post', async (entered) => {
    const { actor } = entered
    if (replyTo) await checkReply(entered, replyTo)
    const stored = await sayNext(deps, actor.space, {
      ...newEnvelope(id, nowText(deps)),
      ...{ authorId: actor.accountId, body, replyTo, mentions: [] },
      ...{ editedAt: null, removedAt: null, removedBy: null },
    })
    return sameAgain(messages, stored, { authorId: actor.accountId, body, replyTo })
  })
}

/** @throws AppError `not-found` for a message that is not there; `validation` for one that is an answer itself. */
async function checkReply({ store, actor }: Entered<DiscussionDeps>, replyTo: string): Promise<void> {
  const answered = await store.get(actor.space, messages, replyTo)
  if (!answered) throw notFound(messages.noun)
  if (answered.replyTo) throw oneFault('/replyTo', 'is_reply', 'An answer is not answered itself. Answer what it answers.')
}
