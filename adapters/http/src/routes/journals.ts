import {
  createJournal,
  deleteJournal,
  editJournal,
  Journal,
  JournalChanges,
  journals,
  listJournals,
  NewJournal,
  restoreJournal,
} from '@throughline/core/journal'
import { z } from 'zod'
import { exampleJournal } from '../journal-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aJournal = { description: 'The journal.', schema: Journal, example: exampleJournal, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'journal')

export const journalRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journals',
    operationId: 'listJournals',
    summary: 'Your journals beside the one everybody has, oldest first',
    area: 'Journal',
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: pageAnswer(Journal, exampleJournal) },
    run: async ({ deps, query }) => jsonPage(await listJournals(deps, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/journals',
    operationId: 'createJournal',
    summary: 'Make a journal; with a seal, all that is written in it is encrypted before it is sent',
    area: 'Journal',
    body: NewJournal,
    answers: {
      201: { ...aJournal, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another journal.' },
    },
    async run({ deps, body, newId }) {
      const journal = await createJournal(deps, withId(body, newId))
      return record(journal, 201, { location: `/api/v1/journals/${journal.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/journals/{id}',
    operationId: 'getJournal',
    summary: 'One journal',
    area: 'Journal',
    caching: 'record',
    answers: { 200: aJournal },
    run: oneOf(journals),
  }),
  forPerson({
    method: 'PATCH',
    path: '/journals/{id}',
    operationId: 'editJournal',
    summary: 'Rename a journal, or keep the key of a sealed one otherwise (JSON Merge Patch)',
    area: 'Journal',
    body: JournalChanges,
    conditional: true,
    answers: { 200: aJournal },
    run: async ({ deps, params, body, expectedVersion }) => record(await editJournal(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/journals/{id}',
    operationId: 'deleteJournal',
    summary: 'Move an empty journal to the trash',
    area: 'Journal',
    conditional: true,
    answers: { 200: aJournal, 409: { description: 'There are entries in it.' } },
    run: async ({ deps, params, expectedVersion }) => record(await deleteJournal(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/journals/{id}/restore',
    operationId: 'restoreJournal',
    summary: 'Take a journal out of the trash',
    area: 'Journal',
    answers: { 200: aJournal },
    run: async ({ deps, params }) => record(await restoreJournal(deps, idOf(params))),
  }),
]
