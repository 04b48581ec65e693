import type { Client } from '@throughline/client'
import type { Invite, MailTrouble, Membership, NewInvite, Participation } from '@throughline/core/discussion'
import { may } from '@throughline/core/discussion/permissions'

/** As many as a page of them holds. */
const PAGE = 100

/** All invitations of a discussion by which somebody could still come in, the newest first. */
export async function invitesOf({ discussionInvites }: Pick<Client, 'discussionInvites'>, discussionId: string): Promise<Invite[]> {
  const found: Invite[] = []
  let cursor: string | null | undefined
  do {
    const page = await discussionInvites.list(discussionId, { limit: PAGE, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found.filter((invite) => letsIn(invite, new Date().toISOString()))
}

/** Addresses that invitations wait for. */
export interface Invited {
  /** Those a mail went to, or is on its way to. */
  told: readonly string[]
  /** Those that none reaches. */
  untold: readonly string[]
}

/** The addresses that invitations wait for, where somebody who may invite is alone so far. */
export async function invitedInto(
  client: Pick<Client, 'discussionInvites'>,
  { mine, people }: { mine: Participation; people: readonly Membership[] },
): Promise<Invited> {
  if (people.filter(({ leftAt }) => leftAt === null).length > 1 || !may(mine.role, 'managePeople')) return { told: [], untold: [] }
  const { told = [], untold = [] } = Object.groupBy(await invitesOf(client, mine.id), (invite) => (isLost(invite) ? 'untold' : 'told'))
  return { told: told.flatMap(({ email }) => email ?? []), untold: untold.flatMap(({ email }) => email ?? []) }
}

/** Whether it lets somebody in still; the server has the last word. */
export const letsIn = (
  { revokedAt, expiresAt, uses, maxUses }: Pick<Invite, 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  now: string,
) => revokedAt === null && expiresAt > now && (maxUses === null || uses < maxUses)

/** What has become of a mail, and when it went out. */
export type Mail = { is: 'sent'; at: string } | { is: 'waiting' | MailTrouble; at: null }

/** What has become of its mail; `null` for a link, which has none. */
export function mailOf({ email, mailedAt, mailTrouble }: Pick<Invite, 'email' | 'mailedAt' | 'mailTrouble'>): Mail | null {
  if (email === null) return null
  return mailedAt === null ? { is: mailTrouble ?? 'waiting', at: null } : { is: 'sent', at: mailedAt }
}

/** Whether no mail of it goes out any more. */
export const isLost = (invite: Pick<Invite, 'email' | 'mailedAt' | 'mailTrouble'>): boolean =>
  ['given-up', 'no-mail-server'].includes(mailOf(invite)?.is ?? '')

/** Milliseconds after which there may be news of one of the mails; `false` where all of them came to an end. */
export function nextLook(invites: readonly Pick<Invite, 'email' | 'mailedAt' | 'mailTrouble'>[]): number | false {
  const mails = invites.map((invite) => mailOf(invite)?.is)
  if (mails.includes('waiting')) return 2_000
  return mails.includes('tried-again') && 60_000
}

/** Until when an invitation is open that is made now. */
export const inDays = (days: number, now: number): string => new Date(now + days * 86_400_000).toISOString()

/** What is asked for in the form. */
export interface Asked {
  by: 'link' | 'mail'
  email: string
  role: 'member' | 'viewer'
  days: number
  /** How many it is good for; `null` for as many as there is room for. */
  uses: number | null
}

/** The same as the API takes it. */
export const inviteOf = ({ by, email, role, days, uses }: Asked, id: string, now: number): NewInvite => ({
  ...{ id, role, expiresAt: inDays(days, now) },
  ...(by === 'mail' ? { email } : { maxUses: uses }),
})
