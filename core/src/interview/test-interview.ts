import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import type { Actor } from '../kernel/index.ts'
import { practiceCards, practiceReviews, practiceSettings } from './practice/schema.ts'
import { questionChoices, questions } from './question/schema.ts'
import { stories } from './story/schema.ts'
import { targetJobs } from './target-job/schema.ts'

/** What the use cases of this area ask for, over storage in memory and a clock that stands still; it is 5 March 2026. */
export const interviewDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [questions, questionChoices, stories, targetJobs, practiceCards, practiceReviews, practiceSettings] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type InterviewTestDeps = ReturnType<typeof interviewDeps>
