import { type PublicUrlDep, siteLink } from '../../account/index.ts'
import type { Goal } from '../../goal/index.ts'
import type { ActorDep } from '../../kernel/index.ts'
import { type FeedEvent, wholeDay } from './event-text.ts'
import { feedWords } from './words.ts'

/** The last day of a goal, as an event. */
export const goalEnd = (deps: PublicUrlDep & ActorDep, goal: Goal, day: string): FeedEvent => ({
  ...{ uid: `goal-${goal.id}`, summary: feedWords(deps.actor).goalEnds(goal.title), url: siteLink(deps, `/goals/${goal.id}`) },
  ...{ at: goal, when: wholeDay(day), isFree: true },
})
