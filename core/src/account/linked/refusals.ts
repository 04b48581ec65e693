import { oneFault } from '../../kernel/index.ts'

/** Why somebody who comes back from a provider does not get in, each by a code that a page has more words for. */
export const denied = () => oneFault('/answer', 'denied', 'You said no at the other site, so nothing has changed here.')

export const invalidAnswer = () => oneFault('/answer', 'invalid_answer', 'What the other site sent with you does not fit. Begin again.')

export const flowOver = () =>
  oneFault('/flow', 'flow_over', 'This was not begun in this browser, was finished already, or took longer than ten minutes. Begin again.')

export const noAccount = () =>
  oneFault(
    '/answer',
    'no_account',
    'No account here is connected with that sign-in. Make one, or sign in as you usually do and connect it.',
  )

export const emailKnown = () =>
  oneFault(
    '/answer',
    'email_known',
    'There is an account with that address already. Sign in as you usually do, and connect the other site in your settings.',
  )

export const emailNotProven = () =>
  oneFault(
    '/answer',
    'email_not_proven',
    'The other site knows no e-mail address that it has seen you prove. Make an account with a password.',
  )

export const notYours = () => oneFault('/answer', 'not_yours', 'That sign-in is not connected with your account.')

export const notFresh = () =>
  oneFault(
    '/answer',
    'not_fresh',
    'The other site does not say that you have just signed in there. Prove that it is you by your password, a passkey or a code.',
  )

export const linkedElsewhere = () => oneFault('/answer', 'linked_elsewhere', 'That sign-in is connected with another account here.')
