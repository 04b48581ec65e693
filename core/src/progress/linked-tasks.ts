import { type ActorDep, listAll, type StoreDep } from '../kernel/index.ts'
import { goalKey, levelsBelow, type Task, tasks } from '../task/index.ts'

type Deps = StoreDep & ActorDep

/** Every live task of a goal, active or closed. */
export async function tasksOfGoal(deps: Deps, goalId: string): Promise<Task[]> {
  const of = (each: string) => listAll(deps, deps.actor.space, tasks.queries.byGoal, { each })
  return (await Promise.all([of(goalKey.active(goalId)), of(goalKey.closed(goalId))])).flat()
}

/** The ids of these and of all steps below them. */
export async function withSteps(deps: Deps, above: readonly Task[]): Promise<Set<string>> {
  const found = new Set(above.map(({ id }) => id))
  await Promise.all(
    above.map(async ({ id }) => {
      for await (const below of levelsBelow(deps, id)) for (const step of below) found.add(step.id)
    }),
  )
  return found
}
