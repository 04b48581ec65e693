import type { StagedFile } from '@throughline/core/attachment'
import {
  Import,
  ImportCounts,
  ImportFormat,
  ImportProblem,
  isArchiveFormat,
  listImports,
  mostBytesOf,
  previewImport,
  readerFor,
  runImport,
  undoImport,
} from '@throughline/core/import'
import { QuestionKind } from '@throughline/core/interview'
import { PlainDate, RecordId, storedFile } from '@throughline/core/kernel'
import { mostStorage } from '@throughline/core/subscription'
import { z } from 'zod'
import { exampleImport, exampleImportPreview } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { problemsInWords } from '../problem-words/import-problems.ts'
import { flag, pageOf, paging } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const runQuery = z.strictObject({
  format: ImportFormat,
  preview: flag.describe('`true`: store nothing, only say what would be made.'),
  id: RecordId.optional().describe('An id of your own for the import: sending it again imports nothing twice.'),
})

export const ImportPreview = z
  .object({
    format: ImportFormat,
    counts: ImportCounts,
    problems: z.array(ImportProblem),
    rows: z.array(z.object({ title: z.string() }).loose()),
    goals: z.array(z.object({ title: z.string() }).loose()),
    entries: z.array(z.object({ title: z.string(), excerpt: z.string(), entryDate: PlainDate }).loose()),
    questions: z.array(z.object({ line: z.int(), text: z.string(), kind: QuestionKind, competencies: z.array(z.string()) })),
    days: z.object({ from: PlainDate, to: PlainDate }).nullable(),
  })
  .loose()
  .meta({ id: 'ImportPreview' })

/** Bytes of an archive besides the contents of files. */
const MAX_RECORDS_BYTES = 128 * 1024 * 1024

const anImport = { description: 'The import.', schema: Import, example: exampleImport, headers: ['ETag'] } as const

export const importRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/imports',
    operationId: 'importFile',
    summary: 'Import a file, all or nothing, or only say what that would do',
    area: 'Imports',
    query: runQuery,
    body: 'upload',
    // An archive with pictures and other files is never read as a whole: it may hold as many as there is room for.
    mostBytes: ({ format }, app) => (isArchiveFormat(format) ? mostStorage(app) + MAX_RECORDS_BYTES : mostBytesOf(format)),
    limits: { account: { name: 'import', quota: 30, windowSeconds: 600 } },
    answers: {
      200: { description: 'What importing it would do.', schema: ImportPreview, example: exampleImportPreview },
      201: anImport,
      409: { description: 'The id given belongs to another import.' },
    },
    async run({ deps: given, query: { format, preview, id }, file, newId, token, request }) {
      const deps = { ...given, reader: readerFor(given.reader, request) }
      const source = storedFile(deps.blobs, deps.actor.space, file as StagedFile)
      if (preview) return json(await problemsInWords(await previewImport(deps, { format, file: source }), { deps, token }))
      return record(await runImport(deps, { id: id ?? newId, format, file: source }), 201)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/imports',
    operationId: 'listImports',
    summary: 'What was imported, newest first',
    area: 'Imports',
    query: z.strictObject(paging),
    caching: 'list',
    answers: {
      200: pageAnswer(Import, exampleImport),
    },
    run: async ({ deps, query }) => jsonPage(await listImports(deps, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/imports/{id}/undo',
    operationId: 'undoImport',
    summary: 'Move everything an import made to the trash',
    area: 'Imports',
    answers: { 200: anImport, 409: { description: 'The import made nothing.' } },
    run: async ({ deps, params }) => record(await undoImport(deps, pathId(params.id, 'import'))),
  }),
]
