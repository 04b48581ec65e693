import {
  createMockInterview,
  deleteMockInterview,
  editMockInterview,
  listMockInterviews,
  MockInterview,
  MockInterviewChanges,
  MockInterviewSummary,
  mockInterviews,
  NewMockInterview,
  restoreMockInterview,
  summariseMockInterview,
} from '@throughline/core/interview'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, pageOf, paging, trimmedPage } from '../query.ts'
import { exampleMockInterview, exampleMockSummary } from '../rehearsal-examples.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aMock = { description: 'The mock interview.', schema: MockInterview, example: exampleMockInterview, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'mock interview')

const listQuery = z.strictObject({
  trash: flag.describe('`true`: those in the trash, newest first.'),
  fields: fieldsOf(MockInterview),
  ...paging,
})

export const mockInterviewRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/mock-interviews',
    operationId: 'listMockInterviews',
    summary: 'Your mock interviews, newest first',
    area: 'Interview prep',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(MockInterview, exampleMockInterview) },
    run: async ({ deps, query }) => jsonPage(trimmedPage(await listMockInterviews(deps, query, pageOf(query)), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/mock-interviews',
    operationId: 'createMockInterview',
    summary: 'Begin a mock interview of up to twenty questions; its answers are rehearsals that name it',
    area: 'Interview prep',
    body: NewMockInterview,
    answers: {
      201: { ...aMock, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another mock interview.' },
    },
    async run({ deps, body, newId }) {
      const mock = await createMockInterview(deps, withId(body, newId))
      return record(mock, 201, { location: `/api/v1/mock-interviews/${mock.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/mock-interviews/{id}',
    operationId: 'getMockInterview',
    summary: 'One mock interview',
    area: 'Interview prep',
    caching: 'record',
    answers: { 200: aMock },
    run: oneOf(mockInterviews),
  }),
  forPerson({
    method: 'GET',
    path: '/mock-interviews/{id}/summary',
    operationId: 'summariseMockInterview',
    summary: 'What a mock interview comes to; the last answer to each question, means of marks, times, what to practise',
    area: 'Interview prep',
    caching: 'list',
    answers: {
      200: { description: 'What it comes to.', schema: MockInterviewSummary, example: exampleMockSummary, headers: ['ETag'] },
    },
    run: async ({ deps, params }) => json(await summariseMockInterview(deps, idOf(params))),
  }),
  forPerson({
    method: 'PATCH',
    path: '/mock-interviews/{id}',
    operationId: 'editMockInterview',
    summary: 'Change fields of a mock interview (JSON Merge Patch); questions are given whole',
    area: 'Interview prep',
    body: MockInterviewChanges,
    conditional: true,
    answers: { 200: aMock },
    run: async ({ deps, params, body, expectedVersion }) => record(await editMockInterview(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/mock-interviews/{id}',
    operationId: 'deleteMockInterview',
    summary: 'Move a mock interview to the trash; the answers told in it stay',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aMock },
    run: async ({ deps, params, expectedVersion }) => record(await deleteMockInterview(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/mock-interviews/{id}/restore',
    operationId: 'restoreMockInterview',
    summary: 'Take a mock interview out of the trash',
    area: 'Interview prep',
    answers: { 200: aMock },
    run: async ({ deps, params }) => record(await restoreMockInterview(deps, idOf(params))),
  }),
]
