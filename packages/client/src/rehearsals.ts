import type {
  MockInterview,
  MockInterviewChanges,
  MockInterviewSummary,
  NewMockInterview,
  NewRehearsal,
  Rehearsal,
  RehearsalChanges,
} from '@throughline/core/interview'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** One of a question, a story and a mock interview at a time; those of the trash stand alone. */
export interface RehearsalOptions extends PageOptions {
  /** An id of the person's own, or a slug of the library. */
  questionId?: string | undefined
  storyId?: string | undefined
  mockInterviewId?: string | undefined
  trash?: boolean | undefined
}

const at = (id: string) => `/rehearsals/${encodeURIComponent(id)}`
const mockAt = (id: string) => `/mock-interviews/${encodeURIComponent(id)}`

/** Answers that were told aloud. What was recorded of them stays on the device. */
export const rehearsals = (request: Connection['request']) => ({
  /** Newest first; of a mock interview, in the order they were told. */
  list: (options: RehearsalOptions = {}) => request<Page<Rehearsal>>('GET', '/rehearsals', { query: { ...options } }),
  get: (id: string) => request<Rehearsal>('GET', at(id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewRehearsal) => request<Rehearsal>('POST', '/rehearsals', { body: input }),
  edit: (id: string, changes: RehearsalChanges, { version }: VersionOption = {}) =>
    request<Rehearsal>('PATCH', at(id), { body: changes, version }),
  delete: (id: string, { version }: VersionOption = {}) => request<Rehearsal>('DELETE', at(id), { version }),
  restore: (id: string) => request<Rehearsal>('POST', `${at(id)}/restore`),
})

/** Several questions one after another. */
export const mockInterviews = (request: Connection['request']) => ({
  /** Newest first. */
  list: (options: PageOptions & { trash?: boolean | undefined } = {}) =>
    request<Page<MockInterview>>('GET', '/mock-interviews', { query: { ...options } }),
  get: (id: string) => request<MockInterview>('GET', mockAt(id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewMockInterview) => request<MockInterview>('POST', '/mock-interviews', { body: input }),
  edit: (id: string, changes: MockInterviewChanges, { version }: VersionOption = {}) =>
    request<MockInterview>('PATCH', mockAt(id), { body: changes, version }),
  /** The answers that were told in it stay. */
  delete: (id: string, { version }: VersionOption = {}) => request<MockInterview>('DELETE', mockAt(id), { version }),
  restore: (id: string) => request<MockInterview>('POST', `${mockAt(id)}/restore`),
  summary: (id: string) => request<MockInterviewSummary>('GET', `${mockAt(id)}/summary`),
})
