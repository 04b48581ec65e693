import { createDiscussionClient } from '@throughline/client/discussion'

/** What stands on the page of a discussion is asked for, and sent, through this. */
export const client = createDiscussionClient()
