import { findByToken, isLeaving, type LinkDeps, makeLinkToken } from '../../account/index.ts'
import { AppError, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { type Discussion, discussions, type Membership, memberships } from '../schema.ts'
import { type Invite, invites } from './schema.ts'

/** A secret that opens this invitation. */
export const makeToken = (deps: LinkDeps, space: SpaceId, { id, expiresAt }: Pick<Invite, 'id' | 'expiresAt'>): Promise<string> =>
  makeLinkToken(deps, { name: 'invite', space, id, expiresAt })

export interface Invitation {
  invite: Invite
  discussion: Discussion
  inviter: Membership
}

/**
 * What a link belongs to, used up or revoked though it may be.
 * @throws AppError `not-found` for one that is unknown or expired, of a discussion that is gone, or by somebody who is in
 * it no longer, or whose account is to be deleted.
 */
export async function invitationBy(deps: LinkDeps & StoreDep, token: string): Promise<Invitation> {
  const entry = await findByToken(deps, 'invite', token)
  const invitation = entry && (await standingInvitation(deps, entry.space, entry.id))
  if (!invitation) throw linkIsOver()
  return invitation
}

/** An invitation with who invites to what; `null` when any of them is there no longer. */
export async function readInvitation({ store }: StoreDep, space: SpaceId, inviteId: string): Promise<Invitation | null> {
  const [invite, discussion] = await Promise.all([store.get(space, invites, inviteId), store.get(space, discussions, space)])
  const inviter = invite && (await store.get(space, memberships, invite.madeBy))
  if (!invite || !discussion || discussion.deletedAt !== null || !inviter || inviter.leftAt !== null) return null
  return { invite, discussion, inviter }
}

/** The same while who invites is shown to others at all: `null` as well while their account is to be deleted. */
export async function standingInvitation(deps: StoreDep, space: SpaceId, inviteId: string): Promise<Invitation | null> {
  const invitation = await readInvitation(deps, space, inviteId)
  return invitation && !(await isLeaving(deps, invitation.invite.madeBy)) ? invitation : null
}

/** Whether it lets somebody in who is `accountId`: whom it has let in once, it may again. `now` is an RFC 3339 instant. */
export const isOpen = ({ revokedAt, expiresAt, maxUses, uses, usedBy }: Invite, now: string, accountId: string | null): boolean =>
  revokedAt === null && expiresAt > now && (maxUses === null || uses < maxUses || (accountId !== null && usedBy.includes(accountId)))

/** One answer for all of it, so that nobody learns which. */
export const linkIsOver = () => new AppError('not-found', 'This invitation has expired, was withdrawn or was used already.')
