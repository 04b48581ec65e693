import {
  createTaskTemplate,
  deleteTaskTemplate,
  editTaskTemplate,
  listTaskTemplates,
  NewTaskTemplate,
  restoreTaskTemplate,
  TaskTemplate,
  TaskTemplateChanges,
  taskTemplates,
  UseTaskTemplate,
  useTaskTemplate,
} from '@throughline/core/task'
import { z } from 'zod'
import { exampleTaskTemplate } from '../examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { created, task } from './tasks.ts'

const aTemplate = { description: 'The template.', schema: TaskTemplate, example: exampleTaskTemplate, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'task template')

export const taskTemplateRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/task-templates',
    operationId: 'listTaskTemplates',
    summary: 'Your templates, oldest first',
    area: 'Tasks',
    query: z.strictObject(paging),
    caching: 'list',
    answers: {
      200: pageAnswer(TaskTemplate, exampleTaskTemplate),
    },
    run: async ({ deps, query }) => jsonPage(await listTaskTemplates(deps, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/task-templates',
    operationId: 'createTaskTemplate',
    summary: 'Keep a task with its steps as a template',
    area: 'Tasks',
    body: NewTaskTemplate,
    answers: {
      201: { ...aTemplate, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another template.' },
      413: { description: 'The task and its steps have too much text for one template.' },
    },
    async run({ deps, body, newId }) {
      const template = await createTaskTemplate(deps, withId(body, newId))
      return record(template, 201, { location: `/api/v1/task-templates/${template.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/task-templates/{id}',
    operationId: 'getTaskTemplate',
    summary: 'One template',
    area: 'Tasks',
    caching: 'record',
    answers: { 200: aTemplate },
    run: oneOf(taskTemplates),
  }),
  forPerson({
    method: 'PATCH',
    path: '/task-templates/{id}',
    operationId: 'editTaskTemplate',
    summary: 'Rename a template (JSON Merge Patch)',
    area: 'Tasks',
    body: TaskTemplateChanges,
    conditional: true,
    answers: { 200: aTemplate },
    run: async ({ deps, params, body, expectedVersion }) => record(await editTaskTemplate(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/task-templates/{id}',
    operationId: 'deleteTaskTemplate',
    summary: 'Move a template to the trash; the tasks made from it stay',
    area: 'Tasks',
    conditional: true,
    answers: { 200: aTemplate },
    run: async ({ deps, params, expectedVersion }) => record(await deleteTaskTemplate(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/task-templates/{id}/restore',
    operationId: 'restoreTaskTemplate',
    summary: 'Take a template out of the trash',
    area: 'Tasks',
    answers: { 200: aTemplate },
    run: async ({ deps, params }) => record(await restoreTaskTemplate(deps, idOf(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/task-templates/{id}/tasks',
    operationId: 'useTaskTemplate',
    summary: 'Make the tasks of a template, dated from a day on or back from it; answers the topmost',
    area: 'Tasks',
    body: UseTaskTemplate,
    bodyOptional: true,
    // Each makes up to 200 tasks.
    limits: { account: { name: 'use-template', quota: 60, windowSeconds: 600 } },
    answers: { 201: { ...task, headers: ['ETag', 'Location'] } },
    run: async ({ deps, params, body, newId }) => created(await useTaskTemplate(deps, idOf(params), withId(body ?? {}, newId))),
  }),
]
