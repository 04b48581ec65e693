import {
  ActionItem,
  ActionItemChanges,
  actionItems,
  createActionItem,
  deleteActionItem,
  editActionItem,
  listActionItems,
  NewActionItem,
  restoreActionItem,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { exampleActionItem } from '../../decision-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pathId } from '../../path-id.ts'
import { pageOf, paging, yesOrNo } from '../../query.ts'
import { giving, saying } from '../../rate-limit.ts'
import { jsonPage, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const anItem = { description: 'The action item.', schema: ActionItem, example: exampleActionItem, headers: ['ETag'] } as const

const actionId = ({ actionId: id }: Readonly<Record<string, string>>) => pathId(id, 'action item')

const one = '/discussions/{id}/action-items/{actionId}'

/** None of them is cached: what they answer is read from tasks, which change by themselves. */
export const actionItemRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/action-items',
    operationId: 'listActionItems',
    summary: 'Who has to do what in a discussion, with title, state and day as the tasks have them now',
    area: 'Discussions',
    query: z.strictObject({
      open: yesOrNo.describe('`true`: what is to be done, by its day; `false`: what is no more. Without: all, the newest first.'),
      ...paging,
    }),
    answers: {
      200: {
        description: 'One page.',
        schema: z.object({ items: z.array(ActionItem), nextCursor: z.string().nullable() }),
        example: { items: [exampleActionItem], nextCursor: null },
      },
    },
    async run({ deps, params, query: { open, limit, cursor } }) {
      const { items, nextCursor } = await listActionItems(deps, discussionId(params), { open }, pageOf({ limit, cursor }))
      return jsonPage({ json: JSON.stringify(items), nextCursor })
    },
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/action-items',
    operationId: 'createActionItem',
    summary: 'Give somebody in a discussion, yourself unless you say whom, something to do; it becomes a task of theirs',
    area: 'Discussions',
    limits: { account: giving },
    body: NewActionItem,
    answers: {
      201: { ...anItem, headers: ['ETag', 'Location'] },
      ...notPermitted,
      409: { description: 'The id given belongs to another action item.' },
    },
    async run({ deps, params, body, newId }) {
      const item = await createActionItem(deps, discussionId(params), withId(body, newId))
      return record(item, 201, { location: `/api/v1/discussions/${params.id}/action-items/${item.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: one,
    operationId: 'getActionItem',
    summary: 'One action item, as its task has it now',
    area: 'Discussions',
    answers: { 200: anItem },
    run: oneOf(actionItems, 'actionId'),
  }),
  forPerson({
    method: 'PATCH',
    path: one,
    operationId: 'editActionItem',
    summary: 'Retitle, move, complete or reopen an action item by its task (JSON Merge Patch); its person, who gave it and an owner may',
    area: 'Discussions',
    limits: { account: saying },
    body: ActionItemChanges,
    conditional: true,
    answers: { 200: anItem, ...notPermitted, 409: { description: 'There is no task behind it any more, or its person has left.' } },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editActionItem(deps, discussionId(params), actionId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: one,
    operationId: 'deleteActionItem',
    summary: 'Withdraw an action item; a task that is not done goes to the trash with it',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: anItem, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await deleteActionItem(deps, discussionId(params), actionId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: `${one}/restore`,
    operationId: 'restoreActionItem',
    summary: 'Bring an action item back that was withdrawn, and its task',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: anItem, ...notPermitted },
    run: async ({ deps, params }) => record(await restoreActionItem(deps, discussionId(params), actionId(params))),
  }),
]
