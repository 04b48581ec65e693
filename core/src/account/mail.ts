import { type ClockDep, type DirectoryDep, type IdsDep, instantText, type QueueDep, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { type EmailChangeMail, type EmailChangeMailRequest, writeChangeMail } from './email/change-mail.ts'
import { type AddressProofMail, type AddressProofMailRequest, writeProofMail } from './email/proof-mail.ts'
import { takeMailPlace } from './mail-place.ts'
import { ownLocale } from './own-locale.ts'
import { findPerson, type Person } from './person.ts'
import type { PublicUrlDep, SecretsDep } from './ports.ts'
import { makeResetToken } from './reset-token.ts'
import { siteLink } from './site-link.ts'

/** The job that stands for one mail; its payload is a `MailRequest`. */
export const MAIL_JOB = 'mail.send'

/** Mail is asked for before anybody has looked whose it is, so its jobs have a space of their own. */
const MAIL_SPACE: SpaceId = 'mail'

/** A mail to be written when it is sent: what is asked for holds no secret, so none lies in the queue. */
export type MailRequest = AddressedRequest | EmailChangeMailRequest | AddressProofMailRequest

/** To whoever has the address. */
interface AddressedRequest {
  template: 'sign-up-attempt' | 'password-reset'
  email: string
}

/**
 * What a mail says, before it is put into words. Nothing a person has typed is in it but the address: names are made up by
 * whoever signs up, and would let strangers put words into our mail. `locale` (BCP 47) says in which language.
 */
export type AccountMail = EmailChangeMail | AddressProofMail | AddressedMail

type AddressedMail = { to: string; locale: string } & (
  | { template: 'sign-up-attempt'; links: { signIn: string; forgotPassword: string } }
  | { template: 'password-reset'; links: { resetPassword: string } }
)

/** Mails of one sort that one person may cause, or suffer, in an hour. */
const HOURLY = { 'sign-up-attempt': 1, 'password-reset': 5 } satisfies Record<AddressedRequest['template'], number>

/**
 * Asks for a mail, to be sent by whichever process gets to it.
 * @param once what makes it one: asked for again with the same while it waits, there is no second
 * @param seconds until it is written
 */
export async function requestMail(
  deps: QueueDep & ClockDep & IdsDep,
  request: MailRequest,
  { once, seconds = 0 }: { once?: string; seconds?: number } = {},
): Promise<void> {
  const runAt = instantText(deps.clock.now().add({ seconds }))
  await deps.queue.enqueue({ id: once ?? deps.ids.next(), type: MAIL_JOB, space: MAIL_SPACE, payload: request, runAt })
}

/**
 * What the mail asked for has to say now; `null` when there is nobody to say it to, nothing (any more) to say,
 * or the person has had enough of it this hour. May be called again for the same job.
 */
export async function writeMail(
  deps: StoreDep & DirectoryDep & ClockDep & SecretsDep & PublicUrlDep,
  { id, request }: { id: string; request: MailRequest },
): Promise<AccountMail | null> {
  if (request.template === 'email-change') return writeChangeMail(deps, id, request)
  if (request.template === 'address-proof') return writeProofMail(deps, request)
  const person = await findPerson(deps, request.email)
  if (!person) return null
  if (!(await isWithinLimit(deps, person, request.template, id))) return null
  return { to: person.account.email, locale: ownLocale(person.account), ...(await contents(deps, person, request.template)) }
}

async function contents(deps: DirectoryDep & ClockDep & SecretsDep & PublicUrlDep, person: Person, template: AddressedRequest['template']) {
  const at = (path: string) => siteLink(deps, path)
  switch (template) {
    case 'sign-up-attempt':
      return { template, links: { signIn: at('/auth/signin'), forgotPassword: at('/auth/forgotpassword') } }
    case 'password-reset':
      return { template, links: { resetPassword: at(`/auth/resetpassword?token=${await makeResetToken(deps, person)}`) } }
  }
}

const isWithinLimit = (deps: DirectoryDep & ClockDep, { account }: Person, template: AddressedRequest['template'], job: string) =>
  takeMailPlace(deps, { among: `${template}:${account.id}`, most: HOURLY[template], hours: 1, space: account.id, id: job })
