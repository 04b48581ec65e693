import {
  Coverage,
  libraryQuestion,
  MAX_MATCHES,
  QuestionForStory,
  questionsForStory,
  readCoverage,
  StoryForQuestion,
  storiesForQuestion,
} from '@throughline/core/interview'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleCoverage, exampleQuestionMatch, exampleStoryMatch } from '../match-examples.ts'
import { pathId } from '../path-id.ts'
import { wholeNumber } from '../query.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const USUAL_MATCHES = 10

const query = z.strictObject({
  limit: wholeNumber(z.int().min(1).max(MAX_MATCHES)).default(USUAL_MATCHES).describe(`How many at most, 1–${MAX_MATCHES}.`),
})

const matches = <T extends z.ZodType>(item: T, example: z.input<T>) => ({
  ...{ description: 'Each with its fit and its reasons.', schema: z.object({ items: z.array(item) }) },
  ...{ example: { items: [example] }, headers: ['ETag'] as const },
})

export const matchRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/questions/{id}/stories',
    operationId: 'listStoriesForQuestion',
    summary: 'Your stories that answer a question, best first',
    area: 'Interview prep',
    costly: true,
    query,
    caching: 'list',
    answers: { 200: matches(StoryForQuestion, exampleStoryMatch) },
    async run({ deps, params: { id = '' }, query: { limit } }) {
      return json({ items: await storiesForQuestion(deps, libraryQuestion(id) ? id : pathId(id, 'question'), limit) })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/stories/{id}/questions',
    operationId: 'listQuestionsForStory',
    summary: 'The questions of the bank that a story answers, best first',
    area: 'Interview prep',
    costly: true,
    query,
    caching: 'list',
    answers: { 200: matches(QuestionForStory, exampleQuestionMatch) },
    run: async ({ deps, params, query: { limit } }) => json({ items: await questionsForStory(deps, pathId(params.id, 'story'), limit) }),
  }),
  forPerson({
    method: 'GET',
    path: '/interview/coverage',
    operationId: 'readCoverage',
    summary: 'What you can prove of each competency, and what to do next; of a target job, those it asks for',
    area: 'Interview prep',
    // It names the wins that no story tells yet.
    alsoNeeds: ['career:read'],
    costly: true,
    query: z.strictObject({ targetJobId: RecordId.optional().describe('Only what this job asks for, in its order.') }),
    caching: 'list',
    answers: {
      200: { description: 'What there is anything for.', schema: Coverage, example: exampleCoverage, headers: ['ETag'] },
    },
    run: async ({ deps, query }) => json(await readCoverage(deps, query.targetJobId)),
  }),
]
