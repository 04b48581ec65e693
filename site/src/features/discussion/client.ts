import { createDiscussionClient } from '@throughline/client/discussion'
import { onBehalf } from '../desk/on-behalf.ts'
import { createAsking } from './create-asking.ts'

const { fetch, ...asking } = createAsking((...request) => globalThis.fetch(...request))
export const { $gone, leave } = asking

/** What stands on the page of a discussion is asked for, and sent, through this. */
export const client = createDiscussionClient({ fetch, headers: onBehalf })
