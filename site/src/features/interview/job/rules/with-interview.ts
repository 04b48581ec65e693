import type { TargetJob } from '@throughline/core/interview'

type Staged = Pick<TargetJob, 'stage' | 'stages'>

/** Stages that a job may have noted, as the core holds it. */
const MAX_STAGES = 50

/** Who says when it is: the person, who was invited, or the advertisement, which says so to all who might apply. */
export type SaidBy = 'person' | 'advert'

/** The stage that a job has once an interview is noted for it; nothing where it was that far already, it has ended, or nobody is invited. */
export function withInterview(
  { stage, stages }: Staged,
  reached: { id: string; on: string; at: string },
  saidBy: SaidBy = 'person',
): Partial<Staged> {
  if (saidBy === 'advert') return {}
  if ((stage !== 'saved' && stage !== 'applied') || stages.length >= MAX_STAGES) return {}
  return { stage: 'interviewing', stages: [...stages, { ...reached, stage: 'interviewing', note: '' }] }
}
