import { PlainDate } from '@throughline/core/kernel'
import {
  GoalActivity,
  GoalDays,
  GoalProgress,
  listGoalProgress,
  MAX_GOAL_DAYS,
  Measures,
  readGoalChanges,
  readGoalDays,
  readGoalProgress,
} from '@throughline/core/progress'
import { z } from 'zod'
import { exampleGoal } from '../examples.ts'
import { exampleActivity, exampleDays, exampleMeasures } from '../goal-examples.ts'
import { pathId } from '../path-id.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'goal')

export const goalProgressRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/goals/progress',
    operationId: 'listGoalProgress',
    summary: 'How all your goals go: progress, pace, projection, streaks and roll-up',
    area: 'Goals',
    costly: true,
    caching: 'list',
    answers: {
      200: {
        description: 'All goals that do not lie in the trash.',
        schema: z.object({ items: z.array(GoalProgress) }),
        example: { items: [{ goalId: exampleGoal.id, progress: exampleMeasures }] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps }) => json({ items: await listGoalProgress(deps) }),
  }),
  forPerson({
    method: 'GET',
    path: '/goals/{id}/progress',
    operationId: 'readGoalProgress',
    summary: 'How a goal goes, by now or at the end of a day',
    area: 'Goals',
    costly: true,
    query: z.strictObject({ on: PlainDate.optional().describe('A day to look back to; today when absent.') }),
    caching: 'list',
    answers: {
      200: { description: 'The measures of the goal.', schema: Measures, example: exampleMeasures, headers: ['ETag'] },
    },
    run: async ({ deps, params, query }) => json(await readGoalProgress(deps, idOf(params), query)),
  }),
  forPerson({
    method: 'GET',
    path: '/goals/{id}/days',
    operationId: 'readGoalDays',
    summary: 'What the days of a goal came to, for a chart and a heatmap',
    area: 'Goals',
    costly: true,
    query: z.strictObject({
      from: PlainDate.optional().describe(`The first day, at most ${MAX_GOAL_DAYS} before the last.`),
      before: PlainDate.optional().describe('The day after the last.'),
    }),
    caching: 'list',
    answers: {
      200: {
        description: 'Days with a value, marks of a habit, and the ideal line.',
        schema: GoalDays,
        example: exampleDays,
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params, query }) => json(await readGoalDays(deps, idOf(params), query)),
  }),
  forPerson({
    method: 'GET',
    path: '/goals/{id}/changes',
    operationId: 'readGoalChanges',
    summary: 'What happened to the tasks of a goal since the last check-in',
    area: 'Goals',
    alsoNeeds: ['tasks:read'],
    costly: true,
    caching: 'list',
    answers: {
      200: { description: 'Tasks done, tasks added, and time.', schema: GoalActivity, example: exampleActivity, headers: ['ETag'] },
    },
    run: async ({ deps, params }) => json(await readGoalChanges(deps, idOf(params))),
  }),
]
