import {
  createSavedView,
  deleteSavedView,
  editSavedView,
  listSavedViews,
  NewSavedView,
  restoreSavedView,
  SavedView,
  SavedViewChanges,
  savedViews,
} from '@throughline/core/task'
import { z } from 'zod'
import { exampleSavedView } from '../examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aView = { description: 'The saved view.', schema: SavedView, example: exampleSavedView, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'saved view')

export const savedViewRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/saved-views',
    operationId: 'listSavedViews',
    summary: 'Your saved views, oldest first',
    area: 'Tasks',
    query: z.strictObject(paging),
    caching: 'list',
    answers: {
      200: pageAnswer(SavedView, exampleSavedView),
    },
    run: async ({ deps, query }) => jsonPage(await listSavedViews(deps, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/saved-views',
    operationId: 'createSavedView',
    summary: 'Keep a filter, a layout, a grouping and a sorting under a name',
    area: 'Tasks',
    body: NewSavedView,
    answers: {
      201: { ...aView, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another saved view.' },
    },
    async run({ deps, body, newId }) {
      const view = await createSavedView(deps, withId(body, newId))
      return record(view, 201, { location: `/api/v1/saved-views/${view.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/saved-views/{id}',
    operationId: 'getSavedView',
    summary: 'One saved view',
    area: 'Tasks',
    caching: 'record',
    answers: { 200: aView },
    run: oneOf(savedViews),
  }),
  forPerson({
    method: 'PATCH',
    path: '/saved-views/{id}',
    operationId: 'editSavedView',
    summary: 'Change fields of a saved view (JSON Merge Patch)',
    area: 'Tasks',
    body: SavedViewChanges,
    conditional: true,
    answers: { 200: aView },
    run: async ({ deps, params, body, expectedVersion }) => record(await editSavedView(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/saved-views/{id}',
    operationId: 'deleteSavedView',
    summary: 'Move a saved view to the trash',
    area: 'Tasks',
    conditional: true,
    answers: { 200: aView },
    run: async ({ deps, params, expectedVersion }) => record(await deleteSavedView(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/saved-views/{id}/restore',
    operationId: 'restoreSavedView',
    summary: 'Take a saved view out of the trash',
    area: 'Tasks',
    answers: { 200: aView },
    run: async ({ deps, params }) => record(await restoreSavedView(deps, idOf(params))),
  }),
]
