import {
  getEntry,
  getRevision,
  JournalEntry,
  JournalRevision,
  journalRevisions,
  keepText,
  listRevisions,
  NewJournalRevision,
  restoreRevision,
} from '@throughline/core/journal'
import { z } from 'zod'
import { exampleEntry, exampleRevision } from '../journal-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, pageOf, paging, trimmedPage } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'journal revision')

export const journalRevisionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journal-entries/{id}/revisions',
    operationId: 'listJournalRevisions',
    summary: 'How the text of an entry read before, newest first; a list needs no bodies, so name its `fields`',
    area: 'Journal',
    query: z.strictObject({ fields: fieldsOf(JournalRevision), ...paging }),
    caching: 'list',
    answers: { 200: pageAnswer(JournalRevision, exampleRevision) },
    run: async ({ deps, params, query }) =>
      jsonPage(trimmedPage(await listRevisions(deps, pathId(params.id, 'journal entry'), pageOf(query)), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/journal-entries/{id}/revisions',
    operationId: 'keepJournalText',
    summary: 'Keep another text among those an entry had, as one that lost against what was written elsewhere',
    area: 'Journal',
    body: NewJournalRevision,
    answers: {
      201: { description: 'The revision.', schema: JournalRevision, example: exampleRevision, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another revision, which is `current`.' },
    },
    readAgain: getRevision,
    async run({ deps, params, body, newId }) {
      const revision = await keepText(deps, pathId(params.id, 'journal entry'), withId(body, newId))
      return record(revision, 201, { location: `/api/v1/journal-revisions/${revision.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/journal-revisions/{id}',
    operationId: 'getJournalRevision',
    summary: 'How the text of an entry read before',
    area: 'Journal',
    caching: 'record',
    answers: { 200: { description: 'The revision.', schema: JournalRevision, example: exampleRevision, headers: ['ETag'] } },
    run: oneOf(journalRevisions),
  }),
  forPerson({
    method: 'POST',
    path: '/journal-revisions/{id}/restore',
    operationId: 'restoreJournalRevision',
    summary: 'Have an entry read as it did before; how it reads now is kept. If-Match names the version of the entry',
    area: 'Journal',
    conditional: true,
    answers: { 200: { description: 'The entry.', schema: JournalEntry, example: exampleEntry, headers: ['ETag'] } },
    readAgain: getEntry,
    run: async ({ deps, params, expectedVersion }) => record(await restoreRevision(deps, idOf(params), { expectedVersion })),
  }),
]
