/** The views of Discussions, with their addresses, as the rail shows them. */
export const discussionHrefs = {
  open: '/discussions',
  mine: '/discussions?show=mine',
  resolved: '/discussions?show=resolved',
} as const
export type DiscussionView = keyof typeof discussionHrefs

export const DISCUSSIONS = '/discussions'
export const NEW_DISCUSSION = '/discussions/new'
/** Copies of feedback one gave. */
export const GIVEN_FEEDBACK = '/discussions/given'
export const DISCUSSION_TRASH = '/discussions?show=trash'

/** Where a person's own copy of a discussion is made. */
export const copyHref = (id: string, format: 'md' | 'json'): string => `/api/v1/discussions/${id}/export?format=${format}`

export const discussionHref = (id: string): string => `${DISCUSSIONS}/${id}`
