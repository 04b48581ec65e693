import { type Account, getAccount, hasProvenAddress, type LinkDeps } from '../../account/index.ts'
import { type ActorDep, changeLive, compareTexts, type DirectoryEntry, nowText, type StoreDep } from '../../kernel/index.ts'
import { readOfDiscussion } from '../../notification/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { letGoOfHeld } from '../people/held-address.ts'
import { type Discussion, memberships } from '../schema.ts'
import type { DiscussionDeps } from '../thread/in-discussion.ts'
import { acceptInvitation } from './accept-invite.ts'
import { heldByInvite } from './end-invite.ts'
import { type Invitation, isOpen, linkIsOver, standingInvitation } from './link.ts'
import { roleBy } from './role-by.ts'
import { invites, type WaitingInvites } from './schema.ts'
import { waitingPlaces } from './waiting-place.ts'

type WaitingDeps = LinkDeps & StoreDep & ActorDep

/**
 * The invitations that were mailed to the address of who asks, and wait. What they are to is said only to who is known to read
 * that mail: anybody can make an account with an address, and to them it is said that something waits, and no more.
 */
export async function listWaitingInvites(deps: WaitingDeps): Promise<WaitingInvites> {
  const [waiting, isProven] = await Promise.all([waitingFor(deps, await getAccount(deps)), hasProvenAddress(deps, deps.actor.accountId)])
  const items = waiting.map(({ invite: { id, role, expiresAt }, discussion: { title, kind }, inviter }) => {
    return { id, title, kind, inviter: inviter.name, role, expiresAt }
  })
  return { count: waiting.length, isProven, items: isProven ? items : [] }
}

/**
 * Comes into a discussion by an invitation that waits, without its link. Stopped anywhere, it can be done again.
 * @throws AppError `not-found` when none of that id waits for the person, or their address is not proven; else as `acceptInvite`.
 */
export async function acceptWaitingInvite(deps: DiscussionDeps & LinkDeps, inviteId: string): Promise<Discussion> {
  const waiting = await waitingInvite(deps, inviteId)
  const discussion = await acceptInvitation(deps, waiting)
  await deps.directory.release(waiting.place)
  await letGoOfHeld(deps, heldByInvite(discussion.id, waiting.invite))
  return discussion
}

/**
 * Says no to an invitation that waits: its link is over as well. Stopped anywhere, it can be done again. To who says no, one that
 * was withdrawn meanwhile is like any other: they are not told what became of it.
 * @throws AppError `not-found`, as `acceptWaitingInvite`, and for who has joined by it
 */
export async function declineWaitingInvite(deps: DiscussionDeps & LinkDeps, inviteId: string): Promise<void> {
  const { invite, discussion, place } = await waitingInvite(deps, inviteId)
  const inside = { ...deps, actor: { ...deps.actor, space: discussion.id } }
  await announceDelivery(deps, discussion.id)
  await changeLive(inside, invites, invite.id, {}, (now) => {
    if (now.revokedAt) return null
    // The same person may be joining by it in another window.
    if (!isOpen(now, nowText(deps), null)) throw linkIsOver()
    return { event: 'invite.declined', changes: { revokedAt: nowText(deps), email: null } }
  })
  await deliver(deps, discussion.id)
  await readOfDiscussion(deps, deps.actor.accountId, discussion.id, nowText(deps))
  await deps.directory.release(place)
  await letGoOfHeld(deps, heldByInvite(discussion.id, invite))
}

/** An invitation with where the directory says that it waits. */
interface Waiting extends Invitation {
  place: DirectoryEntry
}

/** One that was mailed to who asks, over though it may be: accepting or declining it may have been stopped. */
async function waitingInvite(deps: WaitingDeps, inviteId: string): Promise<Waiting> {
  const [{ email }, isProven] = await Promise.all([getAccount(deps), hasProvenAddress(deps, deps.actor.accountId)])
  const place = isProven ? (await waitingPlaces(deps, email)).find(({ id }) => id === inviteId) : undefined
  const invitation = place && (await standingInvitation(deps, place.space, place.id))
  if (!place || !invitation) throw linkIsOver()
  return { ...invitation, place }
}

/** Those that are open for a person, the newest first. */
export async function waitingFor(
  deps: LinkDeps & StoreDep,
  { email, id: accountId }: Pick<Account, 'email' | 'id'>,
): Promise<Invitation[]> {
  const now = nowText(deps)
  const read = async ({ space, id }: DirectoryEntry): Promise<Invitation[]> => {
    const [invitation, known] = await Promise.all([standingInvitation(deps, space, id), deps.store.get(space, memberships, accountId)])
    // Who has used it up and was stopped before they came in goes on; who was in once is not called back by it.
    if (!invitation || !isOpen(invitation.invite, now, known ? null : accountId)) return []
    const isIn = known !== null && known.leftAt === null
    return isIn || !roleBy(invitation.invite, known) ? [] : [invitation]
  }
  const found = (await Promise.all((await waitingPlaces(deps, email)).map(read))).flat()
  return found.sort((a, b) => compareTexts(b.invite.createdAt, a.invite.createdAt) || compareTexts(b.invite.id, a.invite.id))
}
