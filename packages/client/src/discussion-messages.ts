import type { ListedMessage, Message, MessageList, MessagesAsked, NewMessage } from '@throughline/core/discussion'
import type { Connection } from './request.ts'

export interface MessageListOptions extends Omit<MessagesAsked, 'ids'> {
  /** 1–100; 50 unless said. */
  limit?: number
}

const all = (discussionId: string) => `/discussions/${encodeURIComponent(discussionId)}/messages`
const at = (discussionId: string, id: string) => `${all(discussionId)}/${encodeURIComponent(id)}`

/** What is said in a discussion. */
export const discussionMessages = (request: Connection['request']) => ({
  /** A stretch of it in the order it was said: the newest, unless another place is named. */
  list: (discussionId: string, options: MessageListOptions = {}) =>
    request<MessageList>('GET', all(discussionId), { query: { ...options } }),
  /** Some of them, up to 100, with what belongs to each; those that are not there are left out. */
  some: async (discussionId: string, ids: readonly string[]): Promise<ListedMessage[]> =>
    (await request<MessageList>('GET', all(discussionId), { query: { ids: ids.join(), limit: 100 } })).items,
  get: (discussionId: string, id: string) => request<Message>('GET', at(discussionId, id)),
  /** With an `id` of one's own, sending it again says nothing twice. */
  post: (discussionId: string, message: NewMessage) => request<Message>('POST', all(discussionId), { body: message }),
})
