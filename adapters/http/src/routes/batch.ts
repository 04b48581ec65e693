import { parse } from '@throughline/core/kernel'
import { z } from 'zod'
import { BatchOperation, MAX_OPERATIONS, runOperations } from '../batch.ts'
import { exampleId, exampleTask } from '../examples.ts'
import { forPerson, type Route } from '../route.ts'

const address = `/tasks/${exampleId}`

const Batch = z
  .strictObject({
    operations: z.array(BatchOperation).min(1).max(MAX_OPERATIONS),
    stopOnError: z.boolean().default(false).describe('After a refusal the rest is not run; each of them answers 424.'),
  })
  .meta({
    id: 'Batch',
    example: {
      operations: [
        { method: 'PATCH', path: address, ifMatch: '"2"', body: { priority: 'high' } },
        { method: 'POST', path: `${address}/completions`, idempotencyKey: '8e03978e-40d5-43e8-bc93-6894a57f9324' },
      ],
    },
  })

const Result = z
  .object({
    status: z.int(),
    etag: z.string().optional().describe('Of a record: its version, for `ifMatch`.'),
    body: z.unknown().describe('What the operation answers by itself, a problem too; `null` when it answers nothing.'),
  })
  .meta({ id: 'BatchResult' })

/** What it answers of entries may be sealed later, and much that is read tells of entries. A path with a `%` may be any. */
const mayTellOfEntries = (body: unknown) => {
  const { success, data } = Batch.safeParse(body)
  return success && data.operations.some(({ method, path }) => method === 'GET' || /journal|wins|%/.test(path))
}

export const batchRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/batch',
    operationId: 'batch',
    summary: `Run up to ${MAX_OPERATIONS} operations in one request, in order, each with its own answer`,
    area: 'Batch',
    alone: true,
    body: Batch,
    answers: {
      200: {
        description:
          'One result for each operation, in their order, also when some were refused. Each is checked and limited as a request of its own. ' +
          'Not part of a batch: another batch, signing in and up, uploads, streams and files.',
        schema: z.object({ results: z.array(Result) }),
        example: {
          results: [
            { status: 200, etag: '"3"', body: exampleTask },
            {
              status: 404,
              body: {
                type: '/problems/not-found',
                title: 'Not found',
                status: 404,
                instance: `/api/v1${address}/completions`,
                requestId: '5d0f6f70-3a68-4c39-a8f4-7a7ab5c2c7a1',
              },
            },
          ],
        },
      },
    },
    isUnkept: mayTellOfEntries,
    async run({ app, request, body, newId, within }) {
      const { operations, stopOnError } = parse(Batch, body)
      const results = await runOperations(operations, stopOnError, { request, keyBase: newId, within, giveWay: app.giveWay })
      return { status: 200, body: `{"results":${results}}`, headers: { 'content-type': 'application/json' } }
    },
  }),
]
