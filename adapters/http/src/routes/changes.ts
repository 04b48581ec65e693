import { CopyChange, copiedAreas, readChanges } from '@throughline/core/changes'
import { MAX_LIMIT } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleGoal, exampleId } from '../examples.ts'
import { wholeNumber } from '../query.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const query = z.strictObject({
  after: z.string().min(1).max(4096).optional().describe('The `cursor` that was answered last; without it a copy is begun.'),
  limit: wholeNumber(z.int().min(1).max(MAX_LIMIT))
    .default(MAX_LIMIT)
    .describe(`How many records of a copy that begins, or changes after that, are looked at, 1–${MAX_LIMIT}.`),
})

const Changes = z
  .object({
    items: z.array(CopyChange),
    cursor: z.string().describe('What to ask for `after` next: opaque, and for this person alone.'),
    hasMore: z.boolean().describe('Whether there is more right now.'),
  })
  .meta({ id: 'CopyChanges' })

const { id, version, updatedAt } = exampleGoal

const example = {
  items: [
    { seq: 41, kind: 'goal', id, discussionId: null, change: 'put', version, record: exampleGoal, changedAt: updatedAt },
    { seq: 42, kind: 'task', id: exampleId, discussionId: null, change: 'gone', version: null, record: null, changedAt: updatedAt },
  ],
  cursor: 'b1Zt8cS9…',
  hasMore: false,
}

export const changeRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/changes',
    operationId: 'readChanges',
    summary:
      'Keep a copy up to date; first all that is there, then what has changed since, with what is gone; a token sees what it may read',
    area: 'Events',
    query,
    caching: 'list',
    byScopes: true,
    costly: true,
    answers: {
      200: {
        description:
          'What to take over, in order: `put` the record, or let go of what is `gone`. With a discussion that is gone goes all that has its id as `discussionId`.',
        schema: Changes,
        example,
        headers: ['ETag'],
      },
      410: { description: 'A copy cannot go on from this cursor. Begin a new one, without `after`.' },
    },
    run: async ({ deps, query, may }) =>
      json(await readChanges(deps, { ...query, areas: copiedAreas.filter((area) => may(`${area}:read`)) })),
  }),
]
