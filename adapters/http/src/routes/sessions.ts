import { endOtherSessions, endSession, listSessions, SignedInBrowser } from '@throughline/core/account'
import { notFound } from '@throughline/core/kernel'
import { z } from 'zod'
import { json, noContent } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const exampleBrowser = {
  id: '9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab',
  device: 'Firefox on Linux',
  createdAt: '2026-03-01T09:00:00.000Z',
  usedAt: '2026-03-05T16:00:00.000Z',
  isThis: true,
}

export const sessionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/sessions',
    operationId: 'listSessions',
    summary: 'The browsers that are signed in, this one first',
    area: 'Account',
    answers: {
      200: { description: 'All of them.', schema: z.object({ items: z.array(SignedInBrowser) }), example: { items: [exampleBrowser] } },
    },
    run: async ({ deps, session }) => json({ items: await listSessions({ ...deps, session }) }),
  }),
  forPerson({
    method: 'DELETE',
    path: '/sessions/{id}',
    operationId: 'endSession',
    summary: 'Sign a browser out',
    area: 'Account',
    inPerson: true,
    alone: true,
    answers: { 204: { description: 'It is signed out, and what it follows live has ended.', headers: ['Set-Cookie'] } },
    async run({ deps, session, params: { id = '' }, streams, cookie }) {
      // The id of a session is the SHA-256 of its secret.
      if (!/^[0-9a-f]{64}$/.test(id)) throw notFound('session')
      await endSession({ ...deps, session }, id)
      streams.wake(session.space)
      return noContent(id === session.sessionId ? { 'set-cookie': cookie.clear() } : {})
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/sessions',
    operationId: 'endOtherSessions',
    summary: 'Sign every other browser out',
    area: 'Account',
    inPerson: true,
    alone: true,
    answers: { 204: { description: 'Only this one is signed in, and what others followed live has ended.' } },
    async run({ deps, session, streams }) {
      await endOtherSessions({ ...deps, session })
      streams.wake(session.space)
      return noContent()
    },
  }),
]
