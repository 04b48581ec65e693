import { type ClockDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { actionItems } from '../action/schema.ts'
import { MEETINGS_BROUGHT } from '../limits.ts'
import { meetingsAhead } from '../meeting/ahead.ts'
import { type Discussion, discussions, type Membership, memberships, type Participation } from '../schema.ts'
import { type Recent, readRecent } from './unread.ts'

/** What everybody in a discussion is told of it alike. */
export interface Outline {
  discussion: Discussion
  /** Who was ever in it, by when they joined. */
  people: readonly Membership[]
  /** The newest messages, from which the last one and what most people have not read are known without asking for each. */
  recent: Recent
  /** Action items to be done, of anybody. */
  openActions: number
  /** The next meetings, the one that is on included. */
  meetingsAhead: Participation['meetingsAhead']
}

/** Reads it as it is now; `null` when the discussion is gone. */
export async function readOutline(deps: StoreDep & ClockDep, discussionId: string): Promise<Outline | null> {
  const { store } = deps
  const [discussion, people, recent, openActions] = await Promise.all([
    store.get(discussionId, discussions, discussionId),
    listAll(deps, discussionId, memberships.queries.byJoining, {}),
    readRecent(deps, discussionId),
    store.count(discussionId, actionItems.queries.byState, { where: { isOpen: true } }),
  ])
  if (!discussion) return null
  const ahead = await meetingsAhead(deps, discussion, { most: MEETINGS_BROUGHT })
  return { discussion, people, recent, openActions, meetingsAhead: ahead.map(({ at, endsAt }) => ({ at, endsAt })) }
}
