import { z } from 'zod'
import { Instant, RecordId, type StoreDep } from '../../kernel/index.ts'
import { CountedReaction, counted, reactions } from './reaction.ts'
import { Message, messages } from './schema.ts'

/** Of the answers to a message, as many of the last are read to say who gave them. */
const LAST = 3

const Replies = z.object({
  count: z.int().min(1),
  lastAt: Instant,
  /** Who gave the last of them, the last first, each once. */
  personIds: z.array(RecordId).max(LAST),
})
type Replies = z.infer<typeof Replies>

/** A message with what belongs to it. */
export const ListedMessage = Message.extend({
  /** What was said in answer and not taken back; `null` for nothing. */
  replies: Replies.nullable(),
  reactions: z.array(CountedReaction),
}).meta({ id: 'ListedMessage' })
export type ListedMessage = z.infer<typeof ListedMessage>

/** Messages of a discussion with what belongs to each: a few round trips, however many they are. */
export async function listed(deps: StoreDep, discussionId: string, said: readonly Message[]): Promise<ListedMessage[]> {
  // Of a stone nothing is told but that it stands there, and who answered it.
  const values = said.filter(({ removedAt }) => removedAt === null).map(({ id }) => id)
  const { ofMessage } = reactions.queries
  const [replies, given] = await Promise.all([
    repliesTo(deps, discussionId, said),
    deps.store.listEach(discussionId, ofMessage, {}, { key: 'messageId', values }),
  ])
  const withBoth = (message: Message) => ({
    ...message,
    replies: replies.get(message.id) ?? null,
    reactions: counted(given.get(message.id) ?? []),
  })
  return said.map(withBoth)
}

async function repliesTo({ store }: StoreDep, discussionId: string, said: readonly Message[]): Promise<Map<string, Replies>> {
  const { replies } = messages.queries
  const values = said.filter(({ replyTo }) => replyTo === null).map(({ id }) => id)
  const counts = await store.countEach(discussionId, replies, { where: { isSaid: true } }, { key: 'replyTo', values })
  const answered = [...counts].map(async ([replyTo, count]): Promise<[string, Replies][]> => {
    const { items } = await store.list(discussionId, replies, { where: { isSaid: true, replyTo } }, { limit: LAST })
    const [last] = items
    // Taken back since they were counted.
    if (!last) return []
    return [[replyTo, { count, lastAt: last.postedAt, personIds: [...new Set(items.map(({ authorId }) => authorId))] }]]
  })
  return new Map((await Promise.all(answered)).flat())
}
