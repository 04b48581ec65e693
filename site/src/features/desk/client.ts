import { createDailyClient } from '@throughline/client/daily'
import { onBehalf } from './on-behalf.ts'

/** What a page reads with, and does what is no change of a record; changes go by `perform`. */
export const client = createDailyClient({ headers: onBehalf })
