import {
  createEntry,
  deleteEntry,
  editEntry,
  emptyJournalTrash,
  getEntry,
  JournalEntry,
  JournalEntryChanges,
  journalEntries,
  listEntries,
  listTrashedEntries,
  NewJournalEntry,
  restoreEntry,
} from '@throughline/core/journal'
import { z } from 'zod'
import type { PersonDeps } from '../deps.ts'
import { askedBy, conditions } from '../journal-conditions.ts'
import { exampleEntry } from '../journal-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const anEntry = { description: 'The entry.', schema: JournalEntry, example: exampleEntry, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'journal entry')

const listQuery = oneAtMost(
  z.strictObject({
    ...conditions,
    order: z.enum(['newest', 'oldest']).default('newest').describe('Which comes first, by the day it is about.'),
    trash: flag.describe('`true`: those in the trash, newest first.'),
    fields: fieldsOf(JournalEntry),
    ...paging,
  }),
  [Object.keys(conditions) as (keyof typeof conditions)[], 'trash'],
  { at: 'trash', error: 'Ask for the trash or for entries of some sort, one at a time.' },
)

type Asked = z.output<typeof listQuery>

const listed = (deps: PersonDeps, query: Asked) =>
  query.trash
    ? listTrashedEntries(deps, pageOf(query))
    : listEntries(deps, { ...askedBy(query), oldestFirst: query.order === 'oldest' }, pageOf(query))

export const journalEntryRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journal-entries',
    operationId: 'listJournalEntries',
    summary:
      'What was written, by the day it is about; a list needs no bodies, so name its `fields`. Where several conditions must hold, a page may hold fewer entries than asked for, even none, while `nextCursor` goes on',
    area: 'Journal',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(JournalEntry, exampleEntry) },
    run: async ({ deps, query }) => jsonPage(trimmedPage(await listed(deps, query), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/journal-entries',
    operationId: 'createJournalEntry',
    summary: 'Write an entry, about today unless it says so',
    area: 'Journal',
    body: NewJournalEntry,
    answers: {
      201: { ...anEntry, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another entry, or to this one with other words; it is `current`.' },
    },
    readAgain: getEntry,
    async run({ deps, body, newId }) {
      const entry = await createEntry(deps, withId(body, newId))
      return record(entry, 201, { location: `/api/v1/journal-entries/${entry.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/journal-entries/{id}',
    operationId: 'getJournalEntry',
    summary: 'One entry of the journal',
    area: 'Journal',
    caching: 'record',
    answers: { 200: anEntry },
    run: oneOf(journalEntries),
  }),
  forPerson({
    method: 'PATCH',
    path: '/journal-entries/{id}',
    operationId: 'editJournalEntry',
    summary: 'Change fields of an entry (JSON Merge Patch)',
    area: 'Journal',
    body: JournalEntryChanges,
    conditional: true,
    answers: { 200: anEntry },
    run: async ({ deps, params, body, expectedVersion }) => record(await editEntry(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/journal-entries/trash',
    operationId: 'emptyJournalTrash',
    summary: 'Erase the entries in the trash for good, some of them a call; ask again until it is empty',
    area: 'Journal',
    answers: {
      200: {
        description: 'How many entries were erased, and whether nothing is left.',
        schema: z.object({ erased: z.int(), isEmpty: z.boolean() }),
        example: { erased: 3, isEmpty: true },
      },
    },
    run: async ({ deps }) => json(await emptyJournalTrash(deps)),
  }),
  forPerson({
    method: 'DELETE',
    path: '/journal-entries/{id}',
    operationId: 'deleteJournalEntry',
    summary: 'Move an entry to the trash',
    area: 'Journal',
    conditional: true,
    answers: { 200: anEntry },
    run: async ({ deps, params, expectedVersion }) => record(await deleteEntry(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/journal-entries/{id}/restore',
    operationId: 'restoreJournalEntry',
    summary: 'Take an entry out of the trash',
    area: 'Journal',
    answers: { 200: anEntry },
    readAgain: getEntry,
    run: async ({ deps, params }) => record(await restoreEntry(deps, idOf(params))),
  }),
]
