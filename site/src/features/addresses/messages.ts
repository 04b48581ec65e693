import { discussionHref } from './discussions.ts'

/** Where a message stands among what was said around it. */
export const messageHref = (discussionId: string, messageId: string): string =>
  `${discussionHref(discussionId)}?message=${messageId}#message-${messageId}`

/** Where a decision is shown in its discussion. */
export const decisionHref = (discussionId: string, decisionId: string): string => `${discussionHref(discussionId)}#decision-${decisionId}`

/** Where an action item stands in its discussion. */
export const actionHref = (discussionId: string, actionId: string): string => `${discussionHref(discussionId)}#action-${actionId}`
