import { listTokens, makeToken, NewToken, revokeToken, ShownToken } from '@throughline/core/account'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { json, noContent } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const exampleToken = {
  id: '019a9b70-2000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 1,
  deletedAt: null,
  name: 'Evening backup',
  scopes: ['tasks:read', 'goals:read'],
  expiresAt: null,
  ending: '9f3c',
  lastUsedOn: '2026-03-05',
}

const proof = { 403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' } }

export const tokenRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/tokens',
    operationId: 'listTokens',
    summary: 'Your API tokens, the newest first',
    area: 'Account',
    answers: { 200: pageAnswer(ShownToken, exampleToken, 'All of them: there are fifty at most.') },
    run: async ({ deps }) => json({ items: await listTokens(deps), nextCursor: null }),
  }),
  forPerson({
    method: 'POST',
    path: '/tokens',
    operationId: 'makeToken',
    summary: 'Make an API token, which is told this once',
    area: 'Account',
    inPerson: true,
    body: NewToken,
    isUnkept: () => true,
    alone: true,
    answers: {
      201: {
        description: 'The token: send it as `Authorization: Bearer …`.',
        schema: ShownToken.extend({ token: z.string() }),
        example: { ...exampleToken, lastUsedOn: null, token: 'tl_pat_7Uq3…9f3c' },
        headers: ['Location'],
      },
      ...proof,
      409: { description: 'There are fifty already, or one with this id.' },
    },
    async run({ deps, session, body, newId }) {
      const made = await makeToken({ ...deps, session }, withId(body, newId))
      return json(made, 201, { location: `/api/v1/tokens/${made.id}` })
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/tokens/{id}',
    operationId: 'revokeToken',
    summary: 'Revoke an API token for good',
    area: 'Account',
    inPerson: true,
    alone: true,
    answers: { 204: { description: 'It is worth nothing from now on.' }, ...proof },
    async run({ deps, session, params, streams }) {
      await revokeToken({ ...deps, session }, pathId(params.id, 'token'))
      streams.wake(session.space)
      return noContent()
    },
  }),
]
