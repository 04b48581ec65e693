import { instantText, type StoreDep } from '../../kernel/index.ts'
import { messages } from '../message/schema.ts'
import type { Participation } from '../schema.ts'

export type Unread = Pick<Participation, 'unread' | 'mentioned' | 'firstUnreadAt'>

/** What others have said after the last message that a person has read. `readUpTo` is an RFC 3339 instant. */
export async function countUnread({ store }: StoreDep, discussionId: string, accountId: string, readUpTo: string | null): Promise<Unread> {
  const from = readUpTo === null ? undefined : instantText(Temporal.Instant.from(readUpTo).add({ milliseconds: 1 }))
  const { said, saidBy, mentioning } = messages.queries
  const [all, own, mentioned] = await Promise.all([
    store.count(discussionId, said, { where: { isSaid: true }, from }),
    store.count(discussionId, saidBy, { where: { isSaid: true, authorId: accountId }, from }),
    store.count(discussionId, mentioning, { where: { isSaid: true }, each: accountId, from }),
  ])
  const unread = all - own
  return { unread, mentioned, firstUnreadAt: unread === 0 ? null : await firstOfOthers({ store }, discussionId, accountId, from) }
}

/** Looks no further than a few pages: who has written so much since has seen what stood between. */
async function firstOfOthers(
  { store }: StoreDep,
  discussionId: string,
  accountId: string,
  from: string | undefined,
): Promise<string | null> {
  const { items } = await store.list(discussionId, messages.queries.said, { where: { isSaid: true }, from }, { limit: 200 })
  return (items.find(({ authorId }) => authorId !== accountId) ?? items[0])?.postedAt ?? null
}
