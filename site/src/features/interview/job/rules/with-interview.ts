import type { TargetJob } from '@throughline/core/interview'

type Staged = Pick<TargetJob, 'stage' | 'stages'>

/** Stages that a job may have noted, as the core holds it. */
const MAX_STAGES = 50

/** The stage that a job has once an interview is noted for it; nothing where it was that far already, or it has ended. */
export function withInterview({ stage, stages }: Staged, reached: { id: string; on: string; at: string }): Partial<Staged> {
  if ((stage !== 'saved' && stage !== 'applied') || stages.length >= MAX_STAGES) return {}
  return { stage: 'interviewing', stages: [...stages, { ...reached, stage: 'interviewing', note: '' }] }
}
