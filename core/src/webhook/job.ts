import { type ClockDep, instantText, nowText, type QueueDep, type SpaceId } from '../kernel/index.ts'

/** The job that looks after one webhook; its payload is a `WebhookJob`. */
export const WEBHOOK_JOB = 'webhook.attend'

export interface WebhookJob {
  webhookId: string
  /** Of the job that comes again and again while the webhook is there and was not turned on anew; `null` of one that comes once. */
  epoch: number | null
}

/** Longer than a use case runs: by then what was announced is saved, or never will be. */
const SAVED_SECONDS = 15

/** Sees to it that a webhook is looked after from soon on. Call it before the webhook is saved with this epoch. */
export async function announceWebhook(
  { queue, clock }: QueueDep & ClockDep,
  space: SpaceId,
  webhookId: string,
  epoch: number,
): Promise<void> {
  const payload: WebhookJob = { webhookId, epoch }
  const runAt = instantText(clock.now().add({ seconds: SAVED_SECONDS }))
  await queue.enqueue({ id: `webhook:${webhookId}:${epoch}`, type: WEBHOOK_JOB, space, payload, runAt })
}

/** Has a webhook looked after once at a moment, an RFC 3339 instant; now where none is named. */
export async function attendSoon(deps: QueueDep & ClockDep, space: SpaceId, webhookId: string, runAt = nowText(deps)): Promise<void> {
  const payload: WebhookJob = { webhookId, epoch: null }
  await deps.queue.enqueue({ id: `webhook:${webhookId}:at:${runAt}`, type: WEBHOOK_JOB, space, payload, runAt })
}
