import { accounts, type SecretsDep } from '../../account/index.ts'
import {
  type ActorDep,
  AppError,
  addingTo,
  type ClockDep,
  changeLive,
  changeRecord,
  type DirectoryDep,
  eventFor,
  getLive,
  nowText,
  type StoreDep,
  saveNew,
} from '../../kernel/index.ts'
import { readOfDiscussion } from '../../notification/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { MAX_EVER_IN, MAX_PEOPLE } from '../limits.ts'
import { letGoOfHeld } from '../people/held-address.ts'
import { type Discussion, type Membership, memberships, newMembership, participations } from '../schema.ts'
import { announceSettlement } from '../settle/job.ts'
import { checkRoomForDiscussion } from '../thread/create-discussion.ts'
import type { DiscussionDeps } from '../thread/in-discussion.ts'
import { heldByInvite } from './end-invite.ts'
import { type Invitation, invitationBy, isOpen, linkIsOver } from './link.ts'
import { roleBy } from './role-by.ts'
import { type Invite, invites } from './schema.ts'

/**
 * Comes into a discussion by a link. The same person twice comes in once; who is in already stays as they are, unless the
 * link gives them more. First the link is used up, then the person comes in: stopped in between, the same person may go on.
 * @throws AppError `not-found` as `openInvite`, also for somebody who was removed since the link was made; `validation` for
 * who is in too many discussions; `conflict` when there is no room for another person.
 */
export async function acceptInvite(deps: DiscussionDeps & DirectoryDep & SecretsDep, token: string): Promise<Discussion> {
  const invitation = await invitationBy(deps, token)
  const discussion = await acceptInvitation(deps, invitation)
  await letGoOfHeld(deps, heldByInvite(discussion.id, invitation.invite))
  return discussion
}

/** The same, by an invitation that was found. @throws AppError as `acceptInvite` */
export function acceptInvitation(deps: DiscussionDeps, invitation: Invitation): Promise<Discussion> {
  const { discussion } = invitation
  return addingTo(deps, participations, async (held) => {
    const inside = { ...held, actor: { ...held.actor, space: discussion.id } }
    // Others come in while it is brought to everybody, by which it is counted for whoever came in.
    const isNew = await addingTo(inside, memberships, (within) => comeIn(held, within, invitation))
    if (!isNew) return discussion
    await deliver(held, discussion.id)
    await readOfDiscussion(held, held.actor.accountId, discussion.id, nowText(held))
    return discussion
  })
}

/** Answers whether anything had to be done for that. */
async function comeIn(deps: DiscussionDeps, inside: Inside, { invite, discussion }: Invitation): Promise<boolean> {
  const { actor } = deps
  const known = await deps.store.get(discussion.id, memberships, actor.accountId)
  const role = roleBy(invite, known)
  if (known && known.leftAt === null && role === known.role) return false
  if (!role || !isOpen(invite, nowText(deps), actor.accountId)) throw linkIsOver()
  if (!known || known.leftAt) await Promise.all([checkRoomForDiscussion(deps), checkRoomForPeople(inside, known)])
  await announceDelivery(deps, discussion.id)
  if (known?.leftAt) await announceSettlement(deps, { kind: 'person', discussionId: discussion.id, id: actor.accountId })
  await useUp(inside, invite)
  await join(inside, invite)
  return true
}

type Inside = DiscussionDeps & ActorDep

/** @throws AppError `conflict` */
export async function checkRoomForPeople({ store, actor }: StoreDep & ActorDep, known: Membership | null): Promise<void> {
  const { present, byJoining } = memberships.queries
  const [isIn, ever] = await Promise.all([
    store.count(actor.space, present, { where: { isIn: true } }),
    store.count(actor.space, byJoining, {}),
  ])
  if (isIn >= MAX_PEOPLE || (!known && ever >= MAX_EVER_IN))
    throw new AppError('conflict', `A discussion has room for ${MAX_PEOPLE} people.`)
}

async function useUp(deps: Inside, { id }: Invite): Promise<void> {
  const { accountId } = deps.actor
  await changeLive(deps, invites, id, {}, (invite) => {
    if (!isOpen(invite, nowText(deps), accountId)) throw linkIsOver()
    if (invite.usedBy.includes(accountId)) return null
    const usedBy = [...invite.usedBy, accountId]
    return { event: 'invite.used', changes: { usedBy, uses: usedBy.length, email: null } }
  })
}

/** As what the link makes of them by now: what an owner decides meanwhile holds. @throws AppError as `acceptInvite` */
async function join(deps: Inside & ClockDep, invite: Invite): Promise<void> {
  const { store, actor } = deps
  const account = await getLive({ store, actor: { ...actor, space: actor.accountId } }, accounts, actor.accountId)
  const now = nowText(deps)
  const member = newMembership(account, invite.role, now)
  const stored = await saveNew(deps, actor.space, memberships, member, [eventFor(deps, 'membership.created', member)])
  if (stored === member) return
  await changeRecord(deps, memberships, member.id, {}, (known) => {
    const { leftAt } = known
    const role = roleBy(invite, known)
    if (!role) throw linkIsOver()
    if (leftAt === null && known.role === role) return null
    const back = leftAt === null ? {} : { name: account.name, joinedAt: now, leftAt: null, removedBy: null }
    return { event: 'membership.updated', changes: { ...back, role } }
  })
}
