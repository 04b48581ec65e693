import { accounts, SECURITY_JOB, ZONE_JOB } from '../account/index.ts'
import { ANSWER_JOB, type AnswerJob } from '../career/index.ts'
import { type ClaimedJob, doDueJobs, retryAt } from '../kernel/index.ts'
import { REMINDER_JOB, type ReminderJob } from '../task/index.ts'
import { answerCame } from './answered-attestation.ts'
import { securityHappened } from './security-notice.ts'
import { SNOOZE_JOB, type SnoozeJob } from './snooze-notification.ts'
import { remind, snoozeEnded, zoneChanged } from './task-reminder.ts'
import type { Outcome, TellDeps } from './tell.ts'

/** A save that was announced and has not come after so many looks, over about eight minutes, never will. */
const LOOKS = 8

/**
 * Tells people what they asked to be reminded of, what colleagues answered and what happened to their accounts, in as many
 * processes as there are. What a job says is only that there may be something: the task or the answer as it is now decides.
 * Stopped anywhere, it is told by whoever claims it next, once. Answers how many jobs were taken up.
 * @throws the first failure, once all that can be told has been; a job that failed is tried again later.
 */
export const deliverNotifications = (deps: TellDeps): Promise<number> =>
  doDueJobs(deps, [REMINDER_JOB, SNOOZE_JOB, ZONE_JOB, ANSWER_JOB, SECURITY_JOB], async (job) => {
    const outcome = await handle(deps, job)
    return outcome === 'done' || job.attempt >= LOOKS ? undefined : { notYet: retryAt(deps, job) }
  })

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
