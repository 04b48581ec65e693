import {
  Delivery,
  editWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  NewWebhook,
  readWebhook,
  redeliver,
  removeWebhook,
  rotateSecret,
  ShownWebhook,
  testWebhook,
  WebhookChanges,
} from '@throughline/core/webhook'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { json, jsonPage, noContent, type Reply, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { exampleDelivery, exampleWebhook } from '../webhook-examples.ts'

const aWebhook = { description: 'The webhook, and how it goes.', schema: ShownWebhook, example: exampleWebhook, headers: ['ETag'] } as const

const withSecret = {
  schema: ShownWebhook.extend({ secret: z.string() }),
  example: { ...exampleWebhook, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
}

const proof = { 403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' } }

const aDelivery = { description: 'It was sent: what came of it.', schema: Delivery, example: exampleDelivery } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'webhook')

/** How it goes changes without a new version of it. */
const shown = (webhook: ShownWebhook): Reply => ({ ...record(webhook), moving: webhook.failingSince })

/** Each makes the server ask another, while somebody waits. */
const sending = { account: { name: 'webhook-send', quota: 30, windowSeconds: 600 } }

export const webhookRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/webhooks',
    operationId: 'listWebhooks',
    summary: 'Your webhooks, the first made first',
    area: 'Webhooks',
    answers: { 200: pageAnswer(ShownWebhook, exampleWebhook, 'All of them: there are twenty at most.') },
    run: async ({ deps }) => json({ items: await listWebhooks(deps), nextCursor: null }),
  }),
  forPerson({
    method: 'POST',
    path: '/webhooks',
    operationId: 'makeWebhook',
    summary: 'Make a webhook: have a program of yours told what happens; the secret that signs is told this once',
    area: 'Webhooks',
    body: NewWebhook,
    inPerson: true,
    isUnkept: () => true,
    alone: true,
    answers: {
      201: { description: 'The webhook, with its secret.', ...withSecret, headers: ['Location'] },
      ...proof,
      409: { description: 'There are twenty already, or one with this id.' },
    },
    async run({ deps, session, body, newId }) {
      const made = await makeWebhook({ ...deps, session }, withId(body, newId))
      return json(made, 201, { location: `/api/v1/webhooks/${made.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/webhooks/{id}',
    operationId: 'getWebhook',
    summary: 'One webhook',
    area: 'Webhooks',
    answers: { 200: aWebhook },
    run: async ({ deps, params }) => shown(await readWebhook(deps, idOf(params))),
  }),
  forPerson({
    method: 'PATCH',
    path: '/webhooks/{id}',
    operationId: 'editWebhook',
    summary: 'Change a webhook, or turn it off or on (JSON Merge Patch)',
    area: 'Webhooks',
    body: WebhookChanges,
    conditional: true,
    alone: true,
    answers: { 200: aWebhook, ...proof },
    run: async ({ deps, session, params, body, expectedVersion }) =>
      shown(await editWebhook({ ...deps, session }, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/webhooks/{id}',
    operationId: 'removeWebhook',
    summary: 'Remove a webhook and its log for good',
    area: 'Webhooks',
    answers: { 204: { description: 'Nothing more is sent.' } },
    async run({ deps, params }) {
      await removeWebhook(deps, idOf(params))
      return noContent()
    },
  }),
  forPerson({
    method: 'POST',
    path: '/webhooks/{id}/secret-rotations',
    operationId: 'rotateWebhookSecret',
    summary: 'Change the secret of a webhook; the one before signs beside it for 24 hours',
    area: 'Webhooks',
    inPerson: true,
    isUnkept: () => true,
    alone: true,
    answers: { 201: { description: 'The webhook, with its new secret.', ...withSecret }, ...proof },
    run: async ({ deps, session, params, newId, since }) =>
      json(await rotateSecret({ ...deps, session }, idOf(params), { eventId: newId, since }), 201),
  }),
  forPerson({
    method: 'POST',
    path: '/webhooks/{id}/tests',
    operationId: 'testWebhook',
    summary: 'Send a webhook.test once, right now',
    area: 'Webhooks',
    alone: true,
    limits: sending,
    answers: { 201: aDelivery },
    run: async ({ deps, params }) => json(await testWebhook(deps, idOf(params)), 201),
  }),
  forPerson({
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    operationId: 'listWebhookDeliveries',
    summary: 'What was sent to a webhook in the last thirty days, and is to be, the newest first',
    area: 'Webhooks',
    query: z.strictObject(paging),
    answers: { 200: pageAnswer(Delivery, exampleDelivery) },
    run: async ({ deps, params, query }) => jsonPage(await listDeliveries(deps, idOf(params), pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/redeliveries',
    operationId: 'redeliver',
    summary: 'Send something to a webhook once more, right now, under the id it had',
    area: 'Webhooks',
    alone: true,
    limits: sending,
    answers: { 201: aDelivery, 409: { description: 'It is being sent right now.' } },
    run: async ({ deps, params }) => json(await redeliver(deps, idOf(params), pathId(params.deliveryId, 'delivery')), 201),
  }),
]
