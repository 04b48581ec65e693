import type { ClockDep, DirectoryDep, SpaceId, StoreDep } from '../../kernel/index.ts'
import { makeLinkToken } from '../link-token.ts'
import { takeMailPlace } from '../mail-place.ts'
import { ownLocale } from '../own-locale.ts'
import type { PublicUrlDep, SecretsDep } from '../ports.ts'
import { accounts } from '../schema.ts'
import { siteLink } from '../site-link.ts'
import { pendingChange } from './pending.ts'
import type { EmailSide } from './schema.ts'

/** The mail to one end of a change of address. */
export interface EmailChangeMailRequest {
  template: 'email-change'
  space: SpaceId
  changeId: string
  side: EmailSide
}

export type EmailChangeMail = { to: string; locale: string } & (
  | { template: 'email-change-new'; links: { confirm: string } }
  | { template: 'email-change-old'; links: { answer: string } }
  | { template: 'email-change-known'; links: { signIn: string } }
)

/** Mails about becoming somebody's address that one inbox gets in a day, whoever asks. */
const DAILY = 10
/** Of these, what one account may cause, so that it does not use up what others wait for. */
const DAILY_OF_ONE = 3

type WriteDeps = StoreDep & DirectoryDep & ClockDep & SecretsDep & PublicUrlDep

/** What the mail has to say now; `null` when the change was given up, or the inbox has had enough. */
export async function writeChangeMail(
  deps: WriteDeps,
  job: string,
  { space, changeId, side }: EmailChangeMailRequest,
): Promise<EmailChangeMail | null> {
  const change = await pendingChange(deps, space)
  if (change?.changeId !== changeId) return null
  const { email, from, isFree, expiresAt } = change
  const account = await deps.store.get(space, accounts, space)
  if (!account) return null
  const locale = ownLocale(account)
  if (side === 'old') {
    const answer = await linkFor(deps, { space, changeId, side, expiresAt })
    return { to: from, locale, template: 'email-change-old', links: { answer } }
  }
  const inbox = deps.secrets.digest(email)
  const place = { hours: 24, space, id: job }
  if (!(await takeMailPlace(deps, { among: `email-change-by:${space}:${inbox}`, most: DAILY_OF_ONE, ...place }))) return null
  if (!(await takeMailPlace(deps, { among: `email-change-to:${inbox}`, most: DAILY, ...place }))) return null
  if (!isFree) return { to: email, locale, template: 'email-change-known', links: { signIn: siteLink(deps, '/auth/signin') } }
  return { to: email, locale, template: 'email-change-new', links: { confirm: await linkFor(deps, { space, changeId, side, expiresAt }) } }
}

async function linkFor(
  deps: WriteDeps,
  { space, changeId, side, expiresAt }: Omit<EmailChangeMailRequest, 'template'> & { expiresAt: string },
): Promise<string> {
  const token = await makeLinkToken(deps, { name: `email-change-${side}`, space, id: changeId, expiresAt })
  return siteLink(deps, `/auth/email?token=${token}`)
}
