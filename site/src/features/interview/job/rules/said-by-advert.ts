import type { TargetJob } from '@throughline/core/interview'
import type { AdvertFacts } from '@throughline/core/interview/read-advert'

export interface SaidByAdvert {
  field: 'company' | 'location' | 'closesOn' | 'interviews'
  /** A name, or a plain date. */
  said: string
}

type Known = Pick<TargetJob, 'company' | 'location' | 'closesOn' | 'interviews' | 'stage'>

/** What an advertisement says that the job does not: of fields that are empty, and the day of interviews to come, where none is noted. */
export function saidByAdvert(job: Known, found: AdvertFacts, today: string): SaidByAdvert[] {
  const fields = (['company', 'location', 'closesOn'] as const).map((field) => ({ field, said: job[field] ? '' : found[field] }))
  const isOpen = job.stage === 'saved' || job.stage === 'applied' || job.stage === 'interviewing'
  const isAhead = found.interviewOn >= today && isOpen && job.interviews.length === 0
  const all: SaidByAdvert[] = [...fields, { field: 'interviews', said: isAhead ? found.interviewOn : '' }]
  return all.filter(({ said }) => said !== '')
}
