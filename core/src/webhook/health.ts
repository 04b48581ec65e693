import { SECURITY_JOB, type SecurityJob } from '../account/index.ts'
import {
  type ActorDep,
  type ChangeDeps,
  type ClockDep,
  changeRecord,
  changeUntold,
  derivedId,
  hasCode,
  instantText,
  nowText,
  type QueueDep,
  type StoreDep,
} from '../kernel/index.ts'
import { type Webhook, type WebhookOff, webhookStates, webhooks } from './schema.ts'

/** Days without a single success after which nothing more is sent. */
const FAILING_DAYS = 3

/** Takes note of how a delivery went; turns the webhook off where its program is gone, or nothing has got through for three days. */
export async function noteHealth(deps: ChangeDeps, webhook: Webhook, outcome: 'through' | 'failed' | 'gone'): Promise<void> {
  const { store, actor, clock } = deps
  if (outcome === 'gone') return turnOff(deps, webhook, 'gone')
  const failingSince = (await store.get(actor.space, webhookStates, webhook.id))?.failingSince ?? null
  if ((failingSince === null) === (outcome === 'through')) return turnOffIfLong(deps, webhook, failingSince)
  const now = nowText({ clock })
  await changeUntold(deps, actor.space, webhookStates, webhook.id, ({ failingSince: since }) =>
    (since === null) === (outcome === 'through') ? null : { failingSince: outcome === 'through' ? null : now },
  )
}

async function turnOffIfLong(deps: ChangeDeps, webhook: Webhook, failingSince: string | null): Promise<void> {
  const oldest = instantText(deps.clock.now().subtract({ hours: 24 * FAILING_DAYS }))
  if (failingSince !== null && failingSince <= oldest) await turnOff(deps, webhook, 'failing')
}

/** Nothing is done to one that was changed meanwhile in being off, on again, or gone. */
async function turnOff(deps: ChangeDeps, { id, epoch }: Webhook, offBecause: WebhookOff): Promise<void> {
  try {
    await changeRecord(deps, webhooks, id, {}, (webhook) =>
      webhook.active && webhook.epoch === epoch && !webhook.deletedAt
        ? { event: 'webhook.updated', changes: { active: false, offBecause, offAt: nowText(deps), offTold: false } }
        : null,
    )
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
  }
}

/** Has the person told that a webhook was turned off, once however often it is run. */
export async function tellOff(deps: StoreDep & QueueDep & ClockDep & ActorDep, webhook: Webhook): Promise<void> {
  const { id, offAt, offBecause, offTold, epoch } = webhook
  if (offTold || offAt === null || offBecause === null) return
  const { space } = deps.actor
  const payload: SecurityJob = { what: `webhook-${offBecause}`, at: offAt, detail: nameOf(webhook) }
  // The notice has the id of the job, so that telling it again is the same one.
  await deps.queue.enqueue({ id: derivedId(`webhook off ${id} ${epoch}`), type: SECURITY_JOB, space, payload, runAt: nowText(deps) })
  await changeUntold(deps, space, webhooks, id, (now) => (now.epoch === epoch && !now.offTold ? { offTold: true } : null))
}

/** What a webhook is called: what its person wrote, or the host it sends to. Its address may hold a secret. */
export const nameOf = ({ url, description }: Pick<Webhook, 'url' | 'description'>): string =>
  description ?? /^https?:\/\/(?:[^/@]*@)?([^/?#]+)/i.exec(url)?.[1] ?? ''
