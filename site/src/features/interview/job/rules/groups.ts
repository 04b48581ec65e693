import type { TargetJob } from '@throughline/core/interview'
import { goesOn, type JobStage, nextInterviewOf } from '@throughline/core/interview/target-job-rules'

/** What the list shows of a job. */
export const listed = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'deletedAt',
  'company',
  'role',
  'location',
  'closesOn',
  'stage',
  'stages',
  'interviews',
] as const
export type ListedJob = Pick<TargetJob, (typeof listed)[number]>

/** Nearest to an offer first; what has ended comes last, together. */
const order = ['offer', 'interviewing', 'applied', 'saved'] as const satisfies readonly JobStage[]
export type JobGroup = (typeof order)[number] | 'ended'

/** The day the stage was reached that a job has. */
export const sinceOf = ({ stages }: Pick<TargetJob, 'stages'>): string => stages.at(-1)?.on ?? ''

/** Jobs by how far they are, each group with those first that have the next interview, or are to be applied for by the next day, then what moved last. */
export function groupJobs<J extends ListedJob>(jobs: readonly J[], today: string): { name: JobGroup; jobs: J[] }[] {
  const nextOf = (job: J) => nextInterviewOf(job, today)
  const closing = (job: J) => {
    const day = closingDay(job, today)
    return day && !day.isOver ? day.on : '9999'
  }
  const rank = (job: J) => nextOf(job)?.on ?? closing(job)
  const sorted = jobs.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) < rank(b) ? -1 : 1
    return sinceOf(a) < sinceOf(b) ? 1 : -1
  })
  const groups: { name: JobGroup; jobs: J[] }[] = order.map((name) => ({ name, jobs: sorted.filter(({ stage }) => stage === name) }))
  return [...groups, { name: 'ended' as const, jobs: sorted.filter((job) => !goesOn(job)) }].filter(({ jobs }) => jobs.length > 0)
}

type Closing = Pick<TargetJob, 'stage' | 'closesOn'> & { stages: readonly Pick<TargetJob['stages'][number], 'stage'>[] }

/**
 * The last day to apply for a job that nobody has applied for yet, and whether it is over. Who is invited before applying has
 * that day ahead all the same; once it is over, the invitation says more.
 */
export function closingDay({ stage, stages, closesOn }: Closing, today: string): { on: string; isOver: boolean } | null {
  if (closesOn === null) return null
  const isOver = closesOn < today
  if (stage === 'saved') return { on: closesOn, isOver }
  const isInvited = stage === 'interviewing' && !isOver && !stages.some(({ stage }) => stage === 'applied')
  return isInvited ? { on: closesOn, isOver } : null
}
