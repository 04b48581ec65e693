import {
  type ActorDep,
  type ChangeDeps,
  hasCode,
  instantText,
  nowText,
  type OutboundDep,
  type QueueDep,
  type RecordReaderDep,
  renewSecret,
  revised,
  type SealerDep,
} from '../kernel/index.ts'
import { nextAttempt } from './backoff.ts'
import { noteHealth } from './health.ts'
import { bodyOf } from './payload.ts'
import { type Delivery, deliveries, type Webhook, webhooks } from './schema.ts'
import { type Sent, sendOne } from './send-one.ts'
import { webhookContext } from './signature.ts'

export type SendDeps = Omit<ChangeDeps, 'actor'> & QueueDep & RecordReaderDep & OutboundDep & SealerDep
export type OwnSendDeps = SendDeps & ActorDep

/** What a test is called. It is sent once, and says nothing of how the webhook does. */
export const TEST_EVENT = 'webhook.test'

/** Longer than sending takes: whoever claimed a delivery and is heard of no more leaves it to others then. */
const CLAIM_SECONDS = 60

const GONE = 410

/**
 * Sends a delivery that is due, unless somebody else has claimed it, and notes what came of it. A process that ends in
 * between leaves it due again in a minute, so that it is sent at least once.
 */
export async function attempt(deps: OwnSendDeps, webhook: Webhook, delivery: Delivery): Promise<void> {
  const claimed = await claim(deps, delivery)
  if (!claimed) return
  const began = deps.clock.now()
  try {
    await renewSecret(deps, deps.actor.space, webhooks, webhook, webhookContext(webhook.id))
    const signed = { id: claimed.id, timestamp: Math.floor(began.epochMilliseconds / 1000), body: await bodyOf(deps, claimed) }
    const sent = await sendOne(deps, webhook, signed)
    const durationMs = deps.clock.now().epochMilliseconds - began.epochMilliseconds
    const isThrough = sent.status !== null && sent.status >= 200 && sent.status < 300
    // First: stopped in between, it is found failed once more and turned off then.
    if (claimed.type !== TEST_EVENT || sent.status === GONE)
      await noteHealth(deps, webhook, isThrough ? 'through' : sent.status === GONE ? 'gone' : 'failed')
    await save(deps, claimed, { ...outcomeOf(deps, claimed, sent, isThrough), durationMs })
  } catch (error) {
    // A fault of ours: it is tried again as if it were theirs, and not for ever.
    await save(deps, claimed, { ...outcomeOf(deps, claimed, noAnswer, false), durationMs: 0 })
    throw error
  }
}

const noAnswer: Sent = { status: null, fault: null, answer: null, retryAfter: undefined }

function outcomeOf(deps: SendDeps, { id, type, tries }: Delivery, sent: Sent, isThrough: boolean): Partial<Delivery> {
  const { status: responseStatus, fault, answer, retryAfter } = sent
  const said = { responseStatus, fault, answer }
  if (isThrough) return { ...said, status: 'delivered', nextAttemptAt: null }
  const isLast = type === TEST_EVENT || responseStatus === GONE
  const nextAttemptAt = isLast ? null : nextAttempt(deps, { id, tries, retryAfter })
  return { ...said, status: nextAttemptAt ? 'waiting' : 'failed', nextAttemptAt }
}

/** The delivery, which nobody else takes up now; `null` where somebody has. */
function claim(deps: OwnSendDeps, delivery: Delivery): Promise<Delivery | null> {
  const { attempts, tries } = delivery
  const now = deps.clock.now()
  return save(deps, delivery, {
    ...{ attempts: attempts + 1, tries: tries + 1, attemptedAt: instantText(now), durationMs: null },
    nextAttemptAt: instantText(now.add({ seconds: CLAIM_SECONDS })),
  })
}

/** What is stored now; `null` when another was quicker, or it is gone. */
async function save({ store, actor, clock }: OwnSendDeps, delivery: Delivery, changes: Partial<Delivery>): Promise<Delivery | null> {
  const next = revised(delivery, changes, nowText({ clock }))
  try {
    await store.save(actor.space, deliveries, next, { expectedVersion: delivery.version })
    return next
  } catch (error) {
    if (hasCode(error, 'stale')) return null
    throw error
  }
}

/** Whether somebody may be sending it right now. */
export const isUnderWay = ({ clock }: Pick<SendDeps, 'clock'>, { attemptedAt, durationMs, nextAttemptAt }: Delivery): boolean =>
  attemptedAt !== null &&
  nextAttemptAt !== null &&
  durationMs === null &&
  attemptedAt > instantText(clock.now().subtract({ seconds: CLAIM_SECONDS }))
