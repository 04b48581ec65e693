import { accounts, ownLocale, type PublicUrlDep, type SecretsDep, siteLink } from '../../account/index.ts'
import {
  AppError,
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  instantText,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import type { TellDeps } from '../../notification/index.ts'
import { discussions } from '../schema.ts'
import { isOpen, makeToken, readInvitation } from './link.ts'
import { isWithinMailLimit } from './mail-limit.ts'
import { sayable } from './sayable.ts'
import { type Invite, invites, type MailTrouble, type OpenedInvite } from './schema.ts'
import { tellInvited } from './tell-invited.ts'
import { takeWaitingPlace } from './waiting-place.ts'

/** The job that stands for the mail of one invitation; its payload is an `InviteMailRequest`. */
export const INVITE_MAIL_JOB = 'mail.invite'

export interface InviteMailRequest {
  template: 'discussion-invite'
  discussionId: SpaceId
  inviteId: string
}

/** Asked before the invitation is saved; holds neither secret nor address. */
export function requestInviteMail(deps: QueueDep & ClockDep & { actor: { space: SpaceId } }, { id }: Invite): Promise<void> {
  const { space } = deps.actor
  const payload: InviteMailRequest = { template: 'discussion-invite', discussionId: space, inviteId: id }
  const runAt = instantText(deps.clock.now().add({ seconds: 1 }))
  return deps.queue.enqueue({ id: `${INVITE_MAIL_JOB}:${space}:${id}`, type: INVITE_MAIL_JOB, space, payload, runAt })
}

/** What the mail of an invitation says, before it is put into words. Words of people are such that no mail program makes a link of them; empty otherwise. */
export interface InviteMail extends OpenedInvite {
  template: 'discussion-invite'
  to: string
  /** The same at every try. */
  messageId: string
  link: string
  /** Of whoever invites: of who is invited nothing is known (BCP 47). */
  locale: string
}

/**
 * The mail of an invitation, of which whose account has the address is told as well; `null` when it was sent, is open no longer, or the address has had enough of them today.
 * Each try has a secret of its own. May be called again for the same request.
 * @throws AppError `unavailable` while the invitation is not saved yet.
 */
export async function writeInviteMail(
  deps: TellDeps & DirectoryDep & SecretsDep & PublicUrlDep,
  { discussionId, inviteId }: InviteMailRequest,
): Promise<InviteMail | null> {
  if (!(await deps.store.get(discussionId, invites, inviteId))) {
    if (!(await deps.store.get(discussionId, discussions, discussionId))) return null
    throw new AppError('unavailable', 'The invitation is not there yet.')
  }
  const invitation = await readInvitation(deps, discussionId, inviteId)
  if (!invitation) return null
  const { invite, discussion, inviter } = invitation
  const { email, role, expiresAt } = invite
  if (email === null || invite.mailedAt !== null || !isOpen(invite, nowText(deps), null)) return null
  // Also where no mail goes any more: else whoever fills an inbox for the day would keep others from it altogether.
  await takeWaitingPlace(deps, discussionId, invite, email)
  if (!(await isWithinMailLimit(deps, { space: discussionId, id: inviteId, email }))) {
    await inviteNotMailed(deps, { template: 'discussion-invite', discussionId, inviteId }, 'given-up')
    return null
  }
  await tellInvited(deps, invitation)
  const host = await deps.store.get(invite.madeBy, accounts, invite.madeBy)
  return {
    ...{ template: 'discussion-invite', to: email, messageId: `invite-${inviteId}`, role, expiresAt, kind: discussion.kind },
    title: sayable(discussion.title),
    inviter: sayable(inviter.name),
    locale: host ? ownLocale(host) : 'en',
    link: siteLink(deps, `/invites/${await makeToken(deps, discussionId, invite)}`),
  }
}

/** Notes down that the mail was taken. It tells nobody: nothing has happened in the discussion. What takes it where there is no mail server sends nothing. */
export const inviteMailed = (deps: StoreDep & ClockDep, { discussionId, inviteId }: InviteMailRequest): Promise<void> =>
  changeUntold(deps, discussionId, invites, inviteId, ({ mailedAt, mailTrouble }) =>
    mailedAt === null && mailTrouble !== 'no-mail-server' ? { mailedAt: nowText(deps), mailTrouble: null } : null,
  )

/** Notes down that it was not. */
export const inviteNotMailed = (
  deps: StoreDep & ClockDep,
  { discussionId, inviteId }: InviteMailRequest,
  trouble: Exclude<MailTrouble, 'no-mail-server'>,
): Promise<void> =>
  changeUntold(deps, discussionId, invites, inviteId, ({ mailedAt, mailTrouble }) =>
    mailedAt === null && mailTrouble !== trouble && mailTrouble !== 'no-mail-server' ? { mailTrouble: trouble } : null,
  )
