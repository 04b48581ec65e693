import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { attestations, wins } from '../career/index.ts'
import type { Actor } from '../kernel/index.ts'
import { createInterviewMemory } from './memory/interview-memory.ts'
import { practiceCards, practiceReviews, practiceSettings } from './practice/schema.ts'
import { questionChoices, questions } from './question/schema.ts'
import { stories } from './story/schema.ts'
import { targetJobs } from './target-job/schema.ts'

/** What the use cases of this area ask for, over storage in memory and a clock that stands still; it is 5 March 2026. */
export const interviewDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({
    kinds: [attestations, wins, questions, questionChoices, stories, targetJobs, practiceCards, practiceReviews, practiceSettings],
  }),
  interviewMemory: createInterviewMemory(),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type InterviewTestDeps = ReturnType<typeof interviewDeps>
