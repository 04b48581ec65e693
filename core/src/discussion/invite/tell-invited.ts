import { type DirectoryDep, nowText } from '../../kernel/index.ts'
import { type TellDeps, tellOfDiscussion } from '../../notification/index.ts'
import { memberships } from '../schema.ts'
import type { Invitation } from './link.ts'

/**
 * Tells whose account has the address of an invitation that they were invited, once, unless they are in the discussion
 * already. It happens where the mail is written: who invites cannot see whether there is such an account. It lets nobody in:
 * an account's address need not be proven, so the way in is the link of the mail.
 */
export async function tellInvited(deps: TellDeps & DirectoryDep, { invite, discussion, inviter }: Invitation): Promise<void> {
  const person = invite.email === null ? null : await deps.directory.find('email', invite.email, nowText(deps))
  // An address that is held for a sign-up belongs to nobody yet.
  if (!person || person.expiresAt !== null) return
  const known = await deps.store.get(discussion.id, memberships, person.id)
  if (known && known.leftAt === null) return
  const { id: discussionId, title } = discussion
  await tellOfDiscussion(deps, person.id, { type: 'discussion-invite', at: invite.createdAt, discussionId, title, name: inviter.name })
}
