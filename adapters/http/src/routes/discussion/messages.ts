import {
  ListedMessage,
  listMessages,
  MAX_MESSAGES_LISTED,
  Message,
  NewMessage,
  postMessage,
  readMessage,
} from '@throughline/core/discussion'
import { DEFAULT_LIMIT, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleListedMessage, exampleMessage } from '../../discussion-examples.ts'
import { withId } from '../../new-id.ts'
import { pathId } from '../../path-id.ts'
import { idList, wholeNumber } from '../../query.ts'
import { json, record, storedRecord } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aMessage = { description: 'The message.', schema: Message, example: exampleMessage, headers: ['ETag'] } as const

export const messageId = ({ messageId: id }: Readonly<Record<string, string>>) => pathId(id, 'message')

const MessageList = z.object({
  items: z.array(ListedMessage),
  earlier: RecordId.nullable().describe('What to ask for `before`; null where the discussion begins.'),
  later: RecordId.nullable().describe('What to ask for `after`; null where it ends.'),
})

const listQuery = z
  .strictObject({
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
  })
  .refine(({ around, before, after, ids }) => [around, before, after, ids].filter((given) => given !== undefined).length <= 1, {
    path: ['around'],
    error: 'Ask for one of them at a time.',
    params: { code: 'one_at_a_time' },
  })

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
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/messages/{messageId}',
    operationId: 'getMessage',
    summary: 'One message',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aMessage },
    run: async ({ deps, params }) => storedRecord(await readMessage(deps, discussionId(params), messageId(params))),
  }),
]
