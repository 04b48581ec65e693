/** Where a message stands among what was said around it. */
export const messageHref = (discussionId: string, messageId: string): string =>
  `/discussions/${discussionId}?message=${messageId}#message-${messageId}`
