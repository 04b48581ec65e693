import {
  endPushSubscription,
  listPushSubscriptions,
  NewPushSubscription,
  ShownPushSubscription,
  subscribeToPush,
} from '@throughline/core/notification'
import { z } from 'zod'
import { pathId } from '../path-id.ts'
import { json, noContent } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const exampleSubscription = {
  id: '00000000-0000-7000-8000-0123456789ab',
  device: 'Firefox on Linux',
  createdAt: '2026-03-05T16:00:00.000Z',
  reachedAt: null,
  isThis: true,
}

export const pushRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/push-key',
    operationId: 'getPushKey',
    summary: 'The key that a browser subscribes to push messages with',
    area: 'Notifications',
    answers: {
      200: {
        description: 'For `applicationServerKey`.',
        schema: z.object({ publicKey: z.string() }),
        example: { publicKey: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM' },
      },
    },
    run: async ({ app }) => json({ publicKey: app.pusher.publicKey }),
  }),
  forPerson({
    method: 'GET',
    path: '/push-subscriptions',
    operationId: 'listPushSubscriptions',
    summary: 'The browsers that take push messages',
    area: 'Notifications',
    answers: {
      200: {
        description: 'All of them.',
        schema: z.object({ items: z.array(ShownPushSubscription) }),
        example: { items: [exampleSubscription] },
      },
    },
    run: async ({ deps, session }) => json({ items: await listPushSubscriptions({ ...deps, session }) }),
  }),
  forPerson({
    method: 'POST',
    path: '/push-subscriptions',
    operationId: 'subscribeToPush',
    summary: 'Have push messages sent to a browser, for as long as it is signed in',
    area: 'Notifications',
    inPerson: true,
    body: NewPushSubscription,
    alone: true,
    limits: { account: { name: 'subscribe-to-push', quota: 30, windowSeconds: 600 } },
    answers: { 201: { description: 'It takes them.', schema: ShownPushSubscription, example: exampleSubscription } },
    run: async ({ deps, session, body, request }) =>
      json(await subscribeToPush({ ...deps, session }, body, request.headers.get('user-agent') ?? ''), 201),
  }),
  forPerson({
    method: 'DELETE',
    path: '/push-subscriptions/{id}',
    operationId: 'endPushSubscription',
    summary: 'Send no more push messages to a browser',
    area: 'Notifications',
    answers: { 204: { description: 'It takes none any more.' } },
    async run({ deps, params }) {
      await endPushSubscription(deps, pathId(params.id, 'browser'))
      return noContent()
    },
  }),
]
