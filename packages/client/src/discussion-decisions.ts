import type { Calibration, Decision, DecisionChanges, DecisionsAsked, NewDecision, NewOutcome } from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

export interface DecisionListOptions extends PageOptions, DecisionsAsked {}

const at = (discussionId: string, id = '') =>
  `/discussions/${encodeURIComponent(discussionId)}/decisions${id && `/${encodeURIComponent(id)}`}`

/** What was decided in discussions. */
export const decisions = (request: Connection['request']) => ({
  /** The newest first; those to be looked at again by the day of it. */
  list: (discussionId: string, options: DecisionListOptions = {}) =>
    request<Page<Decision>>('GET', at(discussionId), { query: { ...options } }),
  get: (discussionId: string, id: string) => request<Decision>('GET', at(discussionId, id)),
  /** With an `id` of one's own, sending it again records nothing twice. */
  record: (discussionId: string, input: NewDecision) => request<Decision>('POST', at(discussionId), { body: input }),
  edit: (discussionId: string, id: string, changes: DecisionChanges, { version }: VersionOption = {}) =>
    request<Decision>('PATCH', at(discussionId, id), { body: changes, version }),
  delete: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<Decision>('DELETE', at(discussionId, id), { version }),
  restore: (discussionId: string, id: string) => request<Decision>('POST', `${at(discussionId, id)}/restore`),
  /** Says how it turned out. */
  judge: (discussionId: string, id: string, outcome: NewOutcome, { version }: VersionOption = {}) =>
    request<Decision>('POST', `${at(discussionId, id)}/outcome`, { body: outcome, version }),
  takeOutcomeBack: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<Decision>('DELETE', `${at(discussionId, id)}/outcome`, { version }),
  /** How sure the person was of their own decisions, beside how many of them held, over all discussions. */
  calibration: () => request<Calibration>('GET', '/discussions/calibration'),
})
