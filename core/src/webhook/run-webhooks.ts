import { type ClaimedJob, instantText, nowText, retryAt, type SpaceId } from '../kernel/index.ts'
import type { SendDeps } from './attempt.ts'
import { type Attended, attendWebhook, LOOK_SECONDS } from './attend.ts'
import { attendSoon, WEBHOOK_JOB, type WebhookJob } from './job.ts'
import { webhooks } from './schema.ts'

export interface RunnerDeps extends SendDeps {
  /** Told of what went wrong; the webhook is looked after again. */
  failed(error: unknown): void
}

/** What sends webhooks in one process, of as many as there are. */
export interface WebhookRunner {
  /** Takes up the webhooks that are due, as far as there is room. Call it again and again; it waits for none of them. */
  run(): Promise<void>
  /** Resolves once none is being looked after. */
  settled(): Promise<void>
  /** Takes up no more, and waits for those that are being looked after. */
  close(): Promise<void>
}

/** Webhooks looked after at once, and of one account: whoever has slow ones keeps the others no longer. */
const AT_ONCE = 20
const AT_ONCE_OF_ONE = 4
/** A look takes some seconds, and the last request of it fifteen more. */
const LEASE_MS = 5 * 60_000

/** A webhook that is being looked after. */
interface Look {
  space: SpaceId
  /** Whether something happened meanwhile. */
  isAgain: boolean
  done: Promise<void>
}

/**
 * Looks after webhooks: by their jobs, which any process may claim, and as soon as something happens in the space of one that
 * this process has looked after. Each is looked after by itself, so that no slow one holds up another.
 */
export function createWebhookRunner(deps: RunnerDeps): WebhookRunner {
  const { store, queue, clock } = deps
  const looks = new Map<string, Look>()
  const watched = new Map<SpaceId, { ids: Set<string>; unwatch(): void }>()
  let isClosed = false
  // Who has just begun hears of nothing yet: what will be looked at in the next seconds is looked at now.
  const begun = instantText(clock.now().add({ seconds: LOOK_SECONDS }))

  const hasRoom = (space: SpaceId) =>
    looks.size < AT_ONCE && [...looks.values()].filter((look) => look.space === space).length < AT_ONCE_OF_ONE

  function follow(space: SpaceId, id: string, { isOn }: Attended): void {
    const known = watched.get(space)
    if (isOn && !isClosed) {
      if (known) known.ids.add(id)
      else watched.set(space, { ids: new Set([id]), unwatch: store.watch(space, () => hearAll(space)) })
    } else if (known?.ids.delete(id) && known.ids.size === 0) {
      known.unwatch()
      watched.delete(space)
    }
  }

  function hearAll(space: SpaceId): void {
    for (const id of watched.get(space)?.ids ?? []) hear(space, id)
  }

  /** Something happened in the space of a webhook. */
  function hear(space: SpaceId, id: string): void {
    const look = looks.get(id)
    if (look) look.isAgain = true
    else if (hasRoom(space)) begin(space, id, () => attendOnce(space, id))
    else attendSoon(deps, space, id).catch(deps.failed)
  }

  function begin(space: SpaceId, id: string, work: () => Promise<void>): void {
    if (isClosed) return
    const look: Look = { space, isAgain: false, done: Promise.resolve() }
    looks.set(id, look)
    look.done = work()
      .catch(deps.failed)
      .finally(() => {
        looks.delete(id)
        if (look.isAgain) hear(space, id)
      })
  }

  async function attend(space: SpaceId, id: string): Promise<Attended> {
    const attended = await attendWebhook(deps, space, id, () => isClosed)
    follow(space, id, attended)
    return attended
  }

  /** What comes up before its job comes round is not to wait for that. */
  async function attendOnce(space: SpaceId, id: string): Promise<void> {
    const { isDue, nextAt } = await attend(space, id)
    if (isDue) await attendSoon(deps, space, id, nextAt)
  }

  async function work(job: ClaimedJob): Promise<void> {
    const { webhookId, epoch } = job.payload as WebhookJob
    try {
      // Before its time it may be of one that is just being saved.
      if (job.runAt > nowText(deps) && (await store.get(job.space, webhooks, webhookId))?.epoch !== epoch)
        return await queue.putBack(job, job.runAt)
      if (epoch === null) {
        await attendOnce(job.space, webhookId)
        return await queue.complete(job)
      }
      const attended = await attend(job.space, webhookId)
      await (attended.epoch === epoch ? queue.renew(job, attended.nextAt) : queue.complete(job))
    } catch (error) {
      await queue.retry(job, retryAt(deps, job))
      throw error
    }
  }

  const settled = async () => {
    while (looks.size > 0) await Promise.all([...looks.values()].map(({ done }) => done))
  }

  return {
    async run() {
      if (isClosed || looks.size >= AT_ONCE) return
      const now = nowText(deps)
      const options = { now: now < begun ? begun : now, leaseMs: LEASE_MS, limit: AT_ONCE - looks.size }
      const jobs = await queue.claim([WEBHOOK_JOB], options)
      for (const job of jobs) {
        const { webhookId } = job.payload as WebhookJob
        if (!looks.has(webhookId) && hasRoom(job.space)) begin(job.space, webhookId, () => work(job))
        else await queue.putBack(job, instantText(clock.now().add({ seconds: 1 })))
      }
    },
    settled,
    async close() {
      isClosed = true
      for (const { unwatch } of watched.values()) unwatch()
      watched.clear()
      await settled()
    },
  }
}
