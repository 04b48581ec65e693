import { CompleteTask, Completion, completeTask, listCompletions, Task, undoCompletion } from '@throughline/core/task'
import { z } from 'zod'
import { exampleCompletion, exampleDoneTask } from '../examples.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { task } from './tasks.ts'

export const completionRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/tasks/{id}/completions',
    operationId: 'completeTask',
    summary: 'Complete a task; completing twice is one completion',
    area: 'Tasks',
    body: CompleteTask,
    bodyOptional: true,
    answers: {
      201: {
        description: 'The completion, and the task as it is now.',
        schema: z.object({ completion: Completion, task: Task }),
        example: { completion: exampleCompletion, task: exampleDoneTask },
      },
    },
    async run({ deps, params, body }) {
      const { completion, task } = await completeTask(deps, pathId(params.id, 'task'), body)
      return json({ completion, task }, 201)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/tasks/{id}/completions',
    operationId: 'listCompletions',
    summary: 'When a task was completed, newest first',
    area: 'Tasks',
    query: z.strictObject(paging),
    caching: 'list',
    answers: {
      200: {
        description: 'One page.',
        schema: z.object({ items: z.array(Completion), nextCursor: z.string().nullable() }),
        example: { items: [exampleCompletion], nextCursor: null },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params, query }) => jsonPage(await listCompletions(deps, pathId(params.id, 'task'), pageOf(query))),
  }),
  forPerson({
    method: 'DELETE',
    path: '/tasks/{id}/completions/{completionId}',
    operationId: 'undoCompletion',
    summary: 'Take a completion back',
    area: 'Tasks',
    answers: { 200: task },
    run: async ({ deps, params }) =>
      record(await undoCompletion(deps, pathId(params.id, 'task'), pathId(params.completionId, 'completion'))),
  }),
]
