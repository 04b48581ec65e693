import { RecordId } from '@throughline/core/kernel'
import { listDependents, MAX_PROGRESS, readProgress, Task } from '@throughline/core/task'
import { z } from 'zod'
import { exampleId, exampleTask } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { idList, pageOf, paging } from '../query.ts'
import { json, jsonPage } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const TaskProgress = z.object({
  id: RecordId,
  steps: z.object({ done: z.int(), total: z.int() }),
  blockers: z.array(z.object({ id: RecordId, title: z.string(), isOpen: z.boolean() })),
})

const example = {
  id: exampleId,
  steps: { done: 2, total: 4 },
  blockers: [{ id: '019a9b3c-5d02-7cc0-8000-0123456789ab', title: 'Get the pay bands', isOpen: true }],
}

export const taskProgressRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/tasks/progress',
    operationId: 'readProgress',
    summary: 'How many steps of some tasks are done, and what these tasks wait for',
    area: 'Tasks',
    costly: true,
    query: z.strictObject({ ids: idList(MAX_PROGRESS).describe(`Up to ${MAX_PROGRESS} ids, separated by commas.`) }),
    caching: 'list',
    answers: {
      200: {
        description: 'Those of them that have steps or wait for others.',
        schema: z.object({ items: z.array(TaskProgress) }),
        example: { items: [example] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query }) => json({ items: await readProgress(deps, query.ids) }),
  }),
  forPerson({
    method: 'GET',
    path: '/tasks/{id}/dependents',
    operationId: 'listDependents',
    summary: 'The tasks that wait for a task',
    area: 'Tasks',
    query: z.strictObject(paging),
    caching: 'list',
    answers: {
      200: pageAnswer(Task, exampleTask),
    },
    run: async ({ deps, params, query }) => jsonPage(await listDependents(deps, pathId(params.id, 'task'), pageOf(query))),
  }),
]
