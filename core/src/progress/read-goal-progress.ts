import { type Goal, getGoal, goalAsOf, goals, type Measures, measureTreeInTurns } from '../goal/index.ts'
import { type ActorDep, addDays, listAll, listAllEach, oneFault, type StoreDep, today } from '../kernel/index.ts'
import { beforeOf, goalDays, type ProgressDeps } from './goal-days.ts'
import { measureOnce } from './measure-once.ts'
import type { GoalProgress } from './schema.ts'

/**
 * How a goal goes, by now or at the end of a plain date. What is not dated, as its target, is taken as it is today.
 * @throws AppError `not-found`, or `validation` for a day to come
 */
export async function readGoalProgress(deps: ProgressDeps, id: string, { on }: { on?: string | undefined } = {}): Promise<Measures> {
  const goal = await getGoal(deps, id)
  const now = today(deps)
  if (on && on > addDays(now, 1)) throw oneFault('/on', 'in_future', 'That day has not come yet.')
  const family = (await withGoalsBelow(deps, goal)).map((one) => (on ? goalAsOf(one, on) : one))
  const days = await goalDays(deps, family, beforeOf(on, now))
  const context = { today: on ?? now, weekStart: deps.actor.weekStart }
  const measured = await measureTreeInTurns(deps, family, days, context, on ? undefined : measureOnce)
  return measured.get(id) as Measures
}

/** How all goals go that do not lie in the trash, each measured once, in the order of their ids. */
export async function listGoalProgress(deps: ProgressDeps): Promise<GoalProgress[]> {
  const all = await listAll(deps, deps.actor.space, goals.queries.all, {})
  const now = today(deps)
  const days = await goalDays(deps, all, beforeOf(undefined, now))
  const measured = await measureTreeInTurns(deps, all, days, { today: now, weekStart: deps.actor.weekStart }, measureOnce)
  return all.map(({ id }) => ({ goalId: id, progress: measured.get(id) as Measures }))
}

/**
 * How goals, together with all below them, went by what there is before a plain date, looked at on `today`, by id. Looked at on
 * that very date, all days before it are over. What is not dated, as a target, is taken as it is now.
 */
export async function goalsAsOf(
  deps: ProgressDeps,
  all: readonly Goal[],
  { before, today }: { before: string; today: string },
): Promise<Map<string, Measures>> {
  const family = all.map((goal) => goalAsOf(goal, addDays(before, -1)))
  const days = await goalDays(deps, family, before)
  return measureTreeInTurns(deps, family, days, { today, weekStart: deps.actor.weekStart })
}

/** A goal and all goals below it that its measures can hang on; those of a level are asked for at once. */
async function withGoalsBelow(deps: StoreDep & ActorDep, goal: Goal): Promise<Goal[]> {
  const found = new Map([[goal.id, goal]])
  let level = [goal]
  while (level.length > 0) {
    const each = { key: 'parentId', values: level.map(({ id }) => id) }
    const read = await listAllEach(deps, deps.actor.space, goals.queries.byParent, {}, each)
    const below = [...read.values()].flat().filter(({ id }) => !found.has(id))
    for (const one of below) found.set(one.id, one)
    level = below.filter(({ metric }) => metric.type === 'binary')
  }
  return [...found.values()]
}
