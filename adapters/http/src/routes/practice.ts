import {
  AskedCard,
  askedCard,
  beginAnew,
  deleteCard,
  dueNow,
  editCard,
  editPracticeSettings,
  goOnAsBefore,
  listCards,
  listReviews,
  makeRewriteTask,
  NewPracticeCard,
  NewReview,
  PracticeCard,
  PracticeCardChanges,
  PracticeCounts,
  PracticeReview,
  PracticeSettings,
  PracticeSettingsChanges,
  PracticeStatistics,
  PracticeToday,
  practiceCounts,
  practiceSettings,
  practiceStatistics,
  practiceToday,
  practiseQuestion,
  QuestionRef,
  ReviewedCard,
  readCard,
  restoreCard,
  reviewCard,
  undoReview,
} from '@throughline/core/interview'
import { RecordId } from '@throughline/core/kernel'
import { Task } from '@throughline/core/task'
import { z } from 'zod'
import type { PersonDeps } from '../deps.ts'
import { exampleTask } from '../examples.ts'
import { withId } from '../new-id.ts'
import { theOne } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { exampleAsked, exampleCard, exampleReview, exampleSettings, exampleStatistics, exampleToday } from '../practice-examples.ts'
import { pageOf, paging, yesOrNo } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const area = 'Interview prep'

const aCard = { description: 'The card, due as things stand.', schema: PracticeCard, example: exampleCard, headers: ['ETag'] } as const
const theSettings = { description: 'The settings.', schema: PracticeSettings, example: exampleSettings, headers: ['ETag'] } as const

const cardId = (params: Readonly<Record<string, string>>) => pathId(params.cardId, 'card')

const card = async (deps: PersonDeps, stored: PracticeCard, status = 200) => record(await dueNow(deps, stored), status)

const listQuery = z.strictObject({
  storyId: RecordId.optional().describe('The card of this story, and those of questions that it was chosen for.'),
  questionId: QuestionRef.optional().describe('The card of this question: the id of a record, or a slug of the library.'),
  due: z.enum(['today']).optional().describe('`today`: only those that are due by now.'),
  paused: yesOrNo.describe('Only those that are left out for a while, or are not.'),
  leeches: yesOrNo.describe('Only those that were forgotten too often, or were not.'),
  ...paging,
})

export const practiceRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/practice',
    operationId: 'listPracticeCards',
    summary: 'The cards that are practised, by the day they are due',
    area,
    costly: true,
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(PracticeCard, exampleCard) },
    async run({ deps, query: { limit, cursor, ...filter } }) {
      const { items, nextCursor } = await listCards(deps, filter, pageOf({ limit, cursor }))
      return jsonPage({ json: JSON.stringify(items), nextCursor })
    },
  }),
  forPerson({
    method: 'POST',
    path: '/practice',
    operationId: 'practiseQuestion',
    summary: 'Put a question into practice; one that is there stays as it is. A story is in practice by itself',
    area,
    body: NewPracticeCard,
    answers: {
      200: { ...aCard, description: 'It was in practice already.' },
      201: { ...aCard, headers: ['ETag', 'Location'] },
    },
    async run({ deps, body }) {
      const { card: made, isNew } = await practiseQuestion(deps, body)
      const reply = await card(deps, made, isNew ? 201 : 200)
      return isNew ? { ...reply, headers: { ...reply.headers, location: `/api/v1/practice/${made.id}` } } : reply
    },
  }),
  forPerson({
    method: 'GET',
    path: '/practice/today',
    operationId: 'getPracticeToday',
    summary: 'The cards to be told today; each with the day it comes again after every rating, and what the days until the interview hold',
    area,
    costly: true,
    caching: 'list',
    answers: { 200: { description: 'Today.', schema: PracticeToday, example: exampleToday, headers: ['ETag'] } },
    run: async ({ deps }) => json(await practiceToday(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/practice/counts',
    operationId: 'countPractice',
    summary: 'How many cards are to be told today, and how many more are due and wait for the days after',
    area,
    caching: 'list',
    kept: true,
    answers: { 200: { description: 'The counts.', schema: PracticeCounts, example: { left: 4, waiting: 2 }, headers: ['ETag'] } },
    run: async ({ deps }) => json(await practiceCounts(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/practice/settings',
    operationId: 'getPracticeSettings',
    summary: 'How you practise',
    area,
    caching: 'record',
    answers: { 200: theSettings },
    run: theOne(practiceSettings),
  }),
  forPerson({
    method: 'PATCH',
    path: '/practice/settings',
    operationId: 'editPracticeSettings',
    summary: 'Change how you practise (JSON Merge Patch)',
    area,
    body: PracticeSettingsChanges,
    conditional: true,
    answers: { 200: theSettings },
    run: async ({ deps, body, expectedVersion }) => record(await editPracticeSettings(deps, body, { expectedVersion })),
  }),
  forPerson({
    method: 'GET',
    path: '/practice/statistics',
    operationId: 'getPracticeStatistics',
    summary: 'How practice goes; what was still known by month, ratings by day, and what is due in the days to come',
    area,
    costly: true,
    caching: 'list',
    answers: { 200: { description: 'The statistics.', schema: PracticeStatistics, example: exampleStatistics, headers: ['ETag'] } },
    run: async ({ deps }) => json(await practiceStatistics(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/practice/{cardId}',
    operationId: 'getPracticeCard',
    summary: 'One card of practice',
    area,
    // Without an ETag, as the day it is due on may change while it does not.
    answers: { 200: { ...aCard, headers: [] } },
    run: async ({ deps, params }) => json(await readCard(deps, cardId(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/practice/{cardId}/asked',
    operationId: 'askPracticeCard',
    summary: 'One card as it is practised, due or not; what is asked, what may be told, and when it would come again',
    area,
    costly: true,
    caching: 'list',
    answers: { 200: { description: 'The card.', schema: AskedCard, example: exampleAsked, headers: ['ETag'] } },
    run: async ({ deps, params }) => json(await askedCard(deps, cardId(params))),
  }),
  forPerson({
    method: 'PATCH',
    path: '/practice/{cardId}',
    operationId: 'editPracticeCard',
    summary: 'Leave a card out of practice for a while, or choose the story that answers its question (JSON Merge Patch)',
    area,
    body: PracticeCardChanges,
    conditional: true,
    answers: { 200: aCard },
    run: async ({ deps, params, body, expectedVersion }) => card(deps, await editCard(deps, cardId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/practice/{cardId}',
    operationId: 'deletePracticeCard',
    summary: 'Take a question out of practice; its log stays. The card of a story goes with the story',
    area,
    conditional: true,
    answers: { 200: aCard },
    run: async ({ deps, params, expectedVersion }) => record(await deleteCard(deps, cardId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/practice/{cardId}/restore',
    operationId: 'restorePracticeCard',
    summary: 'Take a card out of the trash, with all that is known of it',
    area,
    answers: { 200: aCard },
    run: async ({ deps, params }) => card(deps, await restoreCard(deps, cardId(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/practice/{cardId}/rewrite-task',
    operationId: 'makeRewriteTask',
    summary: 'Make the task to write anew what is forgotten again and again; while there is one it stays as it is',
    area,
    alsoNeeds: ['tasks:write'],
    answers: {
      200: {
        description: 'The task, and the card that names it.',
        schema: z.object({ card: PracticeCard, task: Task }),
        example: { card: { ...exampleCard, taskId: exampleTask.id }, task: exampleTask },
      },
    },
    async run({ deps, params }) {
      const made = await makeRewriteTask(deps, cardId(params))
      return json({ ...made, card: await dueNow(deps, made.card) })
    },
  }),
  forPerson({
    method: 'POST',
    path: '/practice/{cardId}/reset',
    operationId: 'resetPracticeCard',
    summary: 'Let a card begin anew, as after it was rewritten; its log stays',
    area,
    conditional: true,
    answers: { 200: aCard },
    run: async ({ deps, params, expectedVersion }) => card(deps, await beginAnew(deps, cardId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/practice/{cardId}/reset',
    operationId: 'undoPracticeReset',
    summary: 'Take it back that a card began anew; one that was rated since stays as it is',
    area,
    answers: { 200: aCard },
    run: async ({ deps, params }) => card(deps, await goOnAsBefore(deps, cardId(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/practice/{cardId}/reviews',
    operationId: 'listPracticeReviews',
    summary: 'The ratings of a card, newest first',
    area,
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: pageAnswer(PracticeReview, exampleReview) },
    run: async ({ deps, params, query }) => jsonPage(await listReviews(deps, cardId(params), pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/practice/{cardId}/reviews',
    operationId: 'reviewPracticeCard',
    summary: 'Rate how well a card was told; it comes again on the day that was shown for the rating',
    area,
    body: NewReview,
    answers: {
      201: {
        description: 'The rating, and the card as it is now.',
        schema: ReviewedCard,
        example: { review: exampleReview, card: exampleCard },
      },
      409: { description: 'The id given belongs to another rating.' },
    },
    run: async ({ deps, params, body, newId }) => json(await reviewCard(deps, cardId(params), withId(body, newId)), 201),
  }),
  forPerson({
    method: 'DELETE',
    path: '/practice/{cardId}/reviews/{reviewId}',
    operationId: 'undoPracticeReview',
    summary: 'Take the latest rating of a card back; answers the card as it is then',
    area,
    answers: { 200: aCard, 409: { description: 'It is not the latest.' } },
    run: async ({ deps, params }) => card(deps, await undoReview(deps, cardId(params), pathId(params.reviewId, 'review'))),
  }),
]
