import {
  askCoach,
  CoachAnswer,
  CoachPreview,
  CoachQuestion,
  coachAnswers,
  deleteCoachAnswer,
  listCoachAnswers,
  myCoach,
  NewCoachAnswer,
  previewCoach,
  restoreCoachAnswer,
  stopCoachAnswer,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { exampleCoachAnswer, exampleCoachPreview } from '../../coach-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { fieldsOf, pageOf, paging, trimmedPage } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { json, jsonPage, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const anAnswer = { description: 'The answer.', schema: CoachAnswer, example: exampleCoachAnswer, headers: ['ETag'] } as const

const answerId = ({ answerId: id }: Readonly<Record<string, string>>) => pathId(id, 'answer')

const CoachSetUp = z
  .object({ model: z.string().nullable().describe('What the machine is called; `null` where the operator has set up none.') })
  .meta({ id: 'CoachSetUp' })

/** Each question costs the operator. */
const questionLimit = { account: { name: 'coach', quota: 20, windowSeconds: 3600 } }

const listQuery = z.strictObject({ fields: fieldsOf(CoachAnswer), ...paging })

const all = '/discussions/{id}/coach-answers'
const one = `${all}/{answerId}`

export const coachRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/coach',
    operationId: 'getCoach',
    summary: 'Whether a coach can be asked in discussions, and what it is called',
    area: 'Discussions',
    answers: { 200: { description: 'The coach.', schema: CoachSetUp, example: { model: null } } },
    run: async ({ deps }) => json({ model: await myCoach(deps) }),
  }),
  forPerson({
    method: 'POST',
    path: `${all}/preview`,
    operationId: 'previewCoach',
    changesNoPage: true,
    summary: 'Everything that a question to the coach would send, word for word; nothing is sent',
    area: 'Discussions',
    body: CoachQuestion,
    answers: { 200: { description: 'What would be sent.', schema: CoachPreview, example: exampleCoachPreview }, ...notPermitted },
    run: async ({ deps, params, body }) => json(await previewCoach(deps, discussionId(params), body)),
  }),
  forPerson({
    method: 'GET',
    path: all,
    operationId: 'listCoachAnswers',
    summary: 'What a coach answered in a discussion, the newest first',
    area: 'Discussions',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(CoachAnswer, exampleCoachAnswer) },
    run: async ({ deps, params, query: { fields, ...page } }) =>
      jsonPage(trimmedPage(await listCoachAnswers(deps, discussionId(params), pageOf(page)), fields)),
  }),
  forPerson({
    method: 'POST',
    path: all,
    operationId: 'askCoach',
    summary: 'Ask the coach; the question and what is attached are sent, and the answer grows for everybody in the discussion',
    area: 'Discussions',
    body: NewCoachAnswer,
    limits: questionLimit,
    answers: {
      201: { ...anAnswer, headers: ['ETag', 'Location'] },
      ...notPermitted,
      409: { description: 'An answer to you is being written, or the id given belongs to another one.' },
    },
    async run({ deps, params, body, newId }) {
      const id = discussionId(params)
      const answer = await askCoach(deps, id, withId(body, newId))
      return record(answer, 201, { location: `/api/v1/discussions/${id}/coach-answers/${answer.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: one,
    operationId: 'getCoachAnswer',
    summary: 'One answer of a coach, as far as it is written',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: anAnswer },
    run: oneOf(coachAnswers, 'answerId'),
  }),
  forPerson({
    method: 'POST',
    path: `${one}/stop`,
    operationId: 'stopCoachAnswer',
    summary: 'Stop an answer of the coach that is being written; for who asked for it or owns the discussion. What there is stays',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: anAnswer, ...notPermitted },
    run: async ({ deps, params }) => record(await stopCoachAnswer(deps, discussionId(params), answerId(params))),
  }),
  forPerson({
    method: 'DELETE',
    path: one,
    operationId: 'deleteCoachAnswer',
    summary: 'Move an answer of the coach to the trash; for who asked for it or owns the discussion',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: anAnswer, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await deleteCoachAnswer(deps, discussionId(params), answerId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: `${one}/restore`,
    operationId: 'restoreCoachAnswer',
    summary: 'Take an answer of the coach out of the trash',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: anAnswer, ...notPermitted },
    run: async ({ deps, params }) => record(await restoreCoachAnswer(deps, discussionId(params), answerId(params))),
  }),
]
