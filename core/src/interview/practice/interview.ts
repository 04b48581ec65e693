import { type ActorDep, addDays, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'
import { targetJobs } from '../target-job/schema.ts'
import type { NextInterview } from './answers.ts'

/** A job is looked at for so many days after an interview that nobody has looked back on: another of its may be to come. */
const WITHOUT_DEBRIEF_DAYS = 90

/** The next interview from a day on, of a job that goes on; `null` where there is none. */
export async function nextInterview({ store, actor }: StoreDep & ActorDep, on: string): Promise<NextInterview | null> {
  const from = addDays(on, -WITHOUT_DEBRIEF_DAYS)
  const { items } = await store.list(actor.space, targetJobs.queries.byInterview, { from }, { limit: MAX_LIMIT })
  const coming = items.flatMap(({ id, role, company, interviews }) =>
    interviews
      .filter((interview) => interview.on >= on && interview.debrief === null)
      .map(({ title, on }): NextInterview => ({ targetJobId: id, title, role, company, on })),
  )
  return coming.reduce<NextInterview | null>((first, one) => (first && first.on <= one.on ? first : one), null)
}
