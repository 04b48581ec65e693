/** Where a message stands among what was said around it. */
export const messageHref = (discussionId: string, messageId: string): string =>
  `/discussions/${discussionId}?message=${messageId}#message-${messageId}`

/** Where a decision is shown in its discussion. */
export const decisionHref = (discussionId: string, decisionId: string): string => `/discussions/${discussionId}#decision-${decisionId}`
