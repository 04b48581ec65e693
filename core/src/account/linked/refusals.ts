import { oneFault } from '../../kernel/index.ts'

// Why somebody who comes back from a provider does not get in: AppErrors `validation` with one fault, by whose code a page has more words.

/** `denied`: they said no there. */
export const denied = () => oneFault('/answer', 'denied', 'You said no at the other site, so nothing has changed here.')

/** `invalid_answer`: what came back is not an answer to what was asked, or the provider does not stand by it. */
export const invalidAnswer = () => oneFault('/answer', 'invalid_answer', 'What the other site sent with you does not fit. Begin again.')

/** `flow_over`: no flow is known by what the browser has, or it is used up, too old or somebody else's. */
export const flowOver = () =>
  oneFault('/flow', 'flow_over', 'This was not begun in this browser, was finished already, or took longer than ten minutes. Begin again.')

/** `no_account`: of who wanted to sign in, and is nobody here. */
export const noAccount = () =>
  oneFault(
    '/answer',
    'no_account',
    'No account here is connected with that sign-in. Make one, or sign in as you usually do and connect it.',
  )

/** `email_known`: of a newcomer, whose address has an account that is not connected. */
export const emailKnown = () =>
  oneFault(
    '/answer',
    'email_known',
    'There is an account with that address already. Sign in as you usually do, and connect the other site in your settings.',
  )

/** `email_not_proven`: of a newcomer, as an account is made of proven addresses alone. */
export const emailNotProven = () =>
  oneFault(
    '/answer',
    'email_not_proven',
    'The other site knows no e-mail address that it has seen you prove. Make an account with a password.',
  )

/** `not_yours`: of who wanted to prove again that they are who is signed in, by the sign-in of somebody else. */
export const notYours = () => oneFault('/answer', 'not_yours', 'That sign-in is not connected with your account.')

/** `not_fresh`: of the same, where the provider let them in by a session it had. */
export const notFresh = () =>
  oneFault(
    '/answer',
    'not_fresh',
    'The other site does not say that you have just signed in there. Prove that it is you by your password, a passkey or a code.',
  )

/** `linked_elsewhere`: of who wanted to connect it or make an account by it. */
export const linkedElsewhere = () => oneFault('/answer', 'linked_elsewhere', 'That sign-in is connected with another account here.')
