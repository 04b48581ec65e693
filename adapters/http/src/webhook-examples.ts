import { exampleTask } from './examples.ts'

/** A webhook, as the API's description shows one. */
export const exampleWebhook = {
  id: '019a9b80-2000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 1,
  deletedAt: null,
  url: 'https://hooks.example/throughline',
  events: ['task.*', 'goal.created'],
  description: 'Board at work',
  active: true,
  offBecause: null,
  offAt: null,
  failingSince: null,
  oldSecretUntil: null,
}

/** Something that was sent to it. */
export const exampleDelivery = {
  id: '00000000-0000-7000-8000-0123456789ab',
  createdAt: '2026-03-05T16:00:00.000Z',
  updatedAt: '2026-03-05T16:00:00.200Z',
  version: 3,
  deletedAt: null,
  webhookId: exampleWebhook.id,
  type: 'task.completed',
  at: '2026-03-05T15:59:59.900Z',
  kind: 'task',
  recordId: '019a9b3c-5d00-7cc0-8000-0123456789ab',
  recordVersion: 4,
  spaceId: null,
  seq: 81,
  status: 'delivered',
  attempts: 1,
  tries: 1,
  attemptedAt: '2026-03-05T16:00:00.000Z',
  nextAttemptAt: null,
  responseStatus: 200,
  fault: null,
  answer: 'ok',
  durationMs: 143,
}

/** What its program was sent. */
export const exampleMessage = {
  type: exampleDelivery.type,
  timestamp: exampleDelivery.at,
  data: { id: exampleDelivery.recordId, version: exampleDelivery.recordVersion, kind: 'task', record: { ...exampleTask, version: 4 } },
}
