import {
  AgendaItem,
  AgendaItemChanges,
  addAgendaItem,
  agendaItems,
  deleteAgendaItem,
  editAgendaItem,
  listAgenda,
  NewAgendaItem,
  restoreAgendaItem,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { exampleAgendaItem } from '../../meeting-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { flag, pageOf, paging } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { jsonPage, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

export const anAgendaItem = { description: 'The agenda item.', schema: AgendaItem, example: exampleAgendaItem, headers: ['ETag'] } as const

const itemId = ({ itemId }: Readonly<Record<string, string>>) => pathId(itemId, 'agenda item')

export const agendaRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/agenda-items',
    operationId: 'listAgenda',
    summary: 'What is to be talked about, in its order; or what was settled, the latest first',
    area: 'Discussions',
    query: z.strictObject({ settled: flag.describe('`true`: those that were settled.'), ...paging }),
    caching: 'list',
    answers: { 200: pageAnswer(AgendaItem, exampleAgendaItem) },
    run: async ({ deps, params, query: { settled, limit, cursor } }) =>
      jsonPage(await listAgenda(deps, discussionId(params), { settled }, pageOf({ limit, cursor }))),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/agenda-items',
    operationId: 'addAgendaItem',
    summary: 'Put something on the agenda: of the next meeting, or of a day',
    area: 'Discussions',
    limits: { account: saying },
    body: NewAgendaItem,
    answers: {
      201: { ...anAgendaItem, headers: ['ETag', 'Location'] },
      ...notPermitted,
      409: { description: 'The id given belongs to another agenda item.' },
    },
    async run({ deps, params, body, newId }) {
      const item = await addAgendaItem(deps, discussionId(params), withId(body, newId))
      return record(item, 201, { location: `/api/v1/discussions/${params.id}/agenda-items/${item.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/agenda-items/{itemId}',
    operationId: 'getAgendaItem',
    summary: 'One agenda item',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: anAgendaItem },
    run: oneOf(agendaItems, 'itemId'),
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}/agenda-items/{itemId}',
    operationId: 'editAgendaItem',
    summary: 'Change an agenda item, move it, settle it or reopen it (JSON Merge Patch)',
    area: 'Discussions',
    limits: { account: saying },
    body: AgendaItemChanges,
    conditional: true,
    answers: { 200: anAgendaItem, ...notPermitted },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editAgendaItem(deps, discussionId(params), itemId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/discussions/{id}/agenda-items/{itemId}',
    operationId: 'deleteAgendaItem',
    summary: 'Take an item off the agenda',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: anAgendaItem, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await deleteAgendaItem(deps, discussionId(params), itemId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/agenda-items/{itemId}/restore',
    operationId: 'restoreAgendaItem',
    summary: 'Put an item back on the agenda',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: anAgendaItem, ...notPermitted },
    run: async ({ deps, params }) => record(await restoreAgendaItem(deps, discussionId(params), itemId(params))),
  }),
]
