import { type ClockDep, instantText, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { attempt, type OwnSendDeps } from './attempt.ts'
import { type Delivery, deliveries, type Webhook } from './schema.ts'

/** Deliveries taken up at a time, and requests to one webhook at once. */
const AT_A_TIME = 40
const LANES = 4

/** Before any moment: what is due has one. */
const EVER = '0'

/**
 * Sends what is due to a webhook: in the order it happened as far as it is about the same record, and a few records at once.
 * Answers whether there was anything.
 * @param isOver asked before each: whether to leave the rest for later
 */
export async function sendDue(deps: OwnSendDeps, webhook: Webhook, isOver: () => boolean): Promise<boolean> {
  const due = await dueNow(deps, deps.actor.space, webhook.id)
  const byRecord = [...Map.groupBy(due, ({ recordId }) => recordId).values()]
  const failures: unknown[] = []
  const lane = async () => {
    for (let next = byRecord.shift(); next; next = byRecord.shift())
      for (const delivery of next) if (!isOver()) await attempt(deps, webhook, delivery).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (failures.length > 0) throw failures[0]
  return due.length > 0
}

async function dueNow({ store, clock }: StoreDep & ClockDep, space: SpaceId, webhookId: string): Promise<Delivery[]> {
  // What is due at this very moment as well: a range ends before its end.
  const before = instantText(clock.now().add({ milliseconds: 1 }))
  return (await store.list(space, deliveries.queries.due, { where: { webhookId }, from: EVER, before }, { limit: AT_A_TIME })).items
}

/** When something is to be sent next; `null` for never. */
export async function nextDue({ store }: StoreDep, space: SpaceId, webhookId: string): Promise<string | null> {
  const args = { where: { webhookId }, from: EVER }
  const { items } = await store.list(space, deliveries.queries.due, args, { limit: 1 })
  return items[0]?.nextAttemptAt ?? null
}
