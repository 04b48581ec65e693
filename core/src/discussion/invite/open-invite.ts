import type { LinkDeps } from '../../account/index.ts'
import { type ActorDep, nowText, type StoreDep } from '../../kernel/index.ts'
import { type Discussion, memberships } from '../schema.ts'
import { type Invitation, invitationBy, isOpen, linkIsOver } from './link.ts'
import type { OpenedInvite } from './schema.ts'

/**
 * What a link shows to whoever holds it. Opening it uses nothing up.
 * @throws AppError `not-found` for a link that is unknown, expired, revoked or used up, of a discussion that is gone, or by
 * somebody who is in it no longer.
 */
export async function openInvite(deps: LinkDeps & StoreDep, token: string): Promise<OpenedInvite> {
  const { invite, discussion, inviter } = await openInvitation(deps, token)
  const { role, email, expiresAt } = invite
  return { title: discussion.title, kind: discussion.kind, inviter: inviter.name, role, email, expiresAt }
}

/** What a link belongs to, while it lets in somebody new. @throws AppError `not-found`, as `openInvite` */
export async function openInvitation(deps: LinkDeps & StoreDep, token: string): Promise<Invitation> {
  const invitation = await invitationBy(deps, token)
  if (!isOpen(invitation.invite, nowText(deps), null)) throw linkIsOver()
  return invitation
}

/**
 * Where a link leads somebody who is in its discussion already, also once it is used up or
 * withdrawn. Changes nothing.
 * @throws AppError `not-found` to everybody else, as `openInvite`
 */
export async function readInvited(deps: LinkDeps & StoreDep & ActorDep, token: string): Promise<Discussion> {
  const { discussion } = await invitationBy(deps, token)
  const known = await deps.store.get(discussion.id, memberships, deps.actor.accountId)
  if (known?.leftAt !== null) throw linkIsOver()
  return discussion
}
