import type { ActionItem, ActionItemChanges, NewActionItem } from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

export interface ActionItemListOptions extends PageOptions {
  /** `true`: what is to be done, by its day; `false`: what is no more. Without: all, the newest first. */
  open?: boolean | undefined
}

const at = (discussionId: string, id = '') =>
  `/discussions/${encodeURIComponent(discussionId)}/action-items${id && `/${encodeURIComponent(id)}`}`

/** Who has to do what in discussions: each is a task of that person. */
export const actionItems = (request: Connection['request']) => ({
  list: (discussionId: string, options: ActionItemListOptions = {}) =>
    request<Page<ActionItem>>('GET', at(discussionId), { query: { ...options } }),
  get: (discussionId: string, id: string) => request<ActionItem>('GET', at(discussionId, id)),
  /** With an `id` of one's own, sending it again gives nothing twice. */
  create: (discussionId: string, input: NewActionItem) => request<ActionItem>('POST', at(discussionId), { body: input }),
  /** Retitles, moves, completes and reopens. */
  edit: (discussionId: string, id: string, changes: ActionItemChanges, { version }: VersionOption = {}) =>
    request<ActionItem>('PATCH', at(discussionId, id), { body: changes, version }),
  /** Withdraws it. */
  delete: (discussionId: string, id: string, { version }: VersionOption = {}) =>
    request<ActionItem>('DELETE', at(discussionId, id), { version }),
  restore: (discussionId: string, id: string) => request<ActionItem>('POST', `${at(discussionId, id)}/restore`),
})
