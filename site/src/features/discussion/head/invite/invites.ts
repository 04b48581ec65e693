import type { Invite, NewInvite } from '@throughline/core/discussion'
import { client } from '../../client.ts'

/** As many as a page of them holds. */
const PAGE = 100

/** All invitations of a discussion by which somebody could still come in, the newest first. */
export async function invitesOf(discussionId: string): Promise<Invite[]> {
  const found: Invite[] = []
  let cursor: string | null | undefined
  do {
    const page = await client.discussionInvites.list(discussionId, { limit: PAGE, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found.filter((invite) => letsIn(invite, new Date().toISOString()))
}

/** Whether it lets somebody in still; the server has the last word. */
export const letsIn = (
  { revokedAt, expiresAt, uses, maxUses }: Pick<Invite, 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  now: string,
) => revokedAt === null && expiresAt > now && (maxUses === null || uses < maxUses)

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
