import { Account, changePassword, PasswordChange, PasswordState, readPassword } from '@throughline/core/account'
import { carryPush } from '@throughline/core/notification'
import { z } from 'zod'
import { browserOf, letIn } from '../admit.ts'
import { exampleAccount } from '../examples.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { proofGuesses } from './proof.ts'

export const passwordRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/me/password',
    operationId: 'getPassword',
    summary: 'Whether a password is set, and since when it holds',
    area: 'Account',
    answers: {
      200: {
        description: 'Nothing of the password itself.',
        schema: PasswordState,
        example: { isSet: true, setAt: '2026-03-05T09:00:00.000Z' },
      },
    },
    run: async ({ deps }) => json(await readPassword(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/me/password',
    operationId: 'changePassword',
    summary: 'Choose another password, or a first one; every other session ends',
    area: 'Account',
    body: PasswordChange,
    alone: true,
    inPerson: true,
    // The answer carries a secret, which is kept nowhere.
    isUnkept: () => true,
    limits: proofGuesses,
    answers: {
      200: {
        description: 'Changed; the session cookie is a new one.',
        schema: z.object({ account: Account }),
        example: { account: exampleAccount },
        headers: ['Set-Cookie'],
      },
      403: { description: 'Send the password so far as well, or prove again that it is you.' },
    },
    async run(call) {
      const { deps, session, body, streams } = call
      const signedIn = await changePassword({ ...deps, session }, body, browserOf(call))
      await carryPush(deps, { from: session.sessionId, to: signedIn.session.sessionId })
      streams.wake(session.space)
      return letIn(call, signedIn, 200)
    },
  }),
]
