import { type Goal, type GoalProgress, getGoal, goalAsOf, goals, type Measures, measureTree } from '../goal/index.ts'
import { type ActorDep, addDays, type ClockDep, listAll, oneFault, type StoreDep, today } from '../kernel/index.ts'
import { beforeOf, goalDays } from './goal-days.ts'

export type ProgressDeps = StoreDep & ActorDep & ClockDep

/**
 * How a goal goes, by now or at the end of a plain date. What is not dated, as its target, is taken as it is today.
 * @throws AppError `not-found`, or `validation` for a day to come
 */
export async function readGoalProgress(deps: ProgressDeps, id: string, { on }: { on?: string | undefined } = {}): Promise<Measures> {
  const goal = await getGoal(deps, id)
  const now = today(deps)
  if (on && on > addDays(now, 1)) throw oneFault('/on', 'in_future', 'That day has not come yet.')
  const family = (await withGoalsBelow(deps, goal)).map((one) => (on ? goalAsOf(one, on) : one))
  const days = await goalDays(deps, family, { before: beforeOf(on, now) })
  const measured = measureTree(family, days, { today: on ?? now, weekStart: deps.actor.weekStart })
  return measured.get(id) as Measures
}

/** How all goals go that do not lie in the trash, each measured once, in the order of their ids. */
export async function listGoalProgress(deps: ProgressDeps): Promise<GoalProgress[]> {
  const all = await listAll(deps, deps.actor.space, goals.queries.all, {})
  const now = today(deps)
  const days = await goalDays(deps, all, { before: beforeOf(undefined, now), areAll: true })
  const measured = measureTree(all, days, { today: now, weekStart: deps.actor.weekStart })
  return all.map(({ id }) => ({ goalId: id, progress: measured.get(id) as Measures }))
}

/** A goal and all goals below it that its measures can hang on. */
async function withGoalsBelow(deps: StoreDep & ActorDep, goal: Goal): Promise<Goal[]> {
  const found = new Map([[goal.id, goal]])
  let level = [goal]
  while (level.length > 0) {
    const read = level.map(({ id }) => listAll(deps, deps.actor.space, goals.queries.byParent, { where: { parentId: id } }))
    const below = (await Promise.all(read)).flat().filter(({ id }) => !found.has(id))
    for (const one of below) found.set(one.id, one)
    level = below.filter(({ metric }) => metric.type === 'binary')
  }
  return [...found.values()]
}
