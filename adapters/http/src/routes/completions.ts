import { PlainDate } from '@throughline/core/kernel'
import {
  CompleteTask,
  Completion,
  completeTask,
  listCompletions,
  PreviewRecurrence,
  previewRecurrence,
  SkipOccurrence,
  skipOccurrence,
  Task,
  undoCompletion,
} from '@throughline/core/task'
import { z } from 'zod'
import { exampleCompletion, exampleDoneTask } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
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
      409: { description: 'The round named is not the one that is due.' },
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
      200: pageAnswer(Completion, exampleCompletion),
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
  forPerson({
    method: 'POST',
    path: '/tasks/{id}/skips',
    operationId: 'skipOccurrence',
    summary: 'Move a repeating task on without doing it',
    area: 'Tasks',
    body: SkipOccurrence,
    bodyOptional: true,
    answers: { 200: task, 409: { description: 'It does not repeat, or this is the last time it comes round.' } },
    run: async ({ deps, params, body, newId, since }) =>
      record(await skipOccurrence(deps, pathId(params.id, 'task'), body, { eventId: newId, since })),
  }),
  forPerson({
    method: 'POST',
    path: '/tasks/recurrence-preview',
    operationId: 'previewRecurrence',
    changesNoPage: true,
    summary: 'The first five dates of a repeat',
    area: 'Tasks',
    costly: true,
    body: PreviewRecurrence,
    answers: {
      200: {
        description: 'Plain dates, fewer when it ends before.',
        schema: z.object({ dates: z.array(PlainDate) }),
        example: { dates: ['2026-03-27', '2026-04-24', '2026-05-29', '2026-06-26', '2026-07-31'] },
      },
    },
    run: async ({ deps, body }) => json(previewRecurrence(deps, body)),
  }),
]
