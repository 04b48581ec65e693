import {
  createRehearsal,
  deleteRehearsal,
  editRehearsal,
  libraryQuestion,
  listRehearsals,
  NewRehearsal,
  QuestionRef,
  Rehearsal,
  RehearsalChanges,
  rehearsals,
  restoreRehearsal,
} from '@throughline/core/interview'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { exampleRehearsal } from '../rehearsal-examples.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aRehearsal = { description: 'The rehearsal.', schema: Rehearsal, example: exampleRehearsal, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'rehearsal')

const BankId = QuestionRef.refine((id) => libraryQuestion(id) !== null || RecordId.safeParse(id).success, {
  error: 'A question is named by its id or, of the library, by its slug.',
})

const listQuery = oneAtMost(
  z.strictObject({
    questionId: BankId.optional().describe('Only those of this question, by its id or slug.'),
    storyId: RecordId.optional().describe('Only those in which this story was told.'),
    mockInterviewId: RecordId.optional().describe('Only those of this mock interview, in the order they were told.'),
    trash: flag.describe('`true`: those in the trash, newest first, whatever else is asked.'),
    fields: fieldsOf(Rehearsal),
    ...paging,
  }),
  ['questionId', 'storyId', 'mockInterviewId'],
  { error: 'Ask for those of one question, one story or one mock interview.', code: 'one_at_a_time' },
)

export const rehearsalRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/rehearsals',
    operationId: 'listRehearsals',
    summary: 'Answers you told aloud, newest first, or those of a question, a story or a mock interview',
    area: 'Interview prep',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(Rehearsal, exampleRehearsal) },
    run: async ({ deps, query }) => jsonPage(trimmedPage(await listRehearsals(deps, query, pageOf(query)), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/rehearsals',
    operationId: 'createRehearsal',
    summary: 'Keep an answer you told aloud: its times, your marks, a note. What was recorded is never sent',
    area: 'Interview prep',
    body: NewRehearsal,
    answers: {
      201: { ...aRehearsal, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another rehearsal.' },
    },
    async run({ deps, body, newId }) {
      const rehearsal = await createRehearsal(deps, withId(body, newId))
      return record(rehearsal, 201, { location: `/api/v1/rehearsals/${rehearsal.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/rehearsals/{id}',
    operationId: 'getRehearsal',
    summary: 'One rehearsal',
    area: 'Interview prep',
    caching: 'record',
    answers: { 200: aRehearsal },
    run: oneOf(rehearsals),
  }),
  forPerson({
    method: 'PATCH',
    path: '/rehearsals/{id}',
    operationId: 'editRehearsal',
    summary: 'Change fields of a rehearsal (JSON Merge Patch); marks are given whole',
    area: 'Interview prep',
    body: RehearsalChanges,
    conditional: true,
    answers: { 200: aRehearsal },
    run: async ({ deps, params, body, expectedVersion }) => record(await editRehearsal(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/rehearsals/{id}',
    operationId: 'deleteRehearsal',
    summary: 'Move a rehearsal to the trash',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aRehearsal },
    run: async ({ deps, params, expectedVersion }) => record(await deleteRehearsal(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/rehearsals/{id}/restore',
    operationId: 'restoreRehearsal',
    summary: 'Take a rehearsal out of the trash',
    area: 'Interview prep',
    answers: { 200: aRehearsal },
    run: async ({ deps, params }) => record(await restoreRehearsal(deps, idOf(params))),
  }),
]
