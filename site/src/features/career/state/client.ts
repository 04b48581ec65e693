import { createCareerClient } from '@throughline/client/career'

/** Pages of the career ask through this; those that name no record of it load none of it. */
export const career = createCareerClient()

/** Requests of one turn travel together, as batches. */
export const gatheringCareer = createCareerClient({ gathers: true })
