import type { SecurityMail } from '@throughline/core/notification'

export interface EventWords {
  subject: string
  /** What happened, and of which one where that is known; a name stands in it as text and never as a link. */
  said: (which: string | null) => string
  /** What to do if it was somebody else. */
  else: string
}

/** What is said of what happens to the ways into an account. */
export interface SecurityWords {
  events: Readonly<Record<SecurityMail['notification']['what'], EventWords>>
  happened: (when: string) => string
  button: string
  footer: string
}
