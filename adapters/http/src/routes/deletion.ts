import { askDeletion, cancelDeletion, DeletionRequest, DeletionState, readDeletion } from '@throughline/core/account'
import { json, noContent } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const state = { schema: DeletionState, example: { purgeAt: '2026-03-19T09:00:00.000Z', purgeOn: '2026-03-19' } }

export const deletionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/me/deletion',
    operationId: 'getDeletion',
    summary: 'Whether the account is to be deleted, and when',
    area: 'Account',
    whileLeaving: true,
    answers: { 200: { description: 'The moment from which nothing of it is left; `null` for an account that stays.', ...state } },
    run: async ({ deps }) => json(await readDeletion(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/me/deletion',
    operationId: 'askDeletion',
    summary: 'Delete the account: hidden at once, and gone without a trace after 14 days',
    area: 'Account',
    inPerson: true,
    body: DeletionRequest,
    alone: true,
    limits: { account: { name: 'deletion', quota: 10, windowSeconds: 3600 } },
    answers: {
      200: { description: 'Everybody is signed out. Who signs in within 14 days may keep the account.', headers: ['Set-Cookie'], ...state },
      403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' },
    },
    async run({ deps, session, body, people, streams, cookie }) {
      const asked = await askDeletion({ ...deps, session }, body)
      people.forget(session.accountId)
      streams.wake(session.space)
      return json(asked, 200, { 'set-cookie': cookie.clear() })
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/me/deletion',
    operationId: 'cancelDeletion',
    summary: 'Keep the account after all',
    area: 'Account',
    whileLeaving: true,
    inPerson: true,
    answers: {
      204: { description: 'It stays, as it was.' },
      409: { description: 'The 14 days are over.' },
    },
    async run({ deps, people, session }) {
      await cancelDeletion(deps)
      people.forget(session.accountId)
      return noContent()
    },
  }),
]
