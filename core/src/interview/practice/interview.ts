import { type ActorDep, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'
import { targetJobs } from '../target-job/schema.ts'
import type { NextInterview } from './answers.ts'

/** The next interview from a day on, of a job that goes on; `null` where there is none. */
export async function nextInterview({ store, actor }: StoreDep & ActorDep, on: string): Promise<NextInterview | null> {
  // By the last of each job, so that nobody's past interviews crowd out one to come.
  const { items } = await store.list(actor.space, targetJobs.queries.byInterview, { from: on }, { limit: MAX_LIMIT })
  const coming = items.flatMap(({ id, role, company, interviews }) =>
    interviews
      .filter((interview) => interview.on >= on && interview.debrief === null)
      .map(({ title, on }): NextInterview => ({ targetJobId: id, title, role, company, on })),
  )
  return coming.reduce<NextInterview | null>((first, one) => (first && first.on <= one.on ? first : one), null)
}
