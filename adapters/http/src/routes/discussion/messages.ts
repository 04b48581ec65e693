import {
  CountedReaction,
  editMessage,
  ListedMessage,
  listMessageRevisions,
  listMessages,
  MAX_MESSAGES_LISTED,
  Message,
  MessageChanges,
  MessageRevision,
  MessageWithPassages,
  messages,
  NewMessage,
  NewReaction,
  postMessage,
  react,
  restoreMessage,
  searchDiscussion,
  takeBackMessage,
} from '@throughline/core/discussion'
import { DEFAULT_LIMIT, line, type Page, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleListedMessage, exampleMessage, exampleRevision } from '../../discussion-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { idList, oneAtMost, pageOf, paging, wholeNumber } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { json, jsonPage, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aMessage = { description: 'The message.', schema: Message, example: exampleMessage, headers: ['ETag'] } as const

const wasTakenBack = { 409: { description: 'It was taken back.' } } as const

export const messageId = ({ messageId: id }: Readonly<Record<string, string>>) => pathId(id, 'message')

const MessageList = z.object({
  items: z.array(ListedMessage),
  earlier: RecordId.nullable().describe('What to ask for `before`; null where the discussion begins.'),
  later: RecordId.nullable().describe('What to ask for `after`; null where it ends.'),
})

const listQuery = oneAtMost(
  z.strictObject({
    replyTo: RecordId.optional().describe('The answers to this message, instead of the main line.'),
    around: z
      .union([z.literal('unread'), RecordId])
      .optional()
      .describe('Those around the first that you have not read, `unread`, or around a message.'),
    before: RecordId.optional().describe('Those said before this message.'),
    after: RecordId.optional().describe('Those said after this message.'),
    ids: idList(MAX_MESSAGES_LISTED)
      .optional()
      .describe(`These, up to ${MAX_MESSAGES_LISTED}, separated by commas; those not there are left out.`),
    limit: wholeNumber(z.int().min(1).max(MAX_MESSAGES_LISTED))
      .default(DEFAULT_LIMIT)
      .describe(`How many at most, 1–${MAX_MESSAGES_LISTED}.`),
  }),
  ['around', 'before', 'after', 'ids'],
  { at: 'around', error: 'Ask for one of them at a time.', code: 'one_at_a_time' },
)

export const messageRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/messages',
    operationId: 'listMessages',
    summary: 'What was said in a discussion, as it was said: the newest, unless another place is named',
    area: 'Discussions',
    query: listQuery,
    caching: 'list',
    answers: {
      200: {
        description: 'A stretch of it, with stones where something was taken back.',
        schema: MessageList,
        example: { items: [exampleListedMessage], earlier: null, later: null },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params, query: { limit, ...asked } }) => json(await listMessages(deps, discussionId(params), asked, limit)),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/messages',
    operationId: 'postMessage',
    summary: 'Say something in a discussion',
    area: 'Discussions',
    body: NewMessage,
    limits: { account: saying },
    answers: {
      201: { ...aMessage, headers: ['ETag', 'Location'] },
      ...notPermitted,
      409: { description: 'The id given belongs to another message.' },
    },
    async run({ deps, params, body, newId }) {
      const message = await postMessage(deps, discussionId(params), withId(body, newId))
      return record(message, 201, { location: `/api/v1/discussions/${params.id}/messages/${message.id}` })
    },
  }),
  // Apart from the list, as looking for words is counted as costly; ahead of what begins like it.
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/messages/search',
    operationId: 'searchDiscussion',
    summary: 'Find what was said in a discussion by the words in it, best first',
    area: 'Discussions',
    costly: true,
    query: z.strictObject({
      q: line(1, 200).meta({ description: 'Words; each is the beginning of a word in the text.', example: 'draft' }),
      ...paging,
    }),
    caching: 'list',
    answers: {
      200: pageAnswer(MessageWithPassages, { message: exampleMessage, passages: [{ text: exampleMessage.body, marks: [[46, 52]] }] }),
    },
    run: async ({ deps, params, query }) => page(await searchDiscussion(deps, discussionId(params), query.q, pageOf(query))),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/messages/{messageId}',
    operationId: 'getMessage',
    summary: 'One message',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aMessage },
    run: oneOf(messages, 'messageId'),
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}/messages/{messageId}',
    operationId: 'editMessage',
    summary: 'Say otherwise what you said (JSON Merge Patch); after five minutes it is marked, and how it read is kept',
    area: 'Discussions',
    body: MessageChanges,
    conditional: true,
    limits: { account: saying },
    answers: { 200: aMessage, ...notPermitted, ...wasTakenBack },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editMessage(deps, discussionId(params), messageId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/discussions/{id}/messages/{messageId}',
    operationId: 'takeBackMessage',
    summary: 'Take back what you said or, as the owner, what anybody said; a mark stays where it stood',
    area: 'Discussions',
    conditional: true,
    limits: { account: saying },
    answers: { 200: aMessage, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await takeBackMessage(deps, discussionId(params), messageId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/messages/{messageId}/restore',
    operationId: 'restoreMessage',
    summary: 'Undo, within an hour, that you took a message back',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: aMessage, ...notPermitted, 409: { description: 'It was taken back too long ago.' } },
    run: async ({ deps, params }) => record(await restoreMessage(deps, discussionId(params), messageId(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/messages/{messageId}/revisions',
    operationId: 'listMessageRevisions',
    summary: 'How a message read before, the last first; nothing of one that was taken back',
    area: 'Discussions',
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: pageAnswer(MessageRevision, exampleRevision) },
    run: async ({ deps, params, query }) => page(await listMessageRevisions(deps, discussionId(params), messageId(params), pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/messages/{messageId}/reactions',
    operationId: 'react',
    summary: 'Give a message an emoji, up to six different ones, or take one away',
    area: 'Discussions',
    body: NewReaction,
    limits: { account: saying },
    answers: {
      200: {
        description: 'All reactions to it, counted.',
        schema: z.object({ items: z.array(CountedReaction) }),
        example: { items: exampleListedMessage.reactions },
      },
      ...notPermitted,
      ...wasTakenBack,
    },
    run: async ({ deps, params, body }) => json({ items: await react(deps, discussionId(params), messageId(params), body) }),
  }),
]

const page = ({ items, nextCursor }: Page<object>) => jsonPage({ json: JSON.stringify(items), nextCursor })
