import type { InviteMail } from '@throughline/core/discussion'

/** The words of the mail that invites to a discussion. */
export const invitation = {
  somebody: 'Somebody',
  kinds: {
    'one-on-one': 'a 1:1',
    mentoring: 'a mentoring thread',
    feedback: 'a feedback thread',
    decision: 'a decision',
    question: 'a question',
  } satisfies Record<InviteMail['kind'], string>,
  titled: (title: string) => `“${title}”`,
  subject: (who: string, what: string) => `${who} invites you to ${what}`,
  invites: (who: string, what: string, kind: string) => `${who} invites you to ${what} on Throughline${kind ? `, ${kind}` : ''}.`,
  mayRead: 'You could read along.',
  mayAnswer: 'You could read along and answer.',
  button: 'See the invitation',
  until: (day: string) => `The link lets one person in, until ${day}. Opening it accepts nothing: you are asked first.`,
  stranger: 'If you do not know who this is, leave it alone: nothing happens, and nobody learns whether you have an account.',
  footer:
    'You get this mail because somebody who uses Throughline typed your address to invite you. We keep it no longer than the invitation.',
}
