import { type PublicUrlDep, siteLink } from '../../account/index.ts'
import type { Goal } from '../../goal/index.ts'
import { type FeedEvent, wholeDay } from './event-text.ts'

/** The last day of a goal, as an event. */
export const goalEnd = (site: PublicUrlDep, goal: Goal, day: string): FeedEvent => ({
  ...{ uid: `goal-${goal.id}`, summary: `Goal ends: ${goal.title}`, url: siteLink(site, `/goals/${goal.id}`) },
  ...{ at: goal, when: wholeDay(day), isFree: true },
})
