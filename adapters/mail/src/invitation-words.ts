import type { InviteMail } from '@throughline/core/discussion'
import { dateWords } from './moments.ts'
import { wordsIn } from './words/index.ts'
import type { Words } from './words/words.ts'

/** Whoever it goes to may never have heard of us, and has no time zone that we know. */
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** The words of the mail that invites to a discussion. Names of people and discussions come such that they lead nowhere, or empty. */
export function invitation({ inviter, title, kind, role, expiresAt, locale }: InviteMail): Words & { footer: string } {
  const { invitation: words } = wordsIn(locale)
  const who = inviter || words.somebody
  const what = title ? words.titled(title) : words.kinds[kind]
  return {
    subject: words.subject(who, what),
    before: [words.invites(who, what, title ? words.kinds[kind] : ''), role === 'viewer' ? words.mayRead : words.mayAnswer],
    button: words.button,
    after: [words.until(dateWords(expiresAt.slice(0, 10), { locale }, day)), words.stranger],
    footer: words.footer,
  }
}
