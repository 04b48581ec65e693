import { addSampleData, Import, readSampleData, removeSampleData } from '@throughline/core/import'
import { z } from 'zod'
import { exampleImport } from '../examples.ts'
import { json, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const anImport = {
  description: 'The import it was added as.',
  schema: Import,
  example: { ...exampleImport, format: 'sample-data' },
  headers: ['ETag'],
} as const

/** Making it takes the time of a large import. */
const limits = { account: { name: 'sample-data', quota: 10, windowSeconds: 3600 } }

export const sampleDataRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/sample-data',
    operationId: 'getSampleData',
    summary: 'Whether sample data is in the account',
    area: 'Imports',
    answers: {
      200: {
        description: 'The import it was added as; `null` when there is none.',
        schema: z.object({ import: Import.nullable() }),
        example: { import: null },
      },
    },
    run: async ({ deps }) => json({ import: await readSampleData(deps) }),
  }),
  forPerson({
    method: 'POST',
    path: '/sample-data',
    operationId: 'addSampleData',
    summary: 'Add a believable person’s tasks, goals, journal, career and practice to the account, as one import',
    area: 'Imports',
    limits,
    costly: true,
    alone: true,
    answers: { 201: anImport },
    run: async ({ deps }) => record(await addSampleData(deps), 201),
  }),
  forPerson({
    method: 'DELETE',
    path: '/sample-data',
    operationId: 'removeSampleData',
    summary: 'Move all of the sample data to the trash, what was changed of it since among it; what one made oneself stays',
    area: 'Imports',
    alone: true,
    answers: { 200: anImport },
    run: async ({ deps }) => record(await removeSampleData(deps)),
  }),
]
