import { experiences, type Win } from '../../career/index.ts'
import type { Goal } from '../../goal/index.ts'
import { type ActorDep, type GiveWayDep, listAllInTurns, MAX_LIMIT, pacer, type StoreDep } from '../../kernel/index.ts'
import { tasks } from '../../task/index.ts'
import { jobSearchReader } from './job-search.ts'

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
 * task for a target job, as its plan makes them.
 */
export async function seekingIn(deps: StoreDep & ActorDep & GiveWayDep, { goals, above, wins }: Asked): Promise<ReadonlySet<string>> {
  const held = await listAllInTurns(deps, deps.actor.space, experiences.queries.oldest, {})
  const firms = [...new Set(held.map(({ organisation }) => organisation))]
  const isOfJobSearch = jobSearchReader(firms)
  const pace = pacer(deps)
  await pace(firms.reduce((sum, { length }) => sum + length, 0))
  const saying = new Set<string>()
  for (const { id, title } of [...goals, ...wins]) {
    if (isOfJobSearch(title)) saying.add(id)
    await pace(RECORD + title.length)
  }
  const isPart = (goal: Goal): boolean => {
    const whole = above(goal)
    return saying.has(goal.id) || (whole !== undefined && isPart(whole))
  }
  const sought = new Set(goals.filter(isPart).map(({ id }) => id))
  const behind = new Set([...sought, ...(await tasksForJobs(deps, wins))])
  const restsOn = ({ evidence }: Win) => evidence.some(({ recordId, goalId }) => behind.has(recordId ?? '') || behind.has(goalId ?? ''))
  for (const win of wins) if (saying.has(win.id) || restsOn(win)) sought.add(win.id)
  return sought
}

async function tasksForJobs({ store, actor }: StoreDep & ActorDep, wins: readonly Win[]): Promise<string[]> {
  const pieces = wins.flatMap(({ evidence }) => evidence.filter(({ kind }) => kind === 'task'))
  const ids = [...new Set(pieces.flatMap(({ recordId }) => recordId ?? []))]
  const found: string[] = []
  for (let first = 0; first < ids.length; first += MAX_LIMIT)
    for (const { id, links } of await store.getMany(actor.space, tasks, ids.slice(first, first + MAX_LIMIT)))
      if (links.some(({ kind }) => kind === 'target-job')) found.push(id)
  return found
}
