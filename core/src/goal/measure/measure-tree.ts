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
  return new Map(goals.map((goal) => [goal.id, measureOne(goal, []).measures]))
}
