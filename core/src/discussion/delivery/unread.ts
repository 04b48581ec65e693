import { instantText, type StoreDep } from '../../kernel/index.ts'
import { type Message, messages } from '../message/schema.ts'
import type { Participation } from '../schema.ts'

export type Unread = Pick<Participation, 'unread' | 'mentioned' | 'firstUnreadAt'>

/** The newest messages of a discussion that were not taken back, newest first. */
export interface Recent {
  items: readonly Message[]
  /** Whether there are no earlier ones. */
  isAll: boolean
}

/** Enough for who follows along; who is further behind is counted for. */
const RECENT = 20

export async function readRecent({ store }: StoreDep, discussionId: string): Promise<Recent> {
  const { items, nextCursor } = await store.list(discussionId, messages.queries.lastSaid, { where: { isSaid: true } }, { limit: RECENT })
  return { items, isAll: nextCursor === null }
}

/**
 * What others have said after the last message that a person has read; it is not counted where it is among the `recent`.
 * `readUpTo` is an RFC 3339 instant.
 */
export async function countUnread(
  deps: StoreDep,
  discussionId: string,
  accountId: string,
  readUpTo: string | null,
  recent?: Recent,
): Promise<Unread> {
  return (recent && unreadOf(recent, accountId, readUpTo)) ?? counted(deps, discussionId, accountId, readUpTo)
}

function unreadOf({ items, isAll }: Recent, accountId: string, readUpTo: string | null): Unread | null {
  const oldest = items.at(-1)
  if (!isAll && (!oldest || readUpTo === null || oldest.postedAt > readUpTo)) return null
  const unread = items.filter(({ authorId, postedAt }) => authorId !== accountId && (readUpTo === null || postedAt > readUpTo))
  return {
    unread: unread.length,
    mentioned: unread.filter(({ mentions }) => mentions.includes(accountId)).length,
    firstUnreadAt: unread.at(-1)?.postedAt ?? null,
  }
}

async function counted({ store }: StoreDep, discussionId: string, accountId: string, readUpTo: string | null): Promise<Unread> {
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

/** Most often the very first; looks no further than a page: who has written so much since has seen what stood between. */
async function firstOfOthers(
  { store }: StoreDep,
  discussionId: string,
  accountId: string,
  from: string | undefined,
): Promise<string | null> {
  for (const limit of [1, 200]) {
    const { items } = await store.list(discussionId, messages.queries.said, { where: { isSaid: true }, from }, { limit })
    const found = items.find(({ authorId }) => authorId !== accountId)
    if (found || limit > 1) return (found ?? items[0])?.postedAt ?? null
  }
  return null
}
