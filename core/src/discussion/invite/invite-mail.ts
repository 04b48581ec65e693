import { accounts, isLeaving, ownLocale, type PublicUrlDep, type SecretsDep, siteLink } from '../../account/index.ts'
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
import { beginningOfDay, isHeldBack, letGo, takeRoomForMail } from '../mail-limit.ts'
import { discussions } from '../schema.ts'
import { isOpen, makeToken, readInvitation } from './link.ts'
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
  /** Of one that found no room: the day (UTC) it goes on. */
  on?: string
}

/** Asked before the invitation is saved; holds neither secret nor address. */
export function requestInviteMail(deps: QueueDep & ClockDep & { actor: { space: SpaceId } }, { id }: Invite): Promise<void> {
  const { space } = deps.actor
  const payload: InviteMailRequest = { template: 'discussion-invite', discussionId: space, inviteId: id }
  const runAt = instantText(deps.clock.now().add({ seconds: 1 }))
  return deps.queue.enqueue({ id: jobId(payload), type: INVITE_MAIL_JOB, space, payload, runAt })
}

const jobId = ({ discussionId, inviteId }: InviteMailRequest) => `${INVITE_MAIL_JOB}:${discussionId}:${inviteId}`

/** Asks for it again on a day, with as many tries as at first. */
const requestOn = ({ queue }: QueueDep, request: InviteMailRequest, on: string): Promise<void> =>
  queue.enqueue({
    ...{ id: `${jobId(request)}:${on}`, type: INVITE_MAIL_JOB, space: request.discussionId },
    ...{ payload: { ...request, on }, runAt: beginningOfDay(on) },
  })

/**
 * What the mail of an invitation says, before it is put into words. Words of people are such that no mail program makes a link
 * of them; empty otherwise.
 */
export interface InviteMail extends Omit<OpenedInvite, 'email'> {
  template: 'discussion-invite'
  to: string
  /** The same at every try. */
  messageId: string
  link: string
  /** Of whoever invites: of who is invited nothing is known (BCP 47). */
  locale: string
}

/**
 * The mail of an invitation, of which whose account has the address is told as well; `null` when it was sent, is open no longer,
 * or there is no room for it today. Where its sender has sent the address too many, it is given up; where others have, it
 * counts as sent, and goes on the first day with room, so that the sender does not read of the others, unless it ends before.
 * Each try has a secret of its own. May be called again for the same request.
 * @throws AppError `unavailable` while the invitation is not saved yet.
 */
export async function writeInviteMail(
  deps: TellDeps & DirectoryDep & SecretsDep & PublicUrlDep & QueueDep,
  request: InviteMailRequest,
): Promise<InviteMail | null> {
  const { discussionId, inviteId } = request
  if (!(await deps.store.get(discussionId, invites, inviteId))) {
    if (!(await deps.store.get(discussionId, discussions, discussionId))) return null
    throw new AppError('unavailable', 'The invitation is not there yet.')
  }
  const invitation = await readInvitation(deps, discussionId, inviteId)
  if (!invitation) return null
  const { invite, discussion, inviter } = invitation
  const { email, role, expiresAt } = invite
  // One that is held back is for the job of its day alone, however often the invitation is asked for.
  const isHeld = request.on !== undefined && (await isHeldBack(deps, mailOf(request)))
  if (email === null || (invite.mailedAt !== null && !isHeld)) return null
  if (!isOpen(invite, nowText(deps), null)) {
    if (isHeld && invite.revokedAt === null) await inviteNotMailed(deps, request, 'given-up')
    return null
  }
  // Once the account is kept after all, who invited reads that they have to ask for it again.
  if (await isLeaving(deps, invite.madeBy)) {
    await inviteNotMailed(deps, request, 'given-up')
    return null
  }
  // Also where no mail goes any more: else whoever fills an inbox for the day would keep others from it altogether.
  await takeWaitingPlace(deps, discussionId, invite, email)
  const room = await takeRoomForMail(
    deps,
    { ...mailOf(request), email, sentBy: invite.madeBy, until: expiresAt },
    { askOn: (day) => requestOn(deps, request, day), noteSent: () => noteMailed(deps, request) },
  )
  if (room === 'none-of-own') await inviteNotMailed(deps, request, 'given-up')
  if (room !== 'now') return null
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

/**
 * Notes down that the mail was taken. It tells nobody: nothing has happened in the discussion. What takes it where there is no
 * mail server sends nothing.
 */
export async function inviteMailed(deps: StoreDep & ClockDep & DirectoryDep, request: InviteMailRequest): Promise<void> {
  await noteMailed(deps, request)
  await letGo(deps, mailOf(request))
}

const mailOf = ({ discussionId, inviteId }: InviteMailRequest) => ({ space: discussionId, id: inviteId })

const noteMailed = (deps: StoreDep & ClockDep, { discussionId, inviteId }: InviteMailRequest): Promise<void> =>
  changeUntold(deps, discussionId, invites, inviteId, ({ mailedAt, mailTrouble }) =>
    mailedAt === null && mailTrouble !== 'no-mail-server' ? { mailedAt: nowText(deps), mailTrouble: null } : null,
  )

/** Notes down that it was not: of one that counts as sent only once it is given up. */
export async function inviteNotMailed(
  deps: StoreDep & ClockDep & DirectoryDep,
  request: InviteMailRequest,
  trouble: Exclude<MailTrouble, 'no-mail-server'>,
): Promise<void> {
  const isLost = trouble === 'given-up' && (await isHeldBack(deps, mailOf(request)))
  await changeUntold(deps, request.discussionId, invites, request.inviteId, ({ mailedAt, mailTrouble }) =>
    (mailedAt === null || isLost) && mailTrouble !== trouble && mailTrouble !== 'no-mail-server'
      ? { mailedAt: null, mailTrouble: trouble }
      : null,
  )
  if (isLost) await letGo(deps, mailOf(request))
}
