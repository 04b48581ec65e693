import { AppError, getLive, hasCode, notFound, nowText, revised, saveNew } from '../kernel/index.ts'
import { attempt, type OwnSendDeps, TEST_EVENT } from './attempt.ts'
import { newDelivery } from './follow-feed.ts'
import { attendSoon } from './job.ts'
import { type Delivery, deliveries, webhooks } from './schema.ts'

/**
 * Sends a `webhook.test` once, right now, also to a webhook that is off; what came of it is in the answer.
 * @throws AppError `not-found`
 */
export async function testWebhook(deps: OwnSendDeps, webhookId: string): Promise<Delivery> {
  const { store, actor, ids } = deps
  const webhook = await getLive(deps, webhooks, webhookId)
  const now = nowText(deps)
  const told = { type: TEST_EVENT, at: now, kind: 'webhook', recordId: webhookId, recordVersion: webhook.version, spaceId: null, seq: 0 }
  const test = await saveNew(deps, actor.space, deliveries, newDelivery(ids.next(), now, { webhookId, ...told }))
  await attempt(deps, webhook, test)
  return (await store.get(actor.space, deliveries, test.id)) ?? test
}

/**
 * Sends something once more, right now, under the id it had; what fails again is tried again as at first.
 * @throws AppError `not-found`, or `conflict` while it is being sent.
 */
export async function redeliver(deps: OwnSendDeps, webhookId: string, deliveryId: string): Promise<Delivery> {
  const { store, actor } = deps
  const webhook = await getLive(deps, webhooks, webhookId)
  const before = await store.get(actor.space, deliveries, deliveryId)
  if (before?.webhookId !== webhookId) throw notFound(deliveries.noun)
  const nextAttemptAt = nowText(deps)
  const asked = revised<Delivery>(before, { status: 'waiting', tries: 0, nextAttemptAt }, nextAttemptAt)
  try {
    await store.save(actor.space, deliveries, asked, { expectedVersion: before.version })
  } catch (error) {
    throw hasCode(error, 'stale') ? new AppError('conflict', 'It is being sent right now.') : error
  }
  await attempt(deps, webhook, asked)
  const after = (await store.get(actor.space, deliveries, deliveryId)) ?? asked
  if (after.nextAttemptAt !== null) await attendSoon(deps, actor.space, webhookId, after.nextAttemptAt)
  return after
}
