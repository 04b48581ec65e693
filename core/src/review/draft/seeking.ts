import { experiences, type Win } from '../../career/index.ts'
import type { Goal } from '../../goal/index.ts'
import { targetJobs } from '../../interview/index.ts'
import { type ActorDep, type GiveWayDep, listAllInTurns, pacer, type StoreDep } from '../../kernel/index.ts'
import { isOfJobSearch } from './job-search.ts'

/** What a win counts as beside its name, in UTF-16 units. */
const RECORD = 100

interface Asked {
  /** In any order. */
  goals: readonly Goal[]
  above: (goal: Goal) => Goal | undefined
  wins: readonly Win[]
}

/**
 * The ids of goals and wins that are about a search for other work: they say so, are part of such a goal, rest on one, or on a
 * task that the plan of a target job made.
 */
export async function seekingIn(deps: StoreDep & ActorDep & GiveWayDep, { goals, above, wins }: Asked): Promise<ReadonlySet<string>> {
  const [held, jobs] = await Promise.all([
    listAllInTurns(deps, deps.actor.space, experiences.queries.oldest, {}),
    wins.length > 0 ? listAllInTurns(deps, deps.actor.space, targetJobs.queries.newest, {}) : [],
  ])
  const firms = [...new Set(held.map(({ organisation }) => organisation))]
  const pace = pacer(deps)
  const saying = new Set<string>()
  for (const { id, title } of [...goals, ...wins]) {
    if (isOfJobSearch(title, firms)) saying.add(id)
    await pace(RECORD + title.length)
  }
  const isPart = (goal: Goal): boolean => {
    const whole = above(goal)
    return saying.has(goal.id) || (whole !== undefined && isPart(whole))
  }
  const sought = new Set(goals.filter(isPart).map(({ id }) => id))
  const behind = new Set([...sought, ...jobs.flatMap(({ taskIds }) => taskIds)])
  const restsOn = ({ evidence }: Win) => evidence.some(({ recordId, goalId }) => behind.has(recordId ?? '') || behind.has(goalId ?? ''))
  for (const win of wins) if (saying.has(win.id) || restsOn(win)) sought.add(win.id)
  return sought
}
