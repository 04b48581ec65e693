import type { InviteMail } from '@throughline/core/discussion'
import type { Words } from './messages.ts'

const kinds: Record<InviteMail['kind'], string> = {
  'one-on-one': 'a 1:1',
  mentoring: 'a mentoring thread',
  feedback: 'a feedback thread',
  decision: 'a decision',
  question: 'a question',
}

/** Whoever it goes to may never have heard of us, and has no time zone that we know. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The words of the mail that invites to a discussion. Names of people and discussions come such that they lead nowhere, or empty. */
export function invitation({ inviter, title, kind, role, expiresAt }: InviteMail): Words & { footer: string } {
  const who = inviter || 'Somebody'
  const what = title ? `“${title}”` : kinds[kind]
  return {
    subject: `${who} invites you to ${what}`,
    before: [
      `${who} invites you to ${what} on Throughline${title ? `, ${kinds[kind]}` : ''}.`,
      role === 'viewer' ? 'You could read along.' : 'You could read along and answer.',
    ],
    button: 'See the invitation',
    after: [
      `The link lets one person in, until ${day.format(new Date(expiresAt))}. Opening it accepts nothing: you are asked first.`,
      'If you do not know who this is, leave it alone: nothing happens, and nobody learns whether you have an account.',
    ],
    footer:
      'You get this mail because somebody who uses Throughline typed your address to invite you. We keep it no longer than the invitation.',
  }
}
