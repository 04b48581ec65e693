import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import type { Actor } from '../kernel/index.ts'
import { questionChoices, questions } from './question/schema.ts'

/** What the use cases of this area ask for, over storage in memory and a clock that stands still; it is 5 March 2026. */
export const interviewDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [questions, questionChoices] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type InterviewTestDeps = ReturnType<typeof interviewDeps>
