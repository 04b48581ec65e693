/** Of a task that was given in a discussion. */
export const taskDiscussion = { from: 'Given in', open: 'a discussion' }
