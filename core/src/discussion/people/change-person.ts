import { AppError, addingTo, type BasedOn, changeLive, notFound, nowText, parse } from '../../kernel/index.ts'
import { checkRoomForPeople } from '../invite/accept-invite.ts'
import { PUT_BACK_MINUTES } from '../limits.ts'
import { type Membership, MembershipChanges, memberships } from '../schema.ts'
import { announceSettlement } from '../settle/job.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'

/**
 * Gives somebody in a discussion another role.
 * @throws AppError `not-found`, also for who is in it no longer; `forbidden`; `validation`; `conflict` for the owner; `stale`.
 */
export async function changePerson(
  deps: DiscussionDeps,
  discussionId: string,
  personId: string,
  input: MembershipChanges,
  basedOn: BasedOn = {},
): Promise<Membership> {
  const { role } = parse(MembershipChanges, input)
  return inDiscussion(deps, discussionId, 'managePeople', (entered) =>
    changeLive(entered, memberships, personId, basedOn, (person) => {
      if (person.leftAt !== null) throw notFound(memberships.noun)
      checkIsNoOwner(person)
      return person.role === role ? null : { event: 'membership.updated', changes: { role, decidedAt: nowText(deps) } }
    }),
  )
}

/**
 * Takes somebody out of a discussion; what they said stays. No link that was made before lets them in again.
 * @throws AppError `not-found`, `forbidden`, `conflict` for the owner, or `stale`.
 */
export const removePerson = (deps: DiscussionDeps, discussionId: string, personId: string, basedOn: BasedOn = {}): Promise<Membership> =>
  inDiscussion(deps, discussionId, 'managePeople', (entered) =>
    changeLive(entered, memberships, personId, basedOn, async (person) => {
      checkIsNoOwner(person)
      if (person.leftAt !== null) return null
      await announceSettlement(deps, { kind: 'person', discussionId, id: personId })
      const now = nowText(deps)
      return { event: 'membership.left', changes: { leftAt: now, removedBy: deps.actor.accountId, decidedAt: now } }
    }),
  )

/**
 * Puts somebody back who was removed just now, as they were. Who left by themselves comes back by themselves.
 * @throws AppError `not-found`, `forbidden`, or `conflict` when they left, it is too late, or there is no room.
 */
export const putBackPerson = (deps: DiscussionDeps, discussionId: string, personId: string): Promise<Membership> =>
  inDiscussion(deps, discussionId, 'managePeople', (entered) =>
    addingTo(entered, memberships, (entered) =>
      changeLive(entered, memberships, personId, {}, async (person) => {
        if (person.leftAt === null) return null
        const until = Temporal.Instant.from(person.leftAt).add({ minutes: PUT_BACK_MINUTES })
        const isFresh = Temporal.Instant.compare(deps.clock.now(), until) <= 0
        if (person.removedBy === null || !isFresh) throw new AppError('conflict', 'Invite them again instead.')
        await checkRoomForPeople(entered, person)
        await announceSettlement(deps, { kind: 'person', discussionId, id: personId })
        return { event: 'membership.updated', changes: { leftAt: null, removedBy: null } }
      }),
    ),
  )

function checkIsNoOwner({ role, leftAt }: Membership): void {
  if (role === 'owner' && leftAt === null) throw new AppError('conflict', 'This is whose discussion it is. It is passed on instead.')
}
