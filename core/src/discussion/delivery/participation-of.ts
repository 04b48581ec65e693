import { makeExcerpt } from '../../journal/index.ts'
import { type ClockDep, instantText, newEnvelope, nowText, revised, type StoreDep } from '../../kernel/index.ts'
import type { LeftDiscussion, Membership, Participation } from '../schema.ts'
import type { Outline } from './outline.ts'
import { countUnread } from './unread.ts'

/** A discussion as somebody in it has it, after what happened up to a place in its feed; who comes back has read it as far as before. */
export async function participationOf(
  deps: StoreDep & ClockDep,
  { discussion, people, recent, openActions, meetingsAhead }: Outline,
  member: Membership,
  { before, left }: { before: Participation | null; left: LeftDiscussion | null },
  deliveredSeq: number,
): Promise<Participation> {
  const now = nowText(deps)
  const { title, kind, status, series } = discussion
  const [last = null] = recent.items
  const named = new Map(people.map(({ id, name }) => [id, name]))
  const readUpTo = before ? before.readUpTo : left ? left.readUpTo : justBefore(member.joinedAt)
  const brought = {
    ...{ title, kind, status, series, openActions, meetingsAhead, deliveredSeq, readUpTo },
    deletedAt: discussion.deletedAt,
    nextMeetingAt: meetingsAhead[0]?.at ?? null,
    role: member.role,
    others: people.filter(({ id, leftAt }) => id !== member.id && leftAt === null).map(({ id, name }) => ({ id, name })),
    lastMessage: last && {
      ...{ id: last.id, authorId: last.authorId, at: last.postedAt },
      author: named.get(last.authorId) ?? '',
      excerpt: makeExcerpt(last.body),
    },
    lastActivityAt: before && before.deliveredSeq === deliveredSeq ? before.lastActivityAt : now,
    ...(await countUnread(deps, discussion.id, member.id, readUpTo, recent)),
  }
  return before ? revised(before, brought, now) : { ...newEnvelope(discussion.id, now), follow: left?.follow ?? 'all', ...brought }
}

/** What is said in the very millisecond somebody joins is new to them. */
const justBefore = (instant: string): string => instantText(Temporal.Instant.from(instant).subtract({ milliseconds: 1 }))
