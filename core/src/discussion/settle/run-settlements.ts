import { accounts, actorOf } from '../../account/index.ts'
import { type Actor, hasCode, nowText } from '../../kernel/index.ts'
import { decisions } from '../decision/schema.ts'
import { settleDecision } from '../decision/settle-decision.ts'
import { deliver } from '../delivery/deliver.ts'
import { SETTLE_JOB, type SettleDeps, type SettleJob } from './job.ts'

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 20

/** Finishes what a process that ended in between left undone; in as many processes as there are. Answers how many jobs were looked after. */
export async function runSettlements(deps: SettleDeps): Promise<number> {
  let taken = 0
  for (;;) {
    const jobs = await deps.queue.claim([SETTLE_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
    taken += jobs.length
    for (const job of jobs) {
      await settle(deps, job.payload as SettleJob)
      await deps.queue.complete(job)
    }
    if (jobs.length === 0) return taken
  }
}

async function settle(deps: SettleDeps, { discussionId, id }: SettleJob): Promise<void> {
  const { store } = deps
  try {
    const found = await store.get(discussionId, decisions, id)
    if (!found) return
    await settleDecision({ ...deps, actor: await actorIn(deps, discussionId, found.recordedById) }, discussionId, id)
  } catch (error) {
    // It was thrown away for good in the meantime.
    if (!hasCode(error, 'not-found')) throw error
  }
  await deliver(deps, discussionId)
}

/** Whoever it was, as they reach a discussion; by UTC when their account is gone. */
async function actorIn({ store }: SettleDeps, space: string, accountId: string): Promise<Actor> {
  const account = await store.get(accountId, accounts, accountId)
  const rest = account ? actorOf(account) : { timeZone: 'UTC', dayStart: 0, locale: 'en', weekStart: 1 }
  return { ...rest, accountId, space }
}
