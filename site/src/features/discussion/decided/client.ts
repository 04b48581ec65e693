import { createDiscussionClient } from '@throughline/client/discussion'

/** What is agreed on is asked for, and sent, through this. */
export const discussionClient = createDiscussionClient()
