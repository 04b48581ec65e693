import { type Account, accounts, hasProvenAddress, type LinkDeps, ownLocale } from '../../account/index.ts'
import { type DirectoryDep, type Language, languageOf, nowText } from '../../kernel/index.ts'
import { type TellDeps, tellOfDiscussion } from '../../notification/index.ts'
import { memberships } from '../schema.ts'
import type { Invitation } from './link.ts'
import { waitingFor } from './waiting-invites.ts'

/** What a discussion is called to who may not know its title. */
const untitled: Readonly<Record<Language, string>> = { en: 'A discussion', de: 'Ein Gespräch' }

/**
 * Tells whose account has the address of an invitation that they were invited, once, unless they are in the discussion
 * already. It happens where the mail is written: who invites cannot see whether there is such an account. It lets nobody in.
 */
export async function tellInvited(deps: TellDeps & DirectoryDep, invitation: Invitation): Promise<void> {
  const { invite, discussion } = invitation
  const person = invite.email === null ? null : await deps.directory.find('email', invite.email, nowText(deps))
  // An address that is held for a sign-up belongs to nobody yet.
  if (!person || person.expiresAt !== null) return
  const known = await deps.store.get(discussion.id, memberships, person.id)
  if (known && known.leftAt === null) return
  const account = await deps.store.get(person.id, accounts, person.id)
  if (account) await tellPerson(deps, account, [invitation])
}

/**
 * Tells somebody of the invitations that were mailed to their address before they had an account, each once.
 * @param but the id of one they come by, and know of
 */
export async function tellOfWaiting(deps: TellDeps & LinkDeps, account: Account, but: string | null = null): Promise<void> {
  const waiting = await waitingFor(deps, account)
  const others = waiting.filter(({ invite }) => invite.id !== but)
  if (others.length > 0) await tellPerson(deps, account, others)
}

/** By whom and to what is said only to who is known to read the mail of that address, as anybody can make an account with it. */
async function tellPerson(deps: TellDeps, account: Account, invitations: readonly Invitation[]): Promise<void> {
  const isProven = await hasProvenAddress(deps, account.id)
  for (const { invite, discussion, inviter } of invitations) {
    const said = isProven ? { title: discussion.title, name: inviter.name } : { title: untitled[languageOf(ownLocale(account))], name: '' }
    await tellOfDiscussion(deps, account.id, { type: 'discussion-invite', at: invite.createdAt, discussionId: discussion.id, ...said })
  }
}
