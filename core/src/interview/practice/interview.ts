import { type ActorDep, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'
import { nextInterviewOf } from '../target-job/rules.ts'
import { targetJobs } from '../target-job/schema.ts'
import type { NextInterview } from './answers.ts'

/** The next interview from a day on, of a job that goes on; `null` where there is none. */
export async function nextInterview({ store, actor }: StoreDep & ActorDep, from: string): Promise<NextInterview | null> {
  // By the last of each job, so that nobody's past interviews crowd out one to come.
  const { items } = await store.list(actor.space, targetJobs.queries.byInterview, { from }, { limit: MAX_LIMIT })
  const coming = items.flatMap((job): NextInterview[] => {
    const next = nextInterviewOf(job, from)
    return next ? [{ targetJobId: job.id, title: next.title, role: job.role, company: job.company, on: next.on }] : []
  })
  return coming.reduce<NextInterview | null>((first, one) => (first && first.on <= one.on ? first : one), null)
}
