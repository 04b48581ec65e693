import type { SecretsDep, SendsMailDep } from '../../account/index.ts'
import {
  type ActorDep,
  type BasedOn,
  changeLive,
  type DirectoryDep,
  type JsonPage,
  newEnvelope,
  nowText,
  oneFault,
  type PageRequest,
  parse,
  putOnce,
  type StoreDep,
  sameAgain,
} from '../../kernel/index.ts'
import { INVITE_DAYS, MAX_INVITE_DAYS, MAX_INVITES } from '../limits.ts'
import { checkExpiry, daysFromNow } from '../link-days.ts'
import { letGoOfHeld } from '../people/held-address.ts'
import { enter } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { heldByInvite, requestEnd } from './end-invite.ts'
import { requestInviteMail } from './invite-mail.ts'
import { makeToken } from './link.ts'
import { type Invite, invites, NewInvite } from './schema.ts'

/** The secret is in no other answer; `null` where it goes by mail. */
export interface MadeInvite {
  invite: Invite
  token: string | null
}

/**
 * Invites to a discussion, by a link that the maker hands on or by mail. Nobody looks whether an account has the address:
 * neither the answer nor its time tells. The same input under the same id answers a new secret of the same invitation.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` when the id stands for another.
 */
export async function makeInvite(
  deps: DiscussionDeps & DirectoryDep & SecretsDep & SendsMailDep,
  discussionId: string,
  input: NewInvite,
): Promise<MadeInvite> {
  const {
    id = deps.ids.next(),
    role = 'member',
    email = null,
    maxUses = 1,
    expiresAt = daysFromNow(deps, INVITE_DAYS),
  } = parse(NewInvite, input)
  if (email !== null && maxUses !== 1) throw oneFault('/maxUses', 'one_by_mail', 'What goes by mail lets one person in.')
  checkExpiry(deps, expiresAt, { noun: 'An invitation', most: MAX_INVITE_DAYS })
  return inDiscussion(deps, discussionId, 'managePeople', async (entered) => {
    const { actor } = entered
    const mailTrouble = email === null || deps.sendsMail ? null : 'no-mail-server'
    const invite: Invite = {
      ...newEnvelope(id, nowText(deps)),
      ...{ role, madeBy: actor.accountId, email, mailedAt: null, mailTrouble, expiresAt, maxUses, uses: 0, usedBy: [], revokedAt: null },
    }
    const { stored, isNew } = await putOnce(entered, invites, id, {
      room: roomForInvites,
      make: async () => {
        await requestEnd(entered, invite)
        if (email !== null) await requestInviteMail(entered, invite)
        return invite
      },
    })
    if (!isNew) sameAgain(invites, stored, { role, maxUses, madeBy: actor.accountId, ...(!isForgotten(stored) && { email }) })
    // Whoever has the secret of a mail is taken for who reads it.
    const isByMail = email !== null || stored.email !== null
    return { invite: stored, token: isByMail ? null : await makeToken(entered, actor.space, stored) }
  })
}

/** Whether where it went to is known no more: once it is over, or the account of that address is deleted. */
const isForgotten = ({ uses, maxUses, revokedAt, email, mailedAt, mailTrouble }: Invite): boolean =>
  revokedAt !== null || uses === maxUses || (email === null && (mailedAt !== null || mailTrouble !== null))

/** What may still be open, and what was until yesterday. */
const roomForInvites = { query: invites.queries.newest, most: MAX_INVITES, noun: 'invitations', holder: 'A discussion' }

/** One page of the invitations to a discussion, newest first. @throws AppError `not-found` or `forbidden`. */
export async function listInvites(deps: StoreDep & ActorDep, discussionId: string, page: PageRequest): Promise<JsonPage> {
  const { actor, store } = await enter(deps, discussionId, 'managePeople')
  return store.json.list(actor.space, invites.queries.newest, {}, page)
}

/** Ends an invitation; who came in by it stays. @throws AppError `not-found`, `forbidden` or `stale`. */
export const revokeInvite = (
  deps: DiscussionDeps & DirectoryDep & SecretsDep,
  discussionId: string,
  inviteId: string,
  basedOn: BasedOn = {},
): Promise<Invite> =>
  inDiscussion(deps, discussionId, 'managePeople', async (entered) => {
    const before = await entered.store.get(entered.actor.space, invites, inviteId)
    const revoked = await changeLive(entered, invites, inviteId, basedOn, ({ revokedAt }) =>
      revokedAt ? null : { event: 'invite.revoked', changes: { revokedAt: nowText(deps), email: null } },
    )
    if (before) await letGoOfHeld(deps, heldByInvite(entered.actor.space, before))
    return revoked
  })
