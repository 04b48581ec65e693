import { nowText, type StoreDep } from '../../kernel/index.ts'
import { invitationBy, isOpen, type LinkDeps, linkIsOver } from './link.ts'
import type { OpenedInvite } from './schema.ts'

/**
 * What a link shows to whoever holds it. Opening it uses nothing up.
 * @throws AppError `not-found` for a link that is unknown, expired, revoked or used up, of a discussion that is gone, or by
 * somebody who is in it no longer.
 */
export async function openInvite(deps: LinkDeps & StoreDep, token: string): Promise<OpenedInvite> {
  const { invite, discussion, inviter } = await invitationBy(deps, token)
  if (!isOpen(invite, nowText(deps), null)) throw linkIsOver()
  const { role, expiresAt } = invite
  return { title: discussion.title, kind: discussion.kind, inviter: inviter.name, role, expiresAt }
}
