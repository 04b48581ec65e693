import type {
  Discussion,
  DiscussionChanges,
  DiscussionsAsked,
  NewDiscussion,
  Participation,
  ParticipationChanges,
} from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

export interface DiscussionListOptions extends PageOptions, DiscussionsAsked {}

const at = (id: string) => `/discussions/${encodeURIComponent(id)}`

/** Threads between people. Each also has a participation: the discussion as one person has it. */
export const discussions = (request: Connection['request']) => ({
  /** As the person has them; where something happened last comes first. Those that are open, unless said. */
  list: (options: DiscussionListOptions = {}) => request<Page<Participation>>('GET', '/discussions', { query: { ...options } }),
  get: (id: string) => request<Discussion>('GET', at(id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewDiscussion) => request<Discussion>('POST', '/discussions', { body: input }),
  edit: (id: string, changes: DiscussionChanges, { version }: VersionOption = {}) =>
    request<Discussion>('PATCH', at(id), { body: changes, version }),
  /** Moves it to its owner's trash. */
  delete: (id: string, { version }: VersionOption = {}) => request<Discussion>('DELETE', at(id), { version }),
  restore: (id: string) => request<Discussion>('POST', `${at(id)}/restore`),
  participation: (id: string) => request<Participation>('GET', `${at(id)}/participation`),
  /** How it is followed, and up to where it is read. */
  participate: (id: string, changes: ParticipationChanges, { version }: VersionOption = {}) =>
    request<Participation>('PATCH', `${at(id)}/participation`, { body: changes, version }),
})
