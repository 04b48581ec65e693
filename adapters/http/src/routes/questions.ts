import { Import, importQuestionList, previewQuestionList, QuestionList } from '@throughline/core/import'
import {
  BankQuestion,
  createQuestion,
  deleteQuestion,
  editQuestion,
  getQuestion,
  libraryQuestion,
  listQuestions,
  listTrashedQuestions,
  NewQuestion,
  QuestionChanges,
  QuestionKind,
  QuestionLevel,
  restoreQuestion,
} from '@throughline/core/interview'
import { line, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleImport } from '../examples.ts'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { problemsInWords } from '../problem-words/import-problems.ts'
import { flag, pageOf, paging, yesOrNo } from '../query.ts'
import { exampleQuestion, exampleQuestionPreview } from '../question-examples.ts'
import { json, jsonPage, type Reply, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { ImportPreview } from './imports.ts'

const aQuestion = { description: 'The question.', schema: BankQuestion, example: exampleQuestion, headers: ['ETag'] } as const

const reply = (question: BankQuestion, status = 200, headers: Record<string, string> = {}): Reply => ({
  ...json(question, status, headers),
  version: question.version,
})

const ownId = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'question')

/** Of the person's own or of the library. */
const bankId = ({ id = '' }: Readonly<Record<string, string>>) => (libraryQuestion(id) ? id : pathId(id, 'question'))

const listQuery = z.strictObject({
  origin: z.enum(['own', 'library']).optional().describe('Only your own, or only those of the library.'),
  kind: QuestionKind.optional(),
  level: QuestionLevel.optional().describe('Those put to people of this level; those put to anybody are among them.'),
  competency: line(1, 60).optional().describe('Only those that ask for this competency: an id of the library, or a name.'),
  targetJobId: RecordId.optional().describe('Only those likely asked for this target job.'),
  q: line(1, 200)
    .optional()
    .describe('Words; each is the beginning of a word in the question or in what it asks for, or of a topic it is about.'),
  starred: yesOrNo.describe('Only those you starred, or did not.'),
  hidden: flag.describe('`true`: only those you hid; they are left out otherwise.'),
  trash: flag.describe('`true`: your own in the trash, newest first, whatever else is asked.'),
  ...paging,
})

export const questionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/questions',
    operationId: 'listQuestions',
    summary: 'The bank of interview questions: your own, newest first, then those of the library in their order',
    area: 'Interview prep',
    costly: true,
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(BankQuestion, exampleQuestion) },
    async run({ deps, query: { trash, limit, cursor, ...filter } }) {
      const page = pageOf({ limit, cursor })
      const { items, nextCursor } = trash ? await listTrashedQuestions(deps, page) : await listQuestions(deps, filter, page)
      return jsonPage({ json: JSON.stringify(items), nextCursor })
    },
  }),
  forPerson({
    method: 'POST',
    path: '/questions',
    operationId: 'createQuestion',
    summary: 'Put a question of your own into the bank; kind and competencies that are not said are suggested by its words',
    area: 'Interview prep',
    body: NewQuestion,
    answers: {
      201: { ...aQuestion, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another question.' },
    },
    async run({ deps, body, newId }) {
      const question = await createQuestion(deps, withId(body, newId))
      return reply(question, 201, { location: `/api/v1/questions/${question.id}` })
    },
  }),
  forPerson({
    method: 'POST',
    path: '/questions/import',
    operationId: 'importQuestions',
    summary: 'Import a pasted list of questions, all or none, or only say what that would make; undone as any import',
    area: 'Interview prep',
    query: z.strictObject({ preview: flag.describe('`true`: store nothing, only say what would be made.') }),
    body: QuestionList,
    limits: { account: { name: 'import', quota: 30, windowSeconds: 600 } },
    answers: {
      200: { description: 'What importing it would make.', schema: ImportPreview, example: exampleQuestionPreview },
      201: {
        ...{ description: 'The import.', schema: Import, headers: ['ETag'] },
        example: { ...exampleImport, format: 'question-list', counts: exampleQuestionPreview.counts, problems: [] },
      },
      409: { description: 'The id given belongs to another import.' },
    },
    async run({ deps, query: { preview }, body, newId, token }) {
      if (preview) return json(await problemsInWords(await previewQuestionList(deps, body), { deps, token }))
      return record(await importQuestionList(deps, withId(body, newId)), 201)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/questions/{id}',
    operationId: 'getQuestion',
    summary: 'One question, by its id or, of the library, by its slug',
    area: 'Interview prep',
    caching: 'record',
    answers: { 200: aQuestion },
    run: async ({ deps, params }) => reply(await getQuestion(deps, bankId(params))),
  }),
  forPerson({
    method: 'PATCH',
    path: '/questions/{id}',
    operationId: 'editQuestion',
    summary: 'Change fields of a question (JSON Merge Patch); one of the library can be starred and hidden',
    area: 'Interview prep',
    body: QuestionChanges,
    conditional: true,
    answers: { 200: aQuestion },
    run: async ({ deps, params, body, expectedVersion }) => reply(await editQuestion(deps, bankId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/questions/{id}',
    operationId: 'deleteQuestion',
    summary: 'Move a question of your own to the trash',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aQuestion },
    run: async ({ deps, params, expectedVersion }) => reply(await deleteQuestion(deps, ownId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/questions/{id}/restore',
    operationId: 'restoreQuestion',
    summary: 'Take a question out of the trash',
    area: 'Interview prep',
    answers: { 200: aQuestion },
    run: async ({ deps, params }) => reply(await restoreQuestion(deps, ownId(params))),
  }),
]
