import { type ClockDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { type Message, messages } from '../message/schema.ts'
import { type Discussion, discussions, type Membership, memberships } from '../schema.ts'

/** What everybody in a discussion is told of it alike. */
export interface Outline {
  discussion: Discussion
  /** Who was ever in it, by when they joined. */
  people: readonly Membership[]
  /** The newest message that was not taken back. */
  last: Message | null
  openActions: number
  nextMeetingAt: string | null
}

/** Reads it as it is now; `null` when the discussion is gone. */
export async function readOutline(deps: StoreDep & ClockDep, discussionId: string): Promise<Outline | null> {
  const { store } = deps
  const [discussion, people, { items }] = await Promise.all([
    store.get(discussionId, discussions, discussionId),
    listAll(deps, discussionId, memberships.queries.byJoining, {}),
    store.list(discussionId, messages.queries.lastSaid, { where: { isSaid: true } }, { limit: 1 }),
  ])
  return discussion && { discussion, people, last: items[0] ?? null, openActions: 0, nextMeetingAt: null }
}
