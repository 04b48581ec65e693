import {
  CheckIn,
  CheckInChanges,
  checkIns,
  createCheckIn,
  deleteCheckIn,
  editCheckIn,
  listCheckIns,
  NewCheckIn,
  restoreCheckIn,
} from '@throughline/core/goal'
import { PlainDate } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleCheckIn } from '../examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aCheckIn = { description: 'The check-in.', schema: CheckIn, example: exampleCheckIn, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'check-in')

const listQuery = z.strictObject({
  from: PlainDate.optional().describe('The first day.'),
  before: PlainDate.optional().describe('The day after the last.'),
  order: z.enum(['newest', 'oldest']).default('newest').describe('Which comes first, by the day it is about.'),
  ...paging,
})

export const checkInRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/goals/{id}/check-ins',
    operationId: 'listCheckIns',
    summary: 'What was written down about a goal, by the day it is about',
    area: 'Goals',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(CheckIn, exampleCheckIn) },
    async run({ deps, params, query }) {
      const { from, before, order } = query
      return jsonPage(await listCheckIns(deps, pathId(params.id, 'goal'), { from, before, oldestFirst: order === 'oldest' }, pageOf(query)))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/goals/{id}/check-ins',
    operationId: 'createCheckIn',
    summary: 'Write a measurement of a goal down, of today unless it says so',
    area: 'Goals',
    body: NewCheckIn,
    answers: {
      201: { ...aCheckIn, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another check-in.' },
    },
    async run({ deps, params, body, newId }) {
      const checkIn = await createCheckIn(deps, pathId(params.id, 'goal'), withId(body, newId))
      return record(checkIn, 201, { location: `/api/v1/check-ins/${checkIn.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/check-ins/{id}',
    operationId: 'getCheckIn',
    summary: 'One check-in',
    area: 'Goals',
    caching: 'record',
    answers: { 200: aCheckIn },
    run: oneOf(checkIns),
  }),
  forPerson({
    method: 'PATCH',
    path: '/check-ins/{id}',
    operationId: 'editCheckIn',
    summary: 'Change what a check-in says (JSON Merge Patch); what it said before is kept with it',
    area: 'Goals',
    body: CheckInChanges,
    conditional: true,
    answers: { 200: aCheckIn },
    run: async ({ deps, params, body, expectedVersion }) => record(await editCheckIn(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/check-ins/{id}',
    operationId: 'deleteCheckIn',
    summary: 'Move a check-in to the trash',
    area: 'Goals',
    conditional: true,
    answers: { 200: aCheckIn },
    run: async ({ deps, params, expectedVersion }) => record(await deleteCheckIn(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/check-ins/{id}/restore',
    operationId: 'restoreCheckIn',
    summary: 'Take a check-in out of the trash',
    area: 'Goals',
    answers: { 200: aCheckIn },
    run: async ({ deps, params }) => record(await restoreCheckIn(deps, idOf(params))),
  }),
]
