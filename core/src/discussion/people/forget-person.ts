import { type BlobsDep, changeRecord, changeUntold, type GiveWayDep, type KindsDep, listAll, nowText } from '../../kernel/index.ts'
import { endReviewsOf } from '../decision/settle-reviews.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { forgetFeedback } from '../feedback/end-feedback.ts'
import { invites } from '../invite/schema.ts'
import { discussionNotes } from '../note/schema.ts'
import { leftDiscussions, type Membership, memberships, participations } from '../schema.ts'
import { actorIn } from '../settle/as-person.ts'
import { eraseDiscussion } from '../thread/purge-discussion.ts'
import { discussionsOf } from './discussions-of.ts'
import type { NameDeps } from './rename-person.ts'

export type ForgetDeps = NameDeps & BlobsDep & KindsDep & GiveWayDep

/**
 * Takes somebody out of all discussions they are or were in, and their name with them; what they said stays. A discussion
 * of theirs goes to whoever has been in it longest, members before viewers; one that nobody else is in is erased. Stopped
 * anywhere, it may be run again. To be called before the account's own space is erased, which is what finds them.
 */
export async function forgetPerson(deps: ForgetDeps, accountId: string): Promise<void> {
  for await (const page of discussionsOf(deps, accountId))
    for (const id of page) {
      await forgetIn(deps, id, accountId)
      for (const kind of [discussionNotes, participations, leftDiscussions]) await deps.store.erase(accountId, kind, id)
    }
}

async function forgetIn(deps: ForgetDeps, discussionId: string, accountId: string): Promise<void> {
  const people = await listAll(deps, discussionId, memberships.queries.byJoining, {})
  const person = people.find(({ id }) => id === accountId)
  if (!person) return
  const others = people.filter(({ id, leftAt }) => id !== accountId && leftAt === null)
  if (person.leftAt === null && others.length === 0) return eraseDiscussion(deps, discussionId)
  await announceDelivery(deps, discussionId)
  const inside = { ...deps, actor: await actorIn(deps, discussionId, accountId) }
  if (person.leftAt === null && person.role === 'owner') await makeOwner(inside, heirOf(others))
  await changeRecord(inside, memberships, accountId, {}, ({ name, leftAt, role }) => {
    if (name === '' && leftAt !== null) return null
    const changes = { name: '', leftAt: leftAt ?? nowText(deps), role: role === 'owner' ? 'member' : role } as const
    return { event: leftAt === null ? 'membership.left' : 'membership.updated', changes }
  })
  await endReviewsOf(deps, discussionId, accountId)
  await forgetFeedback(deps, discussionId, accountId)
  await endInvitesOf(deps, discussionId, accountId)
  await deliver(deps, discussionId)
}

/** Their links open nothing any more, so nobody needs to know where they went to. */
async function endInvitesOf(deps: ForgetDeps, discussionId: string, accountId: string): Promise<void> {
  const made = await listAll(deps, discussionId, invites.queries.newest, {})
  for (const { id, madeBy } of made)
    if (madeBy === accountId)
      await changeUntold(deps, discussionId, invites, id, ({ revokedAt, email }) =>
        revokedAt !== null && email === null ? null : { revokedAt: revokedAt ?? nowText(deps), email: null },
      )
}

const heirOf = (others: readonly Membership[]) =>
  others.find(({ role }) => role === 'owner') ?? others.find(({ role }) => role === 'member') ?? (others[0] as Membership)

const makeOwner = (deps: Parameters<typeof changeRecord>[0], { id }: Membership): Promise<Membership> =>
  changeRecord(deps, memberships, id, {}, ({ role }) =>
    role === 'owner' ? null : { event: 'membership.updated', changes: { role: 'owner', decidedAt: nowText(deps) } },
  )
