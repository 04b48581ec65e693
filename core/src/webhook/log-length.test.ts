import { expect, it } from 'vitest'
import { nowText } from '../kernel/index.ts'
import { newDelivery } from './follow-feed.ts'
import { type Delivery, deliveries, MOST_LOGGED, MOST_WAITING } from './schema.ts'
import { HOOK, happen, hooked, sentTo, type WebhookTestDeps, webhookDeps } from './test-webhook.ts'

/** As many deliveries of something long ago, the first one the oldest. */
async function logged(deps: WebhookTestDeps, webhookId: string, count: number, fields: Partial<Delivery>) {
  const told = { webhookId, type: 'task.created', at: nowText(deps), kind: 'task', recordId: 'x', recordVersion: 1, spaceId: null, seq: 0 }
  for (let n = 0; n < count; n++) {
    const delivery = { ...newDelivery(deps.ids.next(), nowText(deps), told), ...fields }
    await deps.store.save(deps.actor.space, deliveries, delivery, { expectedVersion: 0 })
  }
}

const countOf = ({ store, actor }: WebhookTestDeps, webhookId: string) =>
  store.count(actor.space, deliveries.queries.newest, { where: { webhookId } })

it('a log holds only so much, and lets go of the oldest that is over; what waits stays', async () => {
  const deps = await webhookDeps()
  const { id, run } = await hooked(deps)
  await logged(deps, id, 1, { status: 'waiting', nextAttemptAt: '2100-01-01T00:00:00.000Z' })
  await logged(deps, id, 3, { status: 'failed', nextAttemptAt: null })
  deps.clock.advance({ hours: 1 })
  await logged(deps, id, MOST_LOGGED - 1, { status: 'delivered', nextAttemptAt: null })
  await happen(deps)
  await run()
  const { items } = await deps.store.list(deps.actor.space, deliveries.queries.before, { where: { webhookId: id } }, { limit: 5 })
  expect(items.map(({ status }) => status)).toEqual(['waiting', ...Array(4).fill('delivered')])
  expect(await countOf(deps, id)).toBe(MOST_LOGGED + 1)
  expect(sentTo(deps, HOOK)).toHaveLength(1)
})

it('a program that is away has only so much waiting, and is told the rest once it is back', async () => {
  const deps = await webhookDeps()
  const { id, run } = await hooked(deps)
  await logged(deps, id, MOST_WAITING, { nextAttemptAt: '2100-01-01T00:00:00.000Z' })
  await happen(deps)
  await run()
  expect(await countOf(deps, id)).toBe(MOST_WAITING)
  expect(sentTo(deps)).toEqual([])
  const { items } = await deps.store.list(deps.actor.space, deliveries.queries.before, { where: { webhookId: id } }, { limit: 1 })
  await deps.store.erase(deps.actor.space, deliveries, items[0]?.id as string)
  deps.clock.advance({ minutes: 1 })
  await run()
  expect(sentTo(deps)).toHaveLength(1)
})
