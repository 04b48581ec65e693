import {
  Import,
  ImportCounts,
  ImportFormat,
  ImportProblem,
  listImports,
  previewImport,
  runImport,
  undoImport,
} from '@throughline/core/import'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleImport, exampleImportPreview } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { flag, pageOf, paging } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const runQuery = z.strictObject({
  format: ImportFormat,
  preview: flag.describe('`true`: store nothing, only say what would be made.'),
  id: RecordId.optional().describe('An id of your own for the import: sending it again imports nothing twice.'),
})

const ImportPreview = z
  .object({
    format: ImportFormat,
    counts: ImportCounts,
    problems: z.array(ImportProblem),
    rows: z.array(z.object({ title: z.string() }).loose()),
  })
  .loose()
  .meta({ id: 'ImportPreview' })

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
    limits: { account: { name: 'import', quota: 30, windowSeconds: 600 } },
    answers: {
      200: { description: 'What importing it would do.', schema: ImportPreview, example: exampleImportPreview },
      201: anImport,
      409: { description: 'The id given belongs to another import.' },
    },
    async run({ deps, query: { format, preview, id }, file, newId }) {
      if (preview) return json(await previewImport(deps, { format, bytes: file }))
      return record(await runImport(deps, { id: id ?? newId, format, bytes: file }), 201)
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
