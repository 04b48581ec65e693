import type { TargetJob } from '@throughline/core/interview'
import { goesOn, lastOpenInterview, nextInterviewOf } from '@throughline/core/interview/target-job-rules'

/** Why the days ahead of a job are not planned: which words say so; `null` where they can be. @param today the person's date */
export function nothingToPlan(job: Pick<TargetJob, 'stage' | 'interviews'>, today: string): 'never' | 'lookBack' | 'over' | 'ended' | null {
  if (!goesOn(job)) return 'ended'
  if (nextInterviewOf(job, today)) return null
  if (job.interviews.length === 0) return 'never'
  return lastOpenInterview(job) === null ? 'over' : 'lookBack'
}
