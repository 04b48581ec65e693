import { fakeActor, fakeClock, nextId, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { attachments } from '../attachment/index.ts'
import { attestations, wins } from '../career/index.ts'
import { type Actor, newEnvelope } from '../kernel/index.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../task/index.ts'
import { createInterviewMemory } from './memory/interview-memory.ts'
import { createReviewMemory } from './practice/review-memory.ts'
import { practiceCards, practiceReviews, practiceSettings } from './practice/schema.ts'
import { questionChoices, questions } from './question/schema.ts'
import { mockInterviews, rehearsals } from './rehearsal/schema.ts'
import { type Story, stories } from './story/schema.ts'
import { targetJobs } from './target-job/schema.ts'

const kinds = [
  ...[attestations, wins, questions, questionChoices, stories, targetJobs],
  ...[practiceCards, practiceReviews, practiceSettings],
  ...[rehearsals, mockInterviews, tasks, completions, timeEntries, calendarObjects, attachments],
]

/** What the use cases of this area ask for, over storage in memory and a clock that stands still; it is 5 March 2026. */
export const interviewDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  interviewMemory: createInterviewMemory(),
  giveWay: async () => {},
  reviewMemory: createReviewMemory(),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type InterviewTestDeps = ReturnType<typeof interviewDeps>

/** A story without a word in it, put straight into the store; answers its id. */
export async function storyIn({ store, actor }: InterviewTestDeps): Promise<string> {
  const telling = { minutes: 2, situation: '', task: '', action: '', result: '', reflection: '' } as const
  const story: Story = {
    ...newEnvelope(nextId(), '2026-03-01T09:00:00.000Z'),
    ...{ title: 'The spike', competencies: [], tellings: [telling], winIds: [], note: '', sources: [] },
  }
  await store.save(actor.space, stories, story, { expectedVersion: 0 })
  return story.id
}
