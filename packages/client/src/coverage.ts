import type { Coverage, QuestionForStory } from '@throughline/core/interview'
import type { Connection } from './request.ts'

/** What the person can prove of each competency, and what to do next; of a job, those it asks for in its order. */
export const coverage =
  (request: Connection['request']) =>
  ({ targetJobId }: { targetJobId?: string | undefined } = {}) =>
    request<Coverage>('GET', '/interview/coverage', { query: { targetJobId } })

/** The questions of the bank that a story answers, best first, 10 when not said. */
export const questionsOfStory =
  (request: Connection['request']) =>
  async (storyId: string, limit?: number): Promise<QuestionForStory[]> =>
    (await request<{ items: QuestionForStory[] }>('GET', `/stories/${encodeURIComponent(storyId)}/questions`, { query: { limit } })).items
