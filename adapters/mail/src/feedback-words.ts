import type { FeedbackMail } from '@throughline/core/discussion'
import type { Words } from './messages.ts'

/** Whoever it goes to may never have heard of us, and has no time zone that we know. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The words of the mails about feedback. Names and subjects of people come such that they lead nowhere, or empty. */
export function feedbackWords(mail: FeedbackMail): Words & { footer: string } {
  const who = mail.asker || 'Somebody'
  return mail.template === 'feedback-copy' ? copyWords(mail, who) : requestWords(mail, who)
}

function requestWords({ template, about, questions, seenBy, until }: FeedbackMail, who: string): Words & { footer: string } {
  const what = about ? ` on “${about}”` : ''
  const asks = `${who} asks for your feedback${what}`
  const many = questions === 1 ? 'One question' : `${questions} questions`
  return {
    subject: template === 'feedback-reminder' ? `Reminder: ${asks}` : asks,
    before: [
      `${asks}. ${many}; you need no account.`,
      seenBy === 'asker' ? `Only ${who} reads what you answer.` : 'Everybody in the discussion it is asked in reads what you answer.',
    ],
    button: 'See the questions',
    after: [
      `The link takes one answer, until ${day.format(new Date(until))}. Opening it answers nothing.`,
      template === 'feedback-reminder'
        ? 'This is the only reminder. If you do not want to answer, leave it alone.'
        : 'If you do not want to answer, leave it alone. There may be one reminder.',
    ],
    footer:
      'You get this mail because somebody who uses Throughline typed your address to ask for your feedback. We keep it no longer than their request.',
  }
}

function copyWords({ asker, until }: FeedbackMail, who: string): Words & { footer: string } {
  return {
    subject: asker ? `A copy of your feedback for ${asker}` : 'A copy of your feedback',
    before: [`What you answered ${who} is attached to this mail.`],
    button: 'Read or correct it',
    after: [
      `You can correct it by this link until ${moment.format(new Date(until))} UTC. Keep this mail to yourself: whoever has it can, too.`,
    ],
    footer: 'You get this mail because your address was typed for a copy when the feedback was given. We do not keep it.',
  }
}
