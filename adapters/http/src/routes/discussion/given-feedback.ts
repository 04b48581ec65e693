import {
  deleteGivenFeedback,
  GivenFeedback,
  givenFeedbacks,
  keepGivenFeedback,
  listGivenFeedback,
  NewGivenFeedback,
  restoreGivenFeedback,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { exampleGivenFeedback } from '../../feedback-examples.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { pageOf, paging } from '../../query.ts'
import { jsonPage, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'

const aCopy = { description: 'Your copy.', schema: GivenFeedback, example: exampleGivenFeedback, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'feedback')

/** What whoever gave feedback keeps of it. */
export const givenFeedbackRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/feedback/{token}/keep',
    operationId: 'keepGivenFeedback',
    summary: 'Keep a copy of the feedback you gave by a link; keeping it again brings the copy up to it',
    area: 'Discussions',
    body: NewGivenFeedback,
    answers: { 200: aCopy, 404: { description: 'The link is over, nothing was answered by it, or not with this secret.' } },
    run: async ({ deps, params, body }) => record(await keepGivenFeedback(deps, params.token ?? '', body)),
  }),
  forPerson({
    method: 'GET',
    path: '/given-feedback',
    operationId: 'listGivenFeedback',
    summary: 'The feedback you gave and keep a copy of, newest first',
    area: 'Discussions',
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: pageAnswer(GivenFeedback, exampleGivenFeedback) },
    run: async ({ deps, query }) => jsonPage(await listGivenFeedback(deps, pageOf(query))),
  }),
  forPerson({
    method: 'GET',
    path: '/given-feedback/{id}',
    operationId: 'readGivenFeedback',
    summary: 'One copy of feedback you gave',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aCopy },
    run: oneOf(givenFeedbacks),
  }),
  forPerson({
    method: 'DELETE',
    path: '/given-feedback/{id}',
    operationId: 'deleteGivenFeedback',
    summary: 'Move your copy of feedback to the trash; what whoever asked has of it stays',
    area: 'Discussions',
    conditional: true,
    answers: { 200: aCopy },
    run: async ({ deps, params, expectedVersion }) => record(await deleteGivenFeedback(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/given-feedback/{id}/restore',
    operationId: 'restoreGivenFeedback',
    summary: 'Take your copy of feedback out of the trash',
    area: 'Discussions',
    answers: { 200: aCopy },
    run: async ({ deps, params }) => record(await restoreGivenFeedback(deps, idOf(params))),
  }),
]
