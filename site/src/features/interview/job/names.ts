import type { TargetJob } from '@throughline/core/interview'
import { jobStages } from '@throughline/core/interview/target-job-rules'
import { jobs as words } from '../../../messages/interview-job.ts'

/** Every stage with its name, as a choice offers them. */
export const stageOptions: readonly (readonly [TargetJob['stage'], string])[] = jobStages.map(
  (stage) => [stage, words.stage[stage]] as const,
)
