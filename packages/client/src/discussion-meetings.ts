import type {
  AgendaItem,
  AgendaItemChanges,
  DiscussionNote,
  DiscussionNoteChanges,
  Meeting,
  MeetingAhead,
  MeetingChanges,
  NewAgendaItem,
  NewMeeting,
  Preparation,
} from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

const under = (id: string, what: string) => `/discussions/${encodeURIComponent(id)}/${what}`

/** The meetings of a discussion. Those of a series have no record until something is said of them; see `arrange`. */
export const discussionMeetings = (request: Connection['request']) => {
  const at = (id: string, meetingId: string) => under(id, `meetings/${encodeURIComponent(meetingId)}`)
  return {
    /** Those that something is kept of, the latest first, or only those that were held. */
    list: (id: string, options: PageOptions & { held?: boolean } = {}) =>
      request<Page<Meeting>>('GET', under(id, 'meetings'), { query: { ...options } }),
    /** Those to come, the next first, also those called off; at most 50. */
    ahead: async (id: string, options: { limit?: number } = {}) =>
      (await request<{ items: MeetingAhead[] }>('GET', under(id, 'meetings/ahead'), { query: { ...options } })).items,
    /** The same, with the one that has passed without anybody saying how it went; `null` for none. */
    aheadAndUnclosed: (id: string, options: { limit?: number } = {}) =>
      request<{ items: MeetingAhead[]; unclosed: MeetingAhead | null }>('GET', under(id, 'meetings/ahead'), { query: { ...options } }),
    /** One by itself, or the record of one of the series, by its `occurrence`; sending it again makes nothing twice. */
    arrange: (id: string, input: NewMeeting) => request<Meeting>('POST', under(id, 'meetings'), { body: input }),
    get: (id: string, meetingId: string) => request<Meeting>('GET', at(id, meetingId)),
    /** Moves it, calls it off or on again, writes its notes. */
    edit: (id: string, meetingId: string, changes: MeetingChanges, { version }: VersionOption = {}) =>
      request<Meeting>('PATCH', at(id, meetingId), { body: changes, version }),
    /** It was held: what is not settled goes on to the next. */
    close: (id: string, meetingId: string, { version }: VersionOption = {}) =>
      request<Meeting>('POST', `${at(id, meetingId)}/close`, { version }),
    /** What one that was held came to, in the person's language; Markdown that may be posted as a message. */
    summary: async (id: string, meetingId: string) => (await request<{ markdown: string }>('GET', `${at(id, meetingId)}/summary`)).markdown,
    /** What the person may want to talk about next, theirs alone. */
    prepare: (id: string) => request<Preparation>('GET', under(id, 'preparation')),
    reopen: (id: string, meetingId: string, { version }: VersionOption = {}) =>
      request<Meeting>('POST', `${at(id, meetingId)}/reopen`, { version }),
  }
}

/** What is to be talked about. */
export const agendaItems = (request: Connection['request']) => {
  const at = (id: string, itemId: string) => under(id, `agenda-items/${encodeURIComponent(itemId)}`)
  return {
    /** In their order; or those that were settled, the latest first. */
    list: (id: string, options: PageOptions & { settled?: boolean } = {}) =>
      request<Page<AgendaItem>>('GET', under(id, 'agenda-items'), { query: { ...options } }),
    /** With an `id` of one's own, sending it again adds nothing twice. */
    add: (id: string, input: NewAgendaItem) => request<AgendaItem>('POST', under(id, 'agenda-items'), { body: input }),
    get: (id: string, itemId: string) => request<AgendaItem>('GET', at(id, itemId)),
    /** By which it is also settled, reopened and moved. */
    edit: (id: string, itemId: string, changes: AgendaItemChanges, { version }: VersionOption = {}) =>
      request<AgendaItem>('PATCH', at(id, itemId), { body: changes, version }),
    delete: (id: string, itemId: string, { version }: VersionOption = {}) => request<AgendaItem>('DELETE', at(id, itemId), { version }),
    restore: (id: string, itemId: string) => request<AgendaItem>('POST', `${at(id, itemId)}/restore`),
  }
}

/** What a person keeps for themselves about a discussion. */
export const discussionNotes = (request: Connection['request']) => ({
  /** Empty until something is written. */
  get: (id: string) => request<DiscussionNote>('GET', under(id, 'note')),
  /** Points are given whole, in their order. */
  keep: (id: string, changes: DiscussionNoteChanges, { version }: VersionOption = {}) =>
    request<DiscussionNote>('PATCH', under(id, 'note'), { body: changes, version }),
  /** Puts a point on the agenda, where everybody sees its text. */
  raise: (id: string, pointId: string) => request<AgendaItem>('POST', under(id, `note/points/${encodeURIComponent(pointId)}/raise`)),
})
