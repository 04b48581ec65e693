import type { GiveWayDep } from '../../kernel/index.ts'
import type { Goal } from '../schema.ts'
import type { DayValue } from './day-values.ts'
import { type Measured, type MeasureOne, type Measures, measureWith } from './measure.ts'
import type { MeasureContext, MeasuredGoal } from './measured-goal.ts'

type TreeGoal = MeasuredGoal & Pick<Goal, 'id' | 'parentId' | 'weight'>

/**
 * Measures goals together, each with those directly below it. `days` and what is answered are by id.
 * @param measureGoal how one is measured once those below it are.
 */
export function measureTree<G extends TreeGoal>(
  goals: readonly G[],
  days: ReadonlyMap<string, readonly DayValue[]>,
  context: MeasureContext,
  measureGoal: MeasureOne<G> = measureWith,
): Map<string, Measures> {
  const measure = measurerOf(goals, days, context, measureGoal)
  return new Map(goals.map((goal) => [goal.id, measure(goal)]))
}

/** How many goals are measured before others have their turn: a habit of twenty years takes about a millisecond. */
const AT_ONCE = 10

/** The same, with turns for others in between. */
export async function measureTreeInTurns<G extends TreeGoal>(
  { giveWay }: GiveWayDep,
  ...[goals, days, context, measureGoal = measureWith]: Parameters<typeof measureTree<G>>
): Promise<Map<string, Measures>> {
  const measure = measurerOf(goals, days, context, measureGoal)
  for (const [place, goal] of deepestFirst(goals).entries()) {
    if (place > 0 && place % AT_ONCE === 0) await giveWay()
    measure(goal)
  }
  return new Map(goals.map((goal) => [goal.id, measure(goal)]))
}

/** So that no goal has all that is below it measured with it in one go. */
function deepestFirst<G extends TreeGoal>(goals: readonly G[]): G[] {
  const below = Map.groupBy(goals, ({ parentId }) => parentId)
  const ids = new Set(goals.map(({ id }) => id))
  const found = goals.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  // A list is walked over with what is added to it on the way.
  for (const { id } of found) found.push(...(below.get(id) ?? []))
  return found.reverse()
}

/** Measures one of these, and those below it that it was not asked for before. */
function measurerOf<G extends TreeGoal>(
  goals: readonly G[],
  days: ReadonlyMap<string, readonly DayValue[]>,
  context: MeasureContext,
  measureGoal: MeasureOne<G>,
): (goal: G) => Measures {
  const below = Map.groupBy(goals, ({ parentId }) => parentId)
  const measured = new Map<string, Measured>()
  /** @param above the goals it stands below: were two ever below each other, neither would count for the other. */
  const measureOne = (goal: G, above: readonly string[]): Measured => {
    const known = measured.get(goal.id)
    if (known) return known
    const path = [...above, goal.id]
    const parts = (below.get(goal.id) ?? [])
      .filter(({ id }) => !path.includes(id))
      .map((part) => ({ id: part.id, weight: part.weight, status: part.status, progress: measureOne(part, path).progress }))
    const found = measureGoal(goal, days.get(goal.id) ?? [], context, parts)
    measured.set(goal.id, found)
    return found
  }
  return (goal) => measureOne(goal, []).measures
}
