import { z } from 'zod'
import { type ActorDep, PlainDate, RecordId, type StoreDep } from '../../kernel/index.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { lastPractised } from '../memory/of-story.ts'

/** When a story was last told in practice. */
export const StoryLastTold = z.object({ id: RecordId, lastPractisedOn: PlainDate }).meta({ id: 'StoryLastTold' })
export type StoryLastTold = z.infer<typeof StoryLastTold>

/** When some stories were last told, with their own cards or as the answer to a question; those that never were are left out. */
export async function listLastTold(deps: StoreDep & ActorDep & InterviewMemoryDep, ids: readonly string[]): Promise<StoryLastTold[]> {
  const days = lastPractised(await deps.interviewMemory.facts(deps), 'storyId')
  return [...new Set(ids)].flatMap((id) => {
    const lastPractisedOn = days.get(id)
    return lastPractisedOn === undefined ? [] : [{ id, lastPractisedOn }]
  })
}
