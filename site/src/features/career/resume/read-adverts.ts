import type { Client } from '@throughline/client'
import type { TargetJob } from '@throughline/core/interview'
import { goesOn, jobName } from '@throughline/core/interview/target-job-rules'
import type { KnownAdvert } from '../advert/TakeAdvert.tsx'
import { readEvery } from '../records/read-every.ts'

/** Offered; more are found at the jobs themselves. */
const MOST = 5

/** Jobs that are still ahead and have a description: those a version is for first, then those that have none yet, the newest first. */
export async function readAdverts(client: Pick<Client, 'targetJobs'>, resumeId: string): Promise<KnownAdvert[]> {
  const fields = ['id', 'role', 'company', 'stage', 'description', 'resumeId'] as const
  const all = await readEvery((page) => client.targetJobs.list({ ...page, fields }))
  const nearness = (job: Pick<TargetJob, 'resumeId'>) => (job.resumeId === resumeId ? 0 : job.resumeId === null ? 1 : 2)
  return all
    .filter((job) => goesOn(job) && job.description.trim() !== '')
    .toSorted((a, b) => nearness(a) - nearness(b) || (a.id < b.id ? 1 : -1))
    .slice(0, MOST)
    .map((job) => ({ id: job.id, title: jobName(job) }))
}
