import { newEnvelope } from '../../kernel/index.ts'
import { type TargetJob, targetJobs } from '../target-job/schema.ts'
import { type InterviewTestDeps, interviewDeps, storyIn } from '../test-interview.ts'
import { ensureCard } from './cards.ts'
import { type PracticeCard, practiceCards, practiceReviews } from './schema.ts'

/** A story that is in practice, and its card. */
export async function practising(actor: Parameters<typeof interviewDeps>[0] = {}) {
  const deps = interviewDeps(actor)
  const storyId = await storyIn(deps)
  const { id } = await ensureCard(deps, { storyId })
  return { deps, storyId, id }
}

export const cardIn = async ({ store, actor }: InterviewTestDeps, id: string): Promise<PracticeCard> =>
  (await store.get(actor.space, practiceCards, id)) as PracticeCard

/** The ratings of a card that count, oldest first. */
export const logOf = async ({ store, actor }: InterviewTestDeps, cardId: string) =>
  (await store.list(actor.space, practiceReviews.queries.ofCard, { where: { cardId } }, { limit: 200 })).items.toReversed()

/** An interview on a day that nobody has looked back on. */
export const interviewAt = ({ ids }: Pick<InterviewTestDeps, 'ids'>, on: string, title = 'Panel') => ({
  ...{ id: ids.next(), title, on, time: null, timeZone: null, durationMinutes: 60, people: '', note: '', debrief: null },
})

/** A job with an interview on a day, put straight into the store. */
export async function interviewed({ store, actor, ids }: InterviewTestDeps, on: string, title = 'Panel'): Promise<TargetJob> {
  const now = '2026-03-01T09:00:00.000Z'
  const interview = interviewAt({ ids }, on, title)
  const job: TargetJob = {
    ...newEnvelope(ids.next(), now),
    ...{
      company: 'Harbourline Foods',
      role: 'Lead analyst',
      location: '',
      url: null,
      closesOn: null,
      description: '',
      competencies: [],
      note: '',
    },
    ...{ resumeId: null, stage: 'interviewing', people: [], interviews: [interview], sent: null, taskIds: [], plans: [] },
    stages: [{ id: ids.next(), stage: 'interviewing', on: '2026-03-01', note: '', at: now }],
  }
  await store.save(actor.space, targetJobs, job, { expectedVersion: 0 })
  return job
}
