import {
  Attachment,
  AttachmentChanges,
  attachFile,
  attachments,
  deleteAttachment,
  type FileOwner,
  getAttachment,
  isSafeImage,
  listAttachments,
  readAttachment,
  renameAttachment,
  restoreAttachment,
  type StagedFile,
} from '@throughline/core/attachment'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { byteRange } from '../byte-range.ts'
import { contentDisposition } from '../content-disposition.ts'
import { noneMatch } from '../etag.ts'
import { exampleAttachment } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { jsonPage, type Reply, record } from '../reply.ts'
import { forPerson, type PersonCall, type Route } from '../route.ts'
import { demandScope, scopeOfKind } from '../scope.ts'
import { streamOf } from '../stream-of.ts'

const aFile = { description: 'The file, but for its content.', schema: Attachment, example: exampleAttachment, headers: ['ETag'] } as const

const owned = {
  taskId: RecordId.optional().describe('The task the files belong to.'),
  entryId: RecordId.optional().describe('The entry of the journal they belong to, instead of a task.'),
  winId: RecordId.optional().describe('The win they are evidence of, instead of a task.'),
  profileId: RecordId.optional().describe('The profile they are pictures of, instead of a task.'),
  targetJobId: RecordId.optional().describe('The target job they were sent for, instead of a task.'),
}
type Owned = z.infer<z.ZodObject<typeof owned>>

const ownerKinds = { taskId: 'task', entryId: 'journal-entry', winId: 'win', profileId: 'profile', targetJobId: 'target-job' } as const

const ownersOf = (asked: Owned): FileOwner[] =>
  (Object.keys(ownerKinds) as (keyof Owned)[]).flatMap((name) => {
    const id = asked[name]
    return id === undefined ? [] : { kind: ownerKinds[name], id }
  })

const hasOneOwner = (asked: Owned) => ownersOf(asked).length === 1
const oneOwner = {
  path: ['taskId'],
  error: 'Name a task, an entry, a win, a profile or a target job: one of them.',
  params: { code: 'one_owner' },
}

const ofOwner = z.strictObject(owned).refine(hasOneOwner, oneOwner)
const toOwner = z
  .strictObject({ ...owned, id: RecordId.optional().describe('An id of your own: sending it again keeps nothing twice.') })
  .refine(hasOneOwner, oneOwner)

const ownerOf = (asked: Owned): FileOwner => ownersOf(asked)[0] as FileOwner

type AnyCall = Pick<PersonCall<unknown, unknown>, 'deps' | 'may' | 'params'>

/** What a token may not read, or change, it reads, or changes, no files of. */
const demandOwner = (call: Pick<AnyCall, 'may'>, { kind }: FileOwner, how: 'read' | 'write') => demandScope(call, scopeOfKind(kind, how))

/** Makes sure that who asks may read, or change, what the file of an address belongs to; also for one in the trash. */
async function demandOwnerOf(call: AnyCall, how: 'read' | 'write'): Promise<void> {
  const { store, actor } = call.deps
  const file = await store.get(actor.space, attachments, idOf(call.params))
  if (file) demandOwner(call, file.owner, how)
}

const content = z.string().meta({ format: 'binary' })

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'file')

/** Shown by itself it is nobody: no script, no form, no page of ours beside it. */
const SEALED = "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export const attachmentRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/attachments',
    operationId: 'attachFile',
    summary:
      'Keep a file with a task, an entry, a win, the profile or a target job; of 25 MiB at most, up to 20 of them, with an entry 100, with the profile 5',
    area: 'Files',
    query: toOwner,
    body: 'upload',
    barePictures: true,
    limits: { account: { name: 'attach', quota: 120, windowSeconds: 600 } },
    answers: { 201: aFile, 409: { description: 'The id given belongs to another file.' } },
    async run(call) {
      const { deps, query, file, fileName, newId } = call
      demandOwner(call, ownerOf(query), 'write')
      return record(await attachFile(deps, { owner: ownerOf(query), id: query.id ?? newId, name: fileName, file: file as StagedFile }), 201)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/attachments',
    operationId: 'listAttachments',
    summary: 'The files of a task, an entry, a win, the profile or a target job, oldest first',
    area: 'Files',
    query: ofOwner,
    caching: 'list',
    answers: {
      200: pageAnswer(Attachment, exampleAttachment, 'All of them.'),
      404: { description: 'There is no such record.' },
    },
    async run(call) {
      demandOwner(call, ownerOf(call.query), 'read')
      return jsonPage(await listAttachments(call.deps, ownerOf(call.query)))
    },
  }),
  forPerson({
    method: 'GET',
    path: '/attachments/{id}/content',
    operationId: 'readAttachment',
    summary: 'What is in a file; a picture to be shown, anything else to be saved',
    area: 'Files',
    answers: {
      200: { description: 'The bytes, of the type they show.', mediaType: 'application/octet-stream', schema: content, example: '…' },
      206: { description: 'The part that Range asks for.', mediaType: 'application/octet-stream', schema: content, example: '…' },
      416: { description: 'Range asks for what lies past its end.' },
    },
    async run(call) {
      await demandOwnerOf(call, 'read')
      return contentReply(call.deps, await getAttachment(call.deps, idOf(call.params)), call.request.headers)
    },
  }),
  forPerson({
    method: 'PATCH',
    path: '/attachments/{id}',
    operationId: 'renameAttachment',
    summary: 'Rename a file (JSON Merge Patch)',
    area: 'Files',
    body: AttachmentChanges,
    conditional: true,
    answers: { 200: aFile },
    async run(call) {
      await demandOwnerOf(call, 'write')
      const { deps, params, body, expectedVersion } = call
      return record(await renameAttachment(deps, idOf(params), body, { expectedVersion }))
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/attachments/{id}',
    operationId: 'deleteAttachment',
    summary: 'Move a file to the trash',
    area: 'Files',
    conditional: true,
    answers: { 200: aFile },
    async run(call) {
      await demandOwnerOf(call, 'write')
      return record(await deleteAttachment(call.deps, idOf(call.params), { expectedVersion: call.expectedVersion }))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/attachments/{id}/restore',
    operationId: 'restoreAttachment',
    summary: 'Take a file out of the trash',
    area: 'Files',
    answers: { 200: aFile },
    async run(call) {
      await demandOwnerOf(call, 'write')
      return record(await restoreAttachment(call.deps, idOf(call.params)))
    },
  }),
]

/** What is in a file, or the part of it that is asked for. */
export async function contentReply(deps: Parameters<typeof readAttachment>[0], file: Attachment, asked: Headers): Promise<Reply> {
  const etag = `"${file.sha256}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    // The same bytes for ever, but only for who is signed in: so it is asked each time, and answered without them.
    'cache-control': 'private, no-cache',
    'content-type': file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
    // PDF readers of browsers do not work in a sandbox; such a file is saved like any other.
    'content-disposition': contentDisposition(isSafeImage(file.type) ? 'inline' : 'attachment', file.name),
    'content-security-policy': SEALED,
    'cross-origin-resource-policy': 'same-origin',
  }
  if (noneMatch(asked.get('if-none-match'), etag)) return { status: 304, body: null, headers }
  const isSameStill = (asked.get('if-range') ?? etag) === etag
  const range = isSameStill ? byteRange(asked.get('range'), file.size) : null
  const { start, end } = range ?? { start: 0, end: file.size }
  const body = streamOf(await readAttachment(deps, file, { start, end }))
  const length = { 'content-length': String(end - start), ...(range && { 'content-range': `bytes ${start}-${end - 1}/${file.size}` }) }
  return { status: range ? 206 : 200, body, headers: { ...headers, ...length } }
}
