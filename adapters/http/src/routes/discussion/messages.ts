import { Message, NewMessage, postMessage } from '@throughline/core/discussion'
import { exampleMessage } from '../../discussion-examples.ts'
import { withId } from '../../new-id.ts'
import { record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aMessage = { description: 'The message.', schema: Message, example: exampleMessage, headers: ['ETag'] } as const

export const messageRoutes: readonly Route[] = [
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
]
