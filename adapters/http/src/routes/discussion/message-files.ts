import { Attachment, type StagedFile } from '@throughline/core/attachment'
import { attachToMessage, dropMessageFile, getMessageFile } from '@throughline/core/discussion'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleAttachment } from '../../examples.ts'
import { pathId } from '../../path-id.ts'
import { saying } from '../../rate-limit.ts'
import { noContent, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { contentReply } from '../attachments.ts'
import { discussionId, notPermitted } from './discussions.ts'
import { messageId } from './messages.ts'

const content = z.string().meta({ format: 'binary' })

const fileId = ({ fileId: id }: Readonly<Record<string, string>>) => pathId(id, 'file')

export const messageFileRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/messages/{messageId}/files',
    operationId: 'attachToMessage',
    summary: 'Keep a file of up to 25 MiB for a message, sent or not yet, up to 10; it shows once the message names it under `fileIds`',
    area: 'Discussions',
    query: z.strictObject({ id: RecordId.optional().describe('An id of your own: sending it again keeps nothing twice.') }),
    body: 'upload',
    barePictures: true,
    limits: { account: { name: 'attach', quota: 120, windowSeconds: 600 } },
    answers: {
      201: { description: 'The file, but for its content.', schema: Attachment, example: exampleAttachment, headers: ['ETag'] },
      ...notPermitted,
      409: { description: 'The message was taken back, or the id given belongs to another file.' },
    },
    async run({ deps, params, query, file, fileName, newId }) {
      const sent = { id: query.id ?? newId, name: fileName, file: file as StagedFile }
      return record(await attachToMessage(deps, discussionId(params), messageId(params), sent), 201)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/messages/{messageId}/files/{fileId}/content',
    operationId: 'readMessageFile',
    summary: 'What is in a file of a message; a picture to be shown, anything else to be saved',
    area: 'Discussions',
    answers: {
      200: { description: 'The bytes, of the type they show.', mediaType: 'application/octet-stream', schema: content, example: '…' },
      206: { description: 'The part that Range asks for.', mediaType: 'application/octet-stream', schema: content, example: '…' },
      416: { description: 'Range asks for what lies past its end.' },
    },
    async run({ deps, params, request }) {
      const { file, within } = await getMessageFile(deps, discussionId(params), messageId(params), fileId(params))
      return contentReply(within, file, request.headers)
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/discussions/{id}/messages/{messageId}/files/{fileId}',
    operationId: 'dropMessageFile',
    summary: 'Take a file of yours off its message or, where it does not show it, erase it',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 204: { description: 'It is gone.' }, ...notPermitted, 409: { description: 'The message was taken back.' } },
    async run({ deps, params }) {
      await dropMessageFile(deps, discussionId(params), messageId(params), fileId(params))
      return noContent()
    },
  }),
]
