import { createCareerClient } from '@throughline/client/career'
import { onBehalf } from './on-behalf.ts'

/** Pages of the career ask through this; those that name no record of it load none of it. */
export const career = createCareerClient({ headers: onBehalf })

/** Requests of one turn travel together, as batches. */
export const gatheringCareer = createCareerClient({ gathers: true, headers: onBehalf })
