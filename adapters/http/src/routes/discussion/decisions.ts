import {
  Calibration,
  Decision,
  DecisionChanges,
  decisions,
  deleteDecision,
  editDecision,
  judgeDecision,
  listDecisions,
  NewDecision,
  NewOutcome,
  readCalibration,
  recordDecision,
  restoreDecision,
  takeOutcomeBack,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { exampleCalibration, exampleDecision } from '../../decision-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { json, jsonPage, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aDecision = { description: 'The decision.', schema: Decision, example: exampleDecision, headers: ['ETag'] } as const

const decisionId = ({ decisionId: id }: Readonly<Record<string, string>>) => pathId(id, 'decision')

const listQuery = oneAtMost(
  z.strictObject({
    standing: flag.describe('`true`: those that no other has taken the place of.'),
    toReview: flag.describe('`true`: those to be looked at again, by the day of it.'),
    fields: fieldsOf(Decision),
    ...paging,
  }),
  ['standing', 'toReview'],
  { at: 'standing', error: 'Ask for one of them at a time.', code: 'one_at_a_time' },
)

const one = '/discussions/{id}/decisions/{decisionId}'

export const decisionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/calibration',
    operationId: 'readCalibration',
    summary: 'How sure you were of your own decisions, beside how many of them held, over all your discussions',
    area: 'Discussions',
    costly: true,
    answers: { 200: { description: 'By confidence and by quarter.', schema: Calibration, example: exampleCalibration } },
    run: async ({ deps }) => json(await readCalibration(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/decisions',
    operationId: 'listDecisions',
    summary: 'What was decided in a discussion, the newest first',
    area: 'Discussions',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(Decision, exampleDecision) },
    run: async ({ deps, params, query: { fields, limit, cursor, ...asked } }) =>
      jsonPage(trimmedPage(await listDecisions(deps, discussionId(params), asked, pageOf({ limit, cursor })), fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/decisions',
    operationId: 'recordDecision',
    summary: 'Keep what was decided, in place of an earlier decision where you say so; a day of review becomes a task of yours',
    area: 'Discussions',
    limits: { account: saying },
    body: NewDecision,
    answers: {
      201: { ...aDecision, headers: ['ETag', 'Location'] },
      ...notPermitted,
      409: { description: 'The id given belongs to another decision.' },
    },
    async run({ deps, params, body, newId }) {
      const decision = await recordDecision(deps, discussionId(params), withId(body, newId))
      return record(decision, 201, { location: `/api/v1/discussions/${params.id}/decisions/${decision.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: one,
    operationId: 'getDecision',
    summary: 'One decision',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aDecision },
    run: oneOf(decisions, 'decisionId'),
  }),
  forPerson({
    method: 'PATCH',
    path: one,
    operationId: 'editDecision',
    summary: 'Change fields of a decision (JSON Merge Patch); another day of review moves its task',
    area: 'Discussions',
    limits: { account: saying },
    body: DecisionChanges,
    conditional: true,
    answers: { 200: aDecision, ...notPermitted },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editDecision(deps, discussionId(params), decisionId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: one,
    operationId: 'deleteDecision',
    summary: 'Throw a decision away that you recorded, or any as an owner; the task of its review goes with it',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: aDecision, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await deleteDecision(deps, discussionId(params), decisionId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: `${one}/restore`,
    operationId: 'restoreDecision',
    summary: 'Bring a decision back that was thrown away',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: aDecision, ...notPermitted },
    run: async ({ deps, params }) => record(await restoreDecision(deps, discussionId(params), decisionId(params))),
  }),
  forPerson({
    method: 'POST',
    path: `${one}/outcome`,
    operationId: 'judgeDecision',
    summary: 'Say how a decision turned out, by which its review is done; said again, it takes the place of what was said',
    area: 'Discussions',
    limits: { account: saying },
    body: NewOutcome,
    conditional: true,
    answers: { 200: aDecision, ...notPermitted },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await judgeDecision(deps, discussionId(params), decisionId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: `${one}/outcome`,
    operationId: 'takeOutcomeBack',
    summary: 'Take back how a decision turned out; its review asks again',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: aDecision, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await takeOutcomeBack(deps, discussionId(params), decisionId(params), { expectedVersion })),
  }),
]
