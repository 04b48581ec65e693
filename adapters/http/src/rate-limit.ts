import type { LimitPolicy } from '@throughline/core/kernel'

/** What one account may ask for that costs far more than it looks: more in a row than any page, and a hundred a second without end. */
export const costlyReads: LimitPolicy = { name: 'costly', quota: 60_000, windowSeconds: 600 }

/** What one account may say, change, throw away and react to in discussions: twice what the fastest writer does, and no flood for those who read along. */
export const saying: LimitPolicy = { name: 'saying', quota: 1_200, windowSeconds: 600 }

/** Action items that one account may give, each of which is a task of somebody and tells them: more than any meeting has. */
export const giving: LimitPolicy = { name: 'giving', quota: 120, windowSeconds: 3_600 }

/** Saying that one is there comes every three seconds from each page that is open. */
export const beingThere: LimitPolicy = { name: 'presence', quota: 6_000, windowSeconds: 600 }
