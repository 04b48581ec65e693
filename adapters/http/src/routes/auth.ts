import {
  Account,
  actorOf,
  PasswordReset,
  PasswordResetRequest,
  requestPasswordReset,
  resetPassword,
  SecondStep,
  SignIn,
  SignUp,
  signIn,
  signInByCode,
  signOut,
} from '@throughline/core/account'
import { removeCalendarFeeds } from '@throughline/core/calendar'
import { signUpInvited } from '@throughline/core/discussion'
import type { LimitPolicy } from '@throughline/core/kernel'
import { endPushSubscriptions } from '@throughline/core/notification'
import { removeWebhooks } from '@throughline/core/webhook'
import { z } from 'zod'
import { admitted, browserOf, letIn } from '../admit.ts'
import { exampleAccount } from '../examples.ts'
import { json, noContent } from '../reply.ts'
import { forAnyone, type Route } from '../route.ts'

const limit = (name: string, quota: number, windowSeconds: number): LimitPolicy => ({ name, quota, windowSeconds })

/** One count for every operation that tells whether a password is right. */
const passwordGuesses = { emailFromAddress: limit('password-guesses', 10, 600), email: limit('password-guesses-anywhere', 300, 3600) }

const signedIn = {
  description: 'Signed in; the session cookie is set.',
  schema: z.object({ account: Account }),
  example: { account: exampleAccount },
}

const CodeNeeded = z.object({ outcome: z.literal('code-needed'), ticket: z.string(), expiresAt: z.string() })

const codeNeeded = {
  description: 'The password is right, and a code from an app is asked for: show it with this ticket to `/auth/second-step`.',
  schema: CodeNeeded,
  example: { outcome: 'code-needed', ticket: 'w0Jk…', expiresAt: '2026-03-05T09:10:00.000Z' },
}

export const authRoutes: readonly Route[] = [
  forAnyone({
    method: 'POST',
    path: '/auth/signup',
    operationId: 'signUp',
    summary: 'Make an account and sign in',
    area: 'Account',
    body: SignUp,
    limits: { address: limit('signup-address', 20, 600), ...passwordGuesses },
    answers: {
      201: { ...signedIn, headers: ['Set-Cookie'] },
      202: {
        description: 'The address is known: what to do next is in a mail to its owner; or, with the right password, a code is asked for.',
        schema: z.union([z.object({ outcome: z.literal('mail-sent') }), CodeNeeded]),
        example: { outcome: 'mail-sent' },
      },
    },
    async run(call) {
      const result = await signUpInvited(call.app, call.body, browserOf(call))
      return result.outcome === 'signed-in' ? letIn(call, result, 201) : json(result, 202)
    },
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/signin',
    operationId: 'signIn',
    summary: 'Sign in with e-mail address and password',
    area: 'Account',
    body: SignIn,
    limits: { address: limit('signin-address', 30, 60), ...passwordGuesses },
    answers: {
      200: { ...signedIn, headers: ['Set-Cookie'] },
      202: codeNeeded,
      401: { description: 'The address or the password is wrong; the answer does not say which.' },
    },
    run: async (call) => admitted(call, await signIn(call.app, call.body, browserOf(call))),
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/second-step',
    operationId: 'signInByCode',
    summary: 'Finish signing in with the code that is asked for after the password',
    area: 'Account',
    body: SecondStep,
    limits: { address: limit('signin-address', 30, 60) },
    answers: {
      200: { ...signedIn, headers: ['Set-Cookie'] },
      401: { description: 'The ticket has run out, or was used.' },
    },
    run: async (call) => letIn(call, await signInByCode(call.app, call.body, browserOf(call)), 200),
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/signout',
    operationId: 'signOut',
    summary: 'End the session of this browser',
    area: 'Account',
    answers: { 204: { description: 'Signed out, also when nobody was signed in.', headers: ['Set-Cookie'] } },
    async run({ app, secret, cookie, streams }) {
      const session = secret === null ? null : await app.sessions.validate(secret)
      if (secret !== null) await signOut(app, secret)
      if (session) streams.wake(session.space)
      return noContent({ 'set-cookie': cookie.clear() })
    },
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/forgot-password',
    operationId: 'requestPasswordReset',
    summary: 'Ask for a mail with a link to a new password',
    area: 'Account',
    body: PasswordResetRequest,
    // What arrives in one inbox is bounded where mail is written; these leave its owner a mail that a stranger cannot use up.
    limits: {
      address: limit('reset-address', 10, 600),
      emailFromAddress: limit('reset-mails', 3, 3600),
      email: limit('reset-mails-anywhere', 60, 3600),
    },
    answers: { 202: { description: 'A mail is on its way if the address is known; the answer is the same if it is not.' } },
    async run({ app, body }) {
      await requestPasswordReset(app, body)
      return { status: 202, body: null, headers: {} }
    },
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/reset-password',
    operationId: 'resetPassword',
    summary: 'Set a new password by the token of a mailed link',
    area: 'Account',
    body: PasswordReset,
    limits: { address: limit('reset-address', 10, 600) },
    answers: { 204: { description: 'The password is set and every session has ended.', headers: ['Set-Cookie'] } },
    async run({ app, body, cookie, streams }) {
      await resetPassword(app, body, async (account) => {
        const theirs = { ...app, actor: actorOf(account) }
        await removeCalendarFeeds(theirs)
        await endPushSubscriptions(theirs)
        await removeWebhooks(theirs)
      })
      streams.wakeAll()
      return noContent({ 'set-cookie': cookie.clear() })
    },
  }),
]
