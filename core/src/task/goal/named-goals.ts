import { type Goal, GoalStatus, goals } from '../../goal/index.ts'
import { type ActorDep, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'

/** A goal as a person names it in a line of text. */
export type NamedGoal = Pick<Goal, 'id' | 'title' | 'status'>

export interface NamedGoals {
  /** Up to two hundred of each status. */
  goals: NamedGoal[]
  /** Whether these are all there are. */
  isWhole: boolean
}

/** The goals that can be named. */
export async function namedGoals({ store, actor }: StoreDep & ActorDep): Promise<NamedGoals> {
  const ofStatus = (status: GoalStatus) => store.list(actor.space, goals.queries.byStatus, { where: { status } }, { limit: MAX_LIMIT })
  const pages = await Promise.all(GoalStatus.options.map(ofStatus))
  return {
    goals: pages.flatMap(({ items }) => items.map(({ id, title, status }) => ({ id, title, status }))),
    isWhole: pages.every(({ nextCursor }) => nextCursor === null),
  }
}
