import type { FeedbackMail } from '@throughline/core/discussion'
import { dateWords } from './moments.ts'
import { wordsIn } from './words/index.ts'
import type { Words } from './words/words.ts'

/** Whoever it goes to may never have heard of us, and has no time zone that we know. */
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** The words of the mails about feedback. Names and subjects of people come such that they lead nowhere, or empty. */
export const feedbackWords = (mail: FeedbackMail): Words & { footer: string } =>
  mail.template === 'feedback-copy' ? copyWords(mail) : requestWords(mail)

function requestWords({ template, about, asker, questions, seenBy, until, locale }: FeedbackMail): Words & { footer: string } {
  const { feedback: words } = wordsIn(locale)
  const who = asker || words.somebody
  const asks = words.asks(who, about)
  const isReminder = template === 'feedback-reminder'
  return {
    subject: isReminder ? words.reminder(asks) : asks,
    before: [`${asks}. ${words.questions(questions)}`, seenBy === 'asker' ? words.seenByAsker(who) : words.seenByAll],
    button: words.button,
    after: [words.until(dateWords(until.slice(0, 10), { locale }, day)), isReminder ? words.onlyReminder : words.mayRemind],
    footer: words.footer,
  }
}

function copyWords({ asker, until, locale }: FeedbackMail): Words & { footer: string } {
  const { feedback } = wordsIn(locale)
  const { copy: words } = feedback
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(until))
  return {
    subject: words.subject(asker),
    before: [words.attached(asker || feedback.somebody)],
    button: words.button,
    after: [words.until(moment)],
    footer: words.footer,
  }
}
