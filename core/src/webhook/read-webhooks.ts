import {
  type ActorDep,
  type ClockDep,
  getLive,
  instantText,
  type JsonPage,
  listAll,
  type PageRequest,
  type StoreDep,
} from '../kernel/index.ts'
import { deliveries, LOG_DAYS, type ShownWebhook, type Webhook, type WebhookState, webhookStates, webhooks } from './schema.ts'

/** A webhook without what signs. */
export const shownWebhook = (
  { secret: _, oldSecret, epoch: _epoch, offTold: _told, ...webhook }: Webhook,
  state: WebhookState | null,
): ShownWebhook => ({
  ...webhook,
  failingSince: webhook.active ? (state?.failingSince ?? null) : null,
  oldSecretUntil: oldSecret?.until ?? null,
})

/** The same with how it goes. */
export const shownNow = async ({ store, actor }: StoreDep & ActorDep, webhook: Webhook): Promise<ShownWebhook> =>
  shownWebhook(webhook, await store.get(actor.space, webhookStates, webhook.id))

/** The person's webhooks, the first made first. */
export async function listWebhooks(deps: StoreDep & ActorDep): Promise<ShownWebhook[]> {
  const { space } = deps.actor
  const all = await listAll(deps, space, webhooks.queries.oldest, {})
  const states = await deps.store.getMany(
    space,
    webhookStates,
    all.map(({ id }) => id),
  )
  return all.map((webhook) => shownWebhook(webhook, states.find(({ id }) => id === webhook.id) ?? null))
}

/** @throws AppError `not-found` */
export const readWebhook = async (deps: StoreDep & ActorDep, id: string): Promise<ShownWebhook> =>
  shownNow(deps, await getLive(deps, webhooks, id))

/** What is older is no part of the log any more. */
export const logHorizon = ({ clock }: ClockDep): string => instantText(clock.now().subtract({ hours: LOG_DAYS * 24 }))

/** One page of what was sent to a webhook, and is to be, the newest first. @throws AppError `not-found` */
export async function listDeliveries(deps: StoreDep & ActorDep, id: string, page: PageRequest): Promise<JsonPage> {
  await getLive(deps, webhooks, id)
  return deps.store.json.list(deps.actor.space, deliveries.queries.newest, { where: { webhookId: id } }, page)
}
