import { createInterviewClient } from '@throughline/client/interview'
import { onBehalf } from './on-behalf.ts'

/** Pages of interview prep ask through this; those that name no record of it load none of it. */
export const interview = createInterviewClient({ headers: onBehalf })

/** Requests of one turn travel together, as batches. */
export const gatheringInterview = createInterviewClient({ gathers: true, headers: onBehalf })
