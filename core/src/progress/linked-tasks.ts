import { type ActorDep, listAllEach, type StoreDep } from '../kernel/index.ts'
import { goalKey, levelsBelow, type Task, tasks } from '../task/index.ts'

type Deps = StoreDep & ActorDep

/** Every live task of some goals, active or closed, by goal. */
export async function tasksOfGoals(deps: Deps, goalIds: readonly string[]): Promise<Map<string, Task[]>> {
  const each = { key: 'goalKeys', values: goalIds.flatMap(keysOf) }
  const found = await listAllEach(deps, deps.actor.space, tasks.queries.byGoal, {}, each)
  return new Map(goalIds.map((id) => [id, keysOf(id).flatMap((key) => found.get(key) ?? [])]))
}

const keysOf = (goalId: string) => [goalKey.active(goalId), goalKey.closed(goalId)]

/** The ids of the tasks of each goal and of all steps below them. */
export async function idsWithSteps(deps: Deps, tasksOf: ReadonlyMap<string, readonly Task[]>): Promise<Map<string, Set<string>>> {
  const above = [...new Set([...tasksOf.values()].flat().map(({ id }) => id))]
  const steps = new Map<string, Task>()
  for await (const level of levelsBelow(deps, above)) for (const step of level) steps.set(step.id, step)
  const below = Map.groupBy(steps.values(), ({ parentId }) => parentId)
  return new Map(
    [...tasksOf].map(([goalId, own]) => {
      const ids = new Set(own.map(({ id }) => id))
      // A set is walked over with what is added to it on the way.
      for (const id of ids) for (const step of below.get(id) ?? []) ids.add(step.id)
      return [goalId, ids]
    }),
  )
}
