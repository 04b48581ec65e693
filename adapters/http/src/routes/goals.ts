import { createGoal, editGoal, Goal, GoalChanges, GoalStatus, goals, listGoals, NewGoal } from '@throughline/core/goal'
import { RecordId } from '@throughline/core/kernel'
import { deleteGoalKeepingTasks, restoreGoalWithTasks } from '@throughline/core/task'
import { z } from 'zod'
import { exampleGoal } from '../examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aGoal = { description: 'The goal.', schema: Goal, example: exampleGoal, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'goal')

const listQuery = oneAtMost(
  z.strictObject({
    status: GoalStatus.optional().describe('Only those that stand so.'),
    parentId: RecordId.optional().describe('Only those directly below this goal.'),
    trash: flag.describe('`true`: those in the trash, newest first.'),
    fields: fieldsOf(Goal),
    ...paging,
  }),
  ['status', 'parentId', 'trash'],
  { at: 'status', error: 'Ask for a status, for what stands below a goal or for the trash, one at a time.' },
)

export const goalRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/goals',
    operationId: 'listGoals',
    summary: 'Your goals in their order; those of a status, below a goal or in the trash',
    area: 'Goals',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(Goal, exampleGoal) },
    run: async ({ deps, query }) => jsonPage(trimmedPage(await listGoals(deps, query, pageOf(query)), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/goals',
    operationId: 'createGoal',
    summary: 'Set a goal; what is left out of its metric is filled in by its type',
    area: 'Goals',
    body: NewGoal,
    answers: {
      201: { ...aGoal, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another goal.' },
    },
    async run({ deps, body, newId }) {
      const goal = await createGoal(deps, withId(body, newId))
      return record(goal, 201, { location: `/api/v1/goals/${goal.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/goals/{id}',
    operationId: 'getGoal',
    summary: 'One goal',
    area: 'Goals',
    caching: 'record',
    answers: { 200: aGoal },
    run: oneOf(goals),
  }),
  forPerson({
    method: 'PATCH',
    path: '/goals/{id}',
    operationId: 'editGoal',
    summary: 'Change fields of a goal (JSON Merge Patch); a status pauses, closes or reopens it',
    area: 'Goals',
    body: GoalChanges,
    conditional: true,
    answers: { 200: aGoal, 409: { description: 'Another move of goals was quicker, and both would make a circle.' } },
    run: async ({ deps, params, body, expectedVersion }) => record(await editGoal(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/goals/{id}',
    operationId: 'deleteGoal',
    summary: 'Move a goal to the trash with its check-ins; its tasks lose the link, and the goals below it stand at the top meanwhile',
    area: 'Goals',
    conditional: true,
    answers: { 200: aGoal },
    run: async ({ deps, params, expectedVersion }) => record(await deleteGoalKeepingTasks(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/goals/{id}/restore',
    operationId: 'restoreGoal',
    summary: 'Take a goal out of the trash, with its tasks and what stood below it',
    area: 'Goals',
    answers: { 200: aGoal },
    run: async ({ deps, params }) => record(await restoreGoalWithTasks(deps, idOf(params))),
  }),
]
