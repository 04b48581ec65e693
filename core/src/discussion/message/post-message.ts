import { eventFor, instantText, newEnvelope, notFound, nowText, oneFault, parse, sameAgain, saveNew } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
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
    const message: Message = {
      ...newEnvelope(id, nowText(deps)),
      ...{ authorId: actor.accountId, body, replyTo, postedAt: await nextMoment(entered), mentions: [] },
      ...{ editedAt: null, removedAt: null, removedBy: null },
    }
    const stored = await saveNew(deps, actor.space, messages, message, [eventFor(deps, 'message.created', message)])
    return stored === message ? message : sameAgain(messages, stored, { authorId: actor.accountId, body, replyTo })
  })
}

/** Later than all that was said, whatever the clocks of several processes say. */
async function nextMoment({ store, actor, clock }: Entered<DiscussionDeps>): Promise<string> {
  const { items } = await store.list(actor.space, messages.queries.newest, {}, { limit: 1 })
  const now = instantText(clock.now())
  const [newest] = items
  if (!newest || newest.postedAt < now) return now
  return instantText(Temporal.Instant.from(newest.postedAt).add({ milliseconds: 1 }))
}

/** @throws AppError `not-found` for a message that is not there; `validation` for one that is an answer itself. */
async function checkReply({ store, actor }: Entered<DiscussionDeps>, replyTo: string): Promise<void> {
  const answered = await store.get(actor.space, messages, replyTo)
  if (!answered) throw notFound(messages.noun)
  if (answered.replyTo) throw oneFault('/replyTo', 'is_reply', 'An answer is not answered itself. Answer what it answers.')
}
