import type { Attachment } from '@throughline/core/attachment'
import type {
  CountedReaction,
  ListedMessage,
  Message,
  MessageChanges,
  MessageList,
  MessageRevision,
  MessagesAsked,
  MessageWithPassages,
  NewMessage,
  NewReaction,
} from '@throughline/core/discussion'
import type { Access } from './access.ts'
import type { UploadOptions, VersionOption } from './options.ts'
import type { Page, PageOptions } from './request.ts'

export interface MessageListOptions extends Omit<MessagesAsked, 'ids'> {
  /** 1–100; 50 unless said. */
  limit?: number
}

const all = (discussionId: string) => `/discussions/${encodeURIComponent(discussionId)}/messages`
const at = (discussionId: string, id: string) => `${all(discussionId)}/${encodeURIComponent(id)}`

const fileAt = (discussionId: string, messageId: string, id: string) => `${at(discussionId, messageId)}/files/${encodeURIComponent(id)}`

/** What is said in a discussion. */
export const discussionMessages = ({ baseUrl, request, sendFile }: Access) => ({
  /** A stretch of it in the order it was said: the newest, unless another place is named. */
  list: (discussionId: string, options: MessageListOptions = {}) =>
    request<MessageList>('GET', all(discussionId), { query: { ...options } }),
  /** Some of them, up to 100, with what belongs to each; those that are not there are left out. */
  some: async (discussionId: string, ids: readonly string[]): Promise<ListedMessage[]> =>
    (await request<MessageList>('GET', all(discussionId), { query: { ids: ids.join(), limit: 100 } })).items,
  get: (discussionId: string, id: string) => request<Message>('GET', at(discussionId, id)),
  /** With an `id` of one's own, sending it again says nothing twice. */
  post: (discussionId: string, message: NewMessage) => request<Message>('POST', all(discussionId), { body: message }),
  edit: (discussionId: string, id: string, changes: MessageChanges, { version }: VersionOption = {}) =>
    request<Message>('PATCH', at(discussionId, id), { body: changes, version }),
  /** Leaves a stone; `restore` undoes it within an hour. */
  takeBack: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<Message>('DELETE', at(discussionId, id), { version }),
  restore: (discussionId: string, id: string) => request<Message>('POST', `${at(discussionId, id)}/restore`),
  /** How it read before, the last first. */
  revisions: (discussionId: string, id: string, options: PageOptions = {}) =>
    request<Page<MessageRevision>>('GET', `${at(discussionId, id)}/revisions`, { query: { ...options } }),
  /** Gives it an emoji or, with `isOn: false`, takes that away; answers all that it was given. */
  react: async (discussionId: string, id: string, reaction: NewReaction) =>
    (await request<{ items: CountedReaction[] }>('POST', `${at(discussionId, id)}/reactions`, { body: reaction })).items,
  /** What holds every word, best first. */
  search: (discussionId: string, q: string, options: PageOptions = {}) =>
    request<Page<MessageWithPassages>>('GET', `${all(discussionId)}/search`, { query: { q, ...options } }),
  /** Keeps a file for a message, which need not be sent yet; it shows once that names it under `fileIds`. */
  attach: (discussionId: string, messageId: string, file: File, { id, onProgress }: UploadOptions = {}) =>
    sendFile<Attachment>(`${at(discussionId, messageId)}/files`, { id }, file, onProgress),
  /** Takes a file off its message, which naming it again under `fileIds` undoes; one that is not shown is erased. */
  dropFile: (discussionId: string, messageId: string, fileId: string) => request<void>('DELETE', fileAt(discussionId, messageId, fileId)),
  /** Where the content of a file is, for a link or a picture. */
  fileHref: (discussionId: string, messageId: string, fileId: string) =>
    `${baseUrl}/api/v1${fileAt(discussionId, messageId, fileId)}/content`,
})
