import { z } from 'zod'
import { Email } from '../../account/index.ts'
import { defineKind, envelope, Instant, line, RecordId } from '../../kernel/index.ts'
import { MAX_EVER_IN, MAX_PEOPLE } from '../limits.ts'
import { DiscussionKind, GivenRole } from '../schema.ts'

/** Why a mail has not gone out: the mail server did not take it so far, nor to the end, or there is none. */
export const MailTrouble = z.enum(['tried-again', 'given-up', 'no-mail-server']).meta({ id: 'InviteMailTrouble' })
export type MailTrouble = z.infer<typeof MailTrouble>

/** That whoever holds its link may come into a discussion; it lies there, and its secret nowhere. */
export const Invite = z
  .object({
    ...envelope,
    role: GivenRole,
    /** Who invites. */
    madeBy: RecordId,
    /** Where its mail goes to, until it is accepted; `null` for a link that is handed on by its maker. */
    email: z.string().max(254).nullable(),
    /** When the mail was taken by a mail server, or by this one to go once the address has room for it. */
    mailedAt: Instant.nullable(),
    /** What kept it from that; `null` while nothing has, and once it went. */
    mailTrouble: MailTrouble.nullable(),
    expiresAt: Instant,
    /** How many people it lets in; `null` for as many as there is room for. */
    maxUses: z.int().min(1).max(MAX_PEOPLE).nullable(),
    /** How many it has let in. */
    uses: z.int().min(0),
    /** Who they are. */
    usedBy: z.array(RecordId).max(MAX_EVER_IN),
    revokedAt: Instant.nullable(),
  })
  .meta({ id: 'DiscussionInvite' })
export type Invite = z.infer<typeof Invite>

export const NewInvite = z
  .strictObject({
    id: RecordId,
    role: GivenRole,
    /** Sends the link there instead of answering it. */
    email: Email,
    /** At most 30 days from now; 14 days unless said. */
    expiresAt: Instant,
    /** One unless said; `null` for as many as there is room for. */
    maxUses: z.int().min(1).max(MAX_PEOPLE).nullable(),
  })
  .partial()
  .meta({ id: 'NewDiscussionInvite', example: { role: 'member', maxUses: 1 } })
export type NewInvite = z.input<typeof NewInvite>

/** What opening a link shows. */
export const OpenedInvite = z
  .object({
    title: line(1, 200),
    kind: DiscussionKind,
    /** Who invites, as their account says. */
    inviter: line(0, 200),
    role: GivenRole,
    /** Where the link was mailed to; `null` for one that was handed on. */
    email: z.string().max(254).nullable(),
    expiresAt: Instant,
  })
  .meta({ id: 'OpenedDiscussionInvite' })
export type OpenedInvite = z.infer<typeof OpenedInvite>

/** One that waits for who has the address it was mailed to. */
export const WaitingInvite = OpenedInvite.omit({ email: true }).extend({ id: RecordId }).meta({ id: 'WaitingDiscussionInvite' })
export type WaitingInvite = z.infer<typeof WaitingInvite>

/** The invitations that wait for a person. */
export const WaitingInvites = z
  .object({
    /** How many were mailed to the address of the account and are open. */
    count: z.int().min(0),
    /** Whether the person is known to read what is mailed there. */
    isProven: z.boolean(),
    /** What they are to, the newest first; none is shown before the address is proven. */
    items: z.array(WaitingInvite),
  })
  .meta({ id: 'WaitingDiscussionInvites' })
export type WaitingInvites = z.infer<typeof WaitingInvites>

export const invites = defineKind('invite', {
  schema: Invite,
  version: 2,
  upcasters: { 1: (invite) => ({ ...invite, mailTrouble: null }) },
  noun: 'invitation',
  queries: { newest: { order: ['createdAt', 'id'], descending: true } },
  archive: null,
})
