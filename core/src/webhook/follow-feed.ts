import {
  type Change,
  type ClockDep,
  changeUntold,
  derivedId,
  hasCode,
  newEnvelope,
  nowText,
  revised,
  type SpaceId,
  type StoreDep,
  saveNew,
} from '../kernel/index.ts'
import { isMeant } from './event-pattern.ts'
import { type Delivery, deliveries, type Webhook, type WebhookState, webhookStates } from './schema.ts'

/** Changes looked at at a time. */
const AT_ONCE = 100

/** Of what was not sent yet. */
const neverTried = {
  ...{ status: 'waiting', attempts: 0, tries: 0, attemptedAt: null },
  ...{ responseStatus: null, fault: null, answer: null, durationMs: null },
} satisfies Partial<Delivery>

/** A delivery of something, that has just been found. `id` follows from what it is of. */
export const newDelivery = (
  id: string,
  now: string,
  told: Pick<Delivery, 'webhookId' | 'type' | 'at' | 'kind' | 'recordId' | 'recordVersion' | 'spaceId' | 'seq'>,
): Delivery => ({ ...newEnvelope(id, now), ...told, ...neverTried, nextAttemptAt: now })

/**
 * Notes what has happened and a webhook is to be sent, once for each event however often this is run, by however many
 * processes; stopped anywhere, the next run goes on. Answers whether there may be more.
 */
export async function followFeed(deps: StoreDep & ClockDep, space: SpaceId, webhook: Webhook): Promise<boolean> {
  const { store } = deps
  const state = await stateOf(deps, space, webhook.id)
  const changes = await store.changes(space, state.seq, AT_ONCE)
  const last = changes.at(-1)
  if (!last) return false
  const meant = changes.filter(({ type }) => isMeant(webhook.events, type))
  await Promise.all(meant.map((change) => saveNew({ store }, space, deliveries, deliveryOf(deps, webhook, change))))
  try {
    await store.save(space, webhookStates, revised(state, { seq: last.seq }, nowText(deps)), { expectedVersion: state.version })
  } catch (error) {
    // Another process has looked as well, or noted how it goes: the next look tells.
    if (!hasCode(error, 'stale')) throw error
    return true
  }
  return changes.length === AT_ONCE
}

/** Lets a webhook begin with what happens from now on. */
export async function followFromNow(deps: StoreDep & ClockDep, space: SpaceId, webhookId: string): Promise<void> {
  await stateOf(deps, space, webhookId)
  const seq = await deps.store.head(space)
  await changeUntold(deps, space, webhookStates, webhookId, () => ({ seq, failingSince: null }))
}

async function stateOf(deps: StoreDep & ClockDep, space: SpaceId, id: string): Promise<WebhookState> {
  const known = await deps.store.get(space, webhookStates, id)
  if (known) return known
  const state: WebhookState = { ...newEnvelope(id, nowText(deps)), seq: await deps.store.head(space), failingSince: null }
  return saveNew(deps, space, webhookStates, state)
}

const deliveryOf = (deps: ClockDep, { id: webhookId }: Webhook, { id, type, at, kind, recordId, version, space, seq }: Change): Delivery =>
  newDelivery(derivedId(`webhook ${webhookId} ${id}`), nowText(deps), {
    ...{ webhookId, type, at, kind, recordId },
    ...{ recordVersion: version, spaceId: space ?? null, seq },
  })
