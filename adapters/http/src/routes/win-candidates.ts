import {
  Dismissal,
  DismissedCandidate,
  dismissCandidate,
  listCandidates,
  MAX_CANDIDATE_DAYS,
  MAX_CANDIDATES,
  offerAgain,
  WinCandidate,
} from '@throughline/core/career'
import { PlainDate } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleCandidate, exampleDismissal } from '../career-examples.ts'
import { pathId } from '../path-id.ts'
import { wholeNumber } from '../query.ts'
import { json, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const DEFAULT_CANDIDATES = 20

export const winCandidateRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/win-candidates',
    operationId: 'listWinCandidates',
    summary: 'What finished work of some days may be worth keeping as a win, best first, each with its reasons',
    area: 'Career',
    alsoNeeds: ['tasks:read', 'goals:read', 'journal:read'],
    costly: true,
    query: z.strictObject({
      from: PlainDate.meta({ description: 'The first day.', example: '2026-02-27' }),
      until: PlainDate.meta({ description: `The last day, at most ${MAX_CANDIDATE_DAYS} after the first.`, example: '2026-03-05' }),
      limit: wholeNumber(z.int().min(1).max(MAX_CANDIDATES)).default(DEFAULT_CANDIDATES).describe(`How many at most, 1–${MAX_CANDIDATES}.`),
    }),
    caching: 'list',
    answers: {
      200: {
        description: 'What became a win or was dismissed is left out.',
        schema: z.object({ items: z.array(WinCandidate) }),
        example: { items: [exampleCandidate] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query: { limit, ...range } }) => json({ items: await listCandidates(deps, range, limit) }),
  }),
  forPerson({
    method: 'POST',
    path: '/win-candidates/dismissals',
    operationId: 'dismissWinCandidate',
    summary: 'Leave a candidate out from now on',
    area: 'Career',
    body: Dismissal,
    answers: { 201: { description: 'That it is left out.', schema: DismissedCandidate, example: exampleDismissal, headers: ['ETag'] } },
    run: async ({ deps, body }) => record(await dismissCandidate(deps, body), 201),
  }),
  forPerson({
    method: 'DELETE',
    path: '/win-candidates/dismissals/{id}',
    operationId: 'restoreWinCandidate',
    summary: 'Offer a candidate again, named by the id of its record',
    area: 'Career',
    answers: { 200: { description: 'That it was left out.', schema: DismissedCandidate, example: exampleDismissal, headers: ['ETag'] } },
    run: async ({ deps, params }) => record(await offerAgain(deps, pathId(params.id, 'dismissed candidate'))),
  }),
]
