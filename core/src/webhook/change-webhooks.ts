import { demandProof, noteSecurity, onceFor, type SecretsDep, type SessionDep } from '../account/index.ts'
import {
  AppError,
  type Attempt,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  changeOnce,
  deleteRecord,
  eventFor,
  getLive,
  hasCode,
  instantText,
  type Limit,
  listAll,
  makeWithin,
  newEnvelope,
  nowText,
  type OutboundDep,
  oneFault,
  parse,
  type QueueDep,
  type SealerDep,
} from '../kernel/index.ts'
import { followFromNow } from './follow-feed.ts'
import { nameOf } from './health.ts'
import { announceWebhook, attendSoon } from './job.ts'
import { shownNow } from './read-webhooks.ts'
import { MAX_WEBHOOKS, NewWebhook, type ShownWebhook, type Webhook, WebhookChanges, webhooks } from './schema.ts'
import { newSecret, openedSecret, sealedSecret } from './signature.ts'

export type WebhookDeps = ChangeDeps & QueueDep & OutboundDep & SealerDep & SecretsDep & SessionDep

/** Hours for which a secret that was changed signs beside the new one. */
const ROTATION_HOURS = 24

/**
 * Makes a webhook, whose secret is told this once. It is sent what happens from now on.
 * @throws AppError `proof-needed`; `validation`; `conflict` when there are twenty already, or one with this id.
 */
export async function makeWebhook(deps: WebhookDeps, input: NewWebhook): Promise<ShownWebhook & { secret: string }> {
  demandProof(deps)
  const { id = deps.ids.next(), url, events, description = null } = parse(NewWebhook, input)
  const { actor } = deps
  checkAddress(deps, url)
  const secret = newSecret(deps)
  const made: Webhook = {
    ...newEnvelope(id, nowText(deps)),
    ...{ url, events: [...new Set(events)], description, active: true, offBecause: null, offAt: null },
    ...{ secret: sealedSecret(deps, id, secret), oldSecret: null, epoch: 1, offTold: true },
  }
  await makeWithin(deps, limit, { make: () => keep(deps, made), takeBack: () => removeWebhook(deps, id) })
  await attendSoon(deps, actor.space, id)
  await noteMade(deps, made)
  return { ...(await shownNow(deps, made)), secret }
}

const limit: Limit<Webhook> = {
  query: webhooks.queries.all,
  most: MAX_WEBHOOKS,
  refusal: () => new AppError('conflict', `There are ${MAX_WEBHOOKS} webhooks already. Remove one first.`),
}

async function keep(deps: WebhookDeps, made: Webhook): Promise<void> {
  const { store, actor } = deps
  await announceWebhook(deps, actor.space, made.id, made.epoch)
  if (!(await store.get(actor.space, webhooks, made.id))) await followFromNow(deps, actor.space, made.id)
  try {
    await store.save(actor.space, webhooks, made, { expectedVersion: 0, events: [eventFor(deps, 'webhook.created', made)] })
  } catch (error) {
    if (!hasCode(error, 'stale')) throw error
    // Where making it was stopped, its person has still to hear of it.
    await noteMade(deps, error.details.current as Webhook)
    throw new AppError('conflict', 'There is a webhook with this id already.')
  }
}

const noteMade = (deps: WebhookDeps, made: Webhook): Promise<void> =>
  noteSecurity(deps, { space: deps.actor.space, what: 'webhook-made', detail: nameOf(made), once: onceFor(made) })

/**
 * Changes a webhook. Where it sends to and what asks for proof, as making one does; on again, it begins with what happens then.
 * @throws AppError `not-found`, `validation`, `proof-needed`, or `stale` with the webhook as it is now.
 */
export async function editWebhook(deps: WebhookDeps, id: string, input: WebhookChanges, basedOn: BasedOn = {}): Promise<ShownWebhook> {
  const given = parse(WebhookChanges, input)
  if (given.url !== undefined) checkAddress(deps, given.url)
  let isMoved = false
  const webhook = await changeLive(deps, webhooks, id, basedOn, async (before) => {
    const changes = changedFields(before, given)
    isMoved = 'url' in changes || 'events' in changes
    if (isMoved) demandProof(deps)
    if (Object.keys(changes).length === 0) return null
    return { event: 'webhook.updated', changes: { ...changes, ...(await switched(deps, before, changes.active)) } }
  }).catch(async (error: unknown) => {
    throw await withoutSecret(deps, error)
  })
  await attendSoon(deps, deps.actor.space, id)
  if (isMoved) await noteSecurity(deps, { space: deps.actor.space, what: 'webhook-changed', detail: nameOf(webhook) })
  return shownNow(deps, webhook)
}

/** What else changes when a webhook is turned on or off. */
async function switched(deps: WebhookDeps, { id, epoch }: Webhook, active: boolean | undefined): Promise<Partial<Webhook>> {
  if (active === undefined) return {}
  if (!active) return { offBecause: null, offAt: nowText(deps), offTold: true }
  await announceWebhook(deps, deps.actor.space, id, epoch + 1)
  await followFromNow(deps, deps.actor.space, id)
  return { offBecause: null, offAt: null, offTold: true, epoch: epoch + 1 }
}

/**
 * Gives a webhook another secret, told this once; for a day the one before signs as well. Asked for again, it is told once more,
 * or the one that it was changed for since: a program that knows either is not left behind.
 * @throws AppError `not-found`, `proof-needed`
 */
export async function rotateSecret(deps: WebhookDeps, id: string, attempt: Attempt = {}): Promise<ShownWebhook & { secret: string }> {
  demandProof(deps)
  // Where the one there is was sealed under a key that is gone, nobody knows it, and another is made once more.
  const { webhook, secret } =
    (await anotherSecret(deps, id, attempt)) ?? (await secretNow(deps, id)) ?? ((await anotherSecret(deps, id, {})) as Secretive)
  const told = { space: deps.actor.space, what: 'webhook-changed', detail: nameOf(webhook), once: attempt.eventId } as const
  await noteSecurity(deps, told)
  return { ...(await shownNow(deps, webhook)), secret }
}

interface Secretive {
  webhook: Webhook
  secret: string
}

async function secretNow(deps: WebhookDeps, id: string): Promise<Secretive | null> {
  const webhook = await getLive(deps, webhooks, id)
  const secret = openedSecret(deps, id, webhook.secret)
  return secret === null ? null : { webhook, secret }
}

/** `null` where another try has made it. */
async function anotherSecret(deps: WebhookDeps, id: string, attempt: Attempt): Promise<Secretive | null> {
  const until = instantText(deps.clock.now().add({ hours: ROTATION_HOURS }))
  const secret = newSecret(deps)
  const { record, isDone } = await changeOnce(deps, webhooks, id, attempt, ({ secret: current }) => ({
    event: 'webhook.updated',
    changes: { secret: sealedSecret(deps, id, secret), oldSecret: { secret: current, until } },
  }))
  return isDone ? null : { webhook: record, secret }
}

type RemoveDeps = ChangeDeps & QueueDep

/** Ends a webhook for good, with its log. @throws AppError `not-found` */
export async function removeWebhook(deps: RemoveDeps, id: string): Promise<void> {
  const { epoch } = await getLive(deps, webhooks, id)
  // Whoever looks after it next throws away what is left: this process may end in between.
  await announceWebhook(deps, deps.actor.space, id, epoch + 1)
  await deleteRecord(deps, webhooks, id, {})
  await deps.store.erase(deps.actor.space, webhooks, id)
  await attendSoon(deps, deps.actor.space, id)
}

/** Ends every webhook of a person; stopped anywhere, it can be run again. */
export async function removeWebhooks(deps: RemoveDeps): Promise<void> {
  for (const { id } of await listAll(deps, deps.actor.space, webhooks.queries.all, {})) await removeWebhook(deps, id)
}

/** @throws AppError `validation` for what nothing is sent to, whoever asks. */
function checkAddress({ outbound }: OutboundDep, url: string): void {
  const judgement = outbound.judge(url)
  if (judgement === 'refused')
    throw oneFault(
      '/url',
      'refused-address',
      'Nothing is sent to this address: it is not on the public internet, or its port is that of another service. Whoever runs this server can allow it by OUTBOUND_PRIVATE_HOSTS.',
    )
  if (judgement === 'elsewhere' && !/^https:/i.test(url))
    throw oneFault(
      '/url',
      'not_https',
      'Use an address that begins with https. Only hosts that whoever runs this server has named in OUTBOUND_PRIVATE_HOSTS are told by http.',
    )
}

/** The webhook as it is now goes along with a refusal, and with it no secret. */
async function withoutSecret(deps: WebhookDeps, error: unknown): Promise<unknown> {
  const current = hasCode(error, 'stale') ? (error.details.current as Webhook | undefined) : undefined
  return current ? new AppError('stale', (error as AppError).message, { current: await shownNow(deps, current) }) : error
}
