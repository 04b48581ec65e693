import { AppError, eventFor, getLive, hasCode, newEnvelope, nowText, oneFault, parse, revised } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { MAX_OWN_REACTIONS } from './limits.ts'
import { type CountedReaction, counted, NewReaction, type Reaction, reactions } from './reaction.ts'
import { type Message, messages } from './schema.ts'

/** Tries against the same person elsewhere. */
const ATTEMPTS = 20

/**
 * Reacts to a message with an emoji, or takes that away; doing so twice is harmless. Answers all reactions to it.
 * @throws AppError `not-found`, `forbidden`, `validation` also when one gave as many as one may, `conflict` for a stone.
 */
export async function react(deps: DiscussionDeps, discussionId: string, messageId: string, input: NewReaction): Promise<CountedReaction[]> {
  const { emoji, isOn = true } = parse(NewReaction, input)
  return inDiscussion(deps, discussionId, 'post', async (entered) => {
    const message = await getLive(entered, messages, messageId)
    if (message.removedAt !== null) throw new AppError('conflict', 'This message was taken back.')
    await change(entered, message, (given) => (isOn ? [...new Set([...given, emoji])] : given.filter((one) => one !== emoji)))
    const { ofMessage } = reactions.queries
    const of = await deps.store.listEach(discussionId, ofMessage, {}, { key: 'messageId', values: [messageId] })
    return counted(of.get(messageId) ?? [])
  })
}

async function change(deps: Entered<DiscussionDeps>, message: Message, next: (given: readonly string[]) => string[]): Promise<void> {
  const { store, actor, discussion } = deps
  const id = `${message.id}:${actor.accountId}`
  for (let attempt = 1; ; attempt++) {
    const before = await store.get(discussion.id, reactions, id)
    const emoji = next(before?.emoji ?? [])
    if (emoji.length === (before?.emoji.length ?? 0)) return
    if (emoji.length > MAX_OWN_REACTIONS)
      throw oneFault('/emoji', 'too_many_reactions', `Give a message at most ${MAX_OWN_REACTIONS} different emoji.`)
    const now = nowText(deps)
    const made: Reaction = { ...newEnvelope(id, now), messageId: message.id, personId: actor.accountId, emoji }
    const record = before ? revised(before, { emoji }, now) : made
    try {
      // Told of the message, which is what there is to look at anew.
      const events = [eventFor(deps, 'message.reacted', message)]
      return await store.save(discussion.id, reactions, record, { expectedVersion: before?.version ?? 0, events })
    } catch (error) {
      if (!hasCode(error, 'stale') || attempt === ATTEMPTS) throw error
    }
  }
}
