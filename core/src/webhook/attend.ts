import { accounts, actorOf, isLeaving } from '../account/index.ts'
import { type ClockDep, changeUntold, instantText, listPages, MAX_LIMIT, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { isUnderWay, type OwnSendDeps, type SendDeps } from './attempt.ts'
import { followFeed } from './follow-feed.ts'
import { tellOff } from './health.ts'
import { logHorizon } from './read-webhooks.ts'
import { type Delivery, deliveries, MOST_LOGGED, MOST_WAITING, type Webhook, webhookStates, webhooks } from './schema.ts'
import { nextDue, sendDue } from './send-due.ts'

/** How it stands with a webhook after it was looked after. */
export interface Attended {
  /** Whether what happens is to be told it. */
  isOn: boolean
  /** Which of its jobs come again; `null` where it is gone. */
  epoch: number | null
  /** When to look after it again, RFC 3339. */
  nextAt: string
  /** Whether something is to be sent then. */
  isDue: boolean
}

/** Seconds until one looks again where nothing is heard of: that a process saw a change is only a hint. */
export const LOOK_SECONDS = 30
const LEAVING_MINUTES = 60
const OFF_HOURS = 24

/** After so long others have their turn. */
const TURN_SECONDS = 10

/**
 * Looks after one webhook: notes what is to be sent, sends what is due, and throws away what the log has no room for any
 * more. May be run by any number of processes at once, and stopped anywhere; the next run goes on.
 * @param isStopping asked now and then: whether to leave the rest for later
 */
export async function attendWebhook(deps: SendDeps, space: SpaceId, id: string, isStopping = () => false): Promise<Attended> {
  const { store, clock } = deps
  const after = (wait: Temporal.DurationLike) => instantText(clock.now().add(wait))
  const [account, webhook] = await Promise.all([store.get(space, accounts, space), store.get(space, webhooks, id)])
  if (!account || !webhook || webhook.deletedAt) {
    await forget(deps, space, id)
    return { isOn: false, epoch: null, nextAt: after({ hours: OFF_HOURS }), isDue: false }
  }
  // Of who is to be deleted nothing is told; who stays after all finds it go on.
  if (await isLeaving(deps, space)) return { isOn: false, epoch: webhook.epoch, nextAt: after({ minutes: LEAVING_MINUTES }), isDue: false }
  const own: OwnSendDeps = { ...deps, actor: actorOf(account) }
  await shortenLog(own, space, id)
  const isDone = await sendRound(own, webhook, isStopping)
  const now = await store.get(space, webhooks, id)
  if (!now || now.deletedAt) return attendWebhook(deps, space, id, isStopping)
  if (!now.active) {
    await tellOff(own, now)
    await stopWaiting(own, space, id)
    return { isOn: false, epoch: now.epoch, nextAt: after({ hours: OFF_HOURS }), isDue: false }
  }
  const due = isDone ? await nextDue(deps, space, id) : after({ seconds: 0 })
  const look = after({ seconds: LOOK_SECONDS })
  const isDue = due !== null && due < look
  return { isOn: true, epoch: now.epoch, nextAt: isDue ? due : look, isDue }
}

/** Whether all was sent that is due. Others get their turn after some seconds. */
async function sendRound(deps: OwnSendDeps, webhook: Webhook, isStopping: () => boolean): Promise<boolean> {
  const { clock, store, actor } = deps
  const end = clock.now().add({ seconds: TURN_SECONDS }).epochMilliseconds
  const isOver = () => isStopping() || clock.now().epochMilliseconds >= end
  for (let current: Webhook | null = webhook; current?.active && !current.deletedAt; ) {
    const isMore = (await hasRoom(deps, actor.space, webhook.id)) && (await followFeed(deps, actor.space, current))
    const isSent = await sendDue(deps, current, isOver)
    if (!isMore && !isSent) return true
    if (isOver()) return false
    current = await store.get(actor.space, webhooks, webhook.id)
  }
  return true
}

/** What was to be sent to a webhook that is off is not, but for what is on its way. */
async function stopWaiting(deps: OwnSendDeps, space: SpaceId, webhookId: string): Promise<void> {
  for await (const page of listPages(deps, space, deliveries.queries.due, { where: { webhookId }, from: '0' }))
    for (const { id } of page)
      await changeUntold<Delivery>(deps, space, deliveries, id, (delivery) =>
        delivery.status === 'waiting' && !isUnderWay(deps, delivery) ? { status: 'stopped', nextAttemptAt: null } : null,
      )
}

async function shortenLog(deps: StoreDep & ClockDep, space: SpaceId, webhookId: string): Promise<void> {
  const old = { where: { webhookId }, before: logHorizon(deps) }
  const { items } = await deps.store.list(space, deliveries.queries.before, old, { limit: MAX_LIMIT })
  for (const { id } of items) await deps.store.erase(space, deliveries, id)
  let over = (await deps.store.count(space, deliveries.queries.newest, { where: { webhookId } })) - MOST_LOGGED
  if (over <= 0) return
  for await (const page of listPages(deps, space, deliveries.queries.before, { where: { webhookId } }))
    for (const { id, status } of page) {
      if (status === 'waiting') continue
      await deps.store.erase(space, deliveries, id)
      if (--over === 0) return
    }
}

/** Of a program that is away, no more is noted than it may hold: what happened is still there to be read. */
const hasRoom = async ({ store }: StoreDep, space: SpaceId, webhookId: string): Promise<boolean> =>
  (await store.count(space, deliveries.queries.due, { where: { webhookId }, from: '0' })) < MOST_WAITING

/** Throws away what is left of a webhook that is gone. */
async function forget(deps: StoreDep, space: SpaceId, webhookId: string): Promise<void> {
  for await (const page of listPages(deps, space, deliveries.queries.newest, { where: { webhookId } }))
    for (const { id } of page) await deps.store.erase(space, deliveries, id)
  await deps.store.erase(space, webhookStates, webhookId)
  await deps.store.erase(space, webhooks, webhookId)
}
