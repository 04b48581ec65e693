import type { CoachAnswer, CoachPreview, CoachQuestion, NewCoachAnswer } from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

const at = (discussionId: string, id = '') =>
  `/discussions/${encodeURIComponent(discussionId)}/coach-answers${id && `/${encodeURIComponent(id)}`}`

/** A machine that may be asked in discussions, where the operator has set one up. */
export const discussionCoach = (request: Connection['request']) => ({
  /** What it is called; `null` for none. */
  setUp: () => request<{ model: string | null }>('GET', '/coach'),
  /** All that a question would send; nothing is sent. */
  preview: (discussionId: string, input: CoachQuestion) => request<CoachPreview>('POST', `${at(discussionId)}/preview`, { body: input }),
  /** With an `id` of one's own, sending it again asks nothing twice. */
  ask: (discussionId: string, input: NewCoachAnswer) => request<CoachAnswer>('POST', at(discussionId), { body: input }),
  /** The newest first. */
  list: (discussionId: string, options: PageOptions = {}) => request<Page<CoachAnswer>>('GET', at(discussionId), { query: { ...options } }),
  get: (discussionId: string, id: string) => request<CoachAnswer>('GET', at(discussionId, id)),
  stop: (discussionId: string, id: string) => request<CoachAnswer>('POST', `${at(discussionId, id)}/stop`),
  delete: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<CoachAnswer>('DELETE', at(discussionId, id), { version }),
  restore: (discussionId: string, id: string) => request<CoachAnswer>('POST', `${at(discussionId, id)}/restore`),
})
