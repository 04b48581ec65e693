import type {
  FeedbackRequest,
  FeedbackTemplate,
  GivenAnswer,
  GivenFeedback,
  NewFeedbackRequest,
  OpenedFeedback,
} from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** A request for feedback with its link; `null` where that goes by mail. It is in no other answer. */
export interface FeedbackWithLink {
  request: FeedbackRequest
  token: string | null
  url: string | null
}

const at = (discussionId: string, id = '') =>
  `/discussions/${encodeURIComponent(discussionId)}/feedback${id && `/${encodeURIComponent(id)}`}`
const linkAt = (token: string) => `/feedback/${encodeURIComponent(token)}`
const copyAt = (id: string) => `/given-feedback/${encodeURIComponent(id)}`

/** What others are asked for in discussions, and what they answered. */
export const feedback = (request: Connection['request']) => ({
  /** All that the person may read, newest first. */
  list: async (discussionId: string) => (await request<{ items: FeedbackRequest[] }>('GET', at(discussionId))).items,
  get: (discussionId: string, id: string) => request<FeedbackRequest>('GET', at(discussionId, id)),
  /** For the asker alone and for 21 days, unless said. With an `email`, the link goes there. */
  ask: (discussionId: string, input: NewFeedbackRequest) => request<FeedbackWithLink>('POST', at(discussionId), { body: input }),
  /** A new link; those before it open no more. */
  renew: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<FeedbackWithLink>('POST', `${at(discussionId, id)}/link`, { version }),
  /** Once, where the link went by mail. */
  remind: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<FeedbackRequest>('POST', `${at(discussionId, id)}/remind`, { version }),
  revoke: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<FeedbackRequest>('POST', `${at(discussionId, id)}/revoke`, { version }),
  delete: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<FeedbackRequest>('DELETE', at(discussionId, id), { version }),
  restore: (discussionId: string, id: string) => request<FeedbackRequest>('POST', `${at(discussionId, id)}/restore`),
  /** Questions of ours, in the person's language. */
  templates: async () => (await request<{ items: FeedbackTemplate[] }>('GET', '/feedback-templates')).items,
  /** For whoever holds a link; what was answered is shown to whoever has the secret it was sent with. */
  open: (token: string, correction?: string) => request<OpenedFeedback>('GET', linkAt(token), { query: { correction } }),
  answer: (token: string, answer: GivenAnswer) => request<OpenedFeedback>('POST', `${linkAt(token)}/answer`, { body: answer }),
})

/** The person's own copies of feedback they gave. */
export const givenFeedback = (request: Connection['request']) => ({
  keep: (token: string, correction: string) => request<GivenFeedback>('POST', `${linkAt(token)}/keep`, { body: { correction } }),
  list: (options: PageOptions = {}) => request<Page<GivenFeedback>>('GET', '/given-feedback', { query: { ...options } }),
  get: (id: string) => request<GivenFeedback>('GET', copyAt(id)),
  delete: (id: string, { version }: VersionOption = {}) => request<GivenFeedback>('DELETE', copyAt(id), { version }),
  restore: (id: string) => request<GivenFeedback>('POST', `${copyAt(id)}/restore`),
})
