import { sayable } from '@throughline/core/discussion'
import type { SecurityMail } from '@throughline/core/notification'
import { wordsIn } from './words/index.ts'

type Event = SecurityMail['notification']['what']

/** Names are whatever somebody who was in has typed, and a mail of ours is no place for their links; an address is one. */
const whichOf = (what: Event, detail: string): string | null => (what === 'email-changed' ? detail : sayable(detail)) || null

/** What the mail of something that happened to an account says. */
export function securityContent({ what, detail }: SecurityMail['notification'], when: string, locale: string) {
  const { security } = wordsIn(locale)
  const words = security.events[what]
  return {
    lines: [words.said(detail && whichOf(what, detail)), security.happened(when), words.else],
    button: security.button,
    footer: security.footer,
  }
}
