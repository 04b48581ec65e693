import { accounts, SECURITY_JOB, ZONE_JOB } from '../account/index.ts'
import { ANSWER_JOB, type AnswerJob } from '../career/index.ts'
import { type ClaimedJob, nowText, retryAt } from '../kernel/index.ts'
import { REMINDER_JOB, type ReminderJob } from '../task/index.ts'
import { answerCame } from './answered-attestation.ts'
import { securityHappened } from './security-notice.ts'
import { SNOOZE_JOB, type SnoozeJob } from './snooze-notification.ts'
import { remind, snoozeEnded, zoneChanged } from './task-reminder.ts'
import type { Outcome, TellDeps } from './tell.ts'

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 20
/** A save that was announced and has not come after so many looks, over about eight minutes, never will. */
const LOOKS = 8

/**
 * Tells people what they asked to be reminded of, what colleagues answered and what happened to their accounts, in as many processes as there are. What a job
 * says is only that there may be something: the task or the answer as it is now decides. Stopped anywhere, it is told by
 * whoever claims it next, once.
 * Answers how many jobs were taken up.
 * @throws the first failure, once all that can be told has been; a job that failed is tried again later.
 */
export async function deliverNotifications(deps: TellDeps): Promise<number> {
  const types = [REMINDER_JOB, SNOOZE_JOB, ZONE_JOB, ANSWER_JOB, SECURITY_JOB]
  let taken = 0
  for (;;) {
    const jobs = await deps.queue.claim(types, { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
    taken += jobs.length
    const results = await Promise.allSettled(jobs.map((job) => settle(deps, job)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    if (jobs.length === 0) return taken
  }
}

async function settle(deps: TellDeps, job: ClaimedJob): Promise<void> {
  try {
    const outcome = await handle(deps, job)
    if (outcome === 'done' || job.attempt >= LOOKS) await deps.queue.complete(job)
    else await deps.queue.retry(job, retryAt(deps, job))
  } catch (error) {
    await deps.queue.retry(job, retryAt(deps, job))
    throw error
  }
}

async function handle(deps: TellDeps, job: ClaimedJob): Promise<Outcome> {
  const { type, space, payload } = job
  const account = await deps.store.get(space, accounts, space)
  if (!account) return 'done'
  if (type === ZONE_JOB) return zoneChanged(deps, account, job)
  if (type === SNOOZE_JOB) return snoozeEnded(deps, account, payload as SnoozeJob)
  if (type === SECURITY_JOB) return securityHappened(deps, account, job)
  if (type === ANSWER_JOB) return answerCame(deps, account, payload as AnswerJob)
  return remind(deps, account, payload as ReminderJob)
}
