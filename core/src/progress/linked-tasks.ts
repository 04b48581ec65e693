import { type ActorDep, type GiveWayDep, listEachInTurns, MAX_DEPTH, type StoreDep } from '../kernel/index.ts'
import { goalKey, type Task, tasks } from '../task/index.ts'

type Deps = StoreDep & ActorDep & GiveWayDep

/** What is held of a task: there may be very many, with long notes. */
export type LinkedTask = Pick<Task, 'id' | 'title' | 'createdAt'>

/** Every live task of some goals, active or closed, by goal. */
export async function tasksOfGoals(deps: Deps, goalIds: readonly string[]): Promise<Map<string, LinkedTask[]>> {
  const found = new Map<string, LinkedTask[]>(goalIds.map((id) => [id, []]))
  const goalOf = new Map(goalIds.flatMap((id) => keysOf(id).map((key) => [key, id] as const)))
  const each = { key: 'goalKeys', values: [...goalOf.keys()] }
  for await (const [key, some] of listEachInTurns(deps, deps.actor.space, tasks.queries.byGoal, {}, each))
    for (const { id, title, createdAt } of some) found.get(goalOf.get(key) as string)?.push({ id, title, createdAt })
  return found
}

const keysOf = (goalId: string) => [goalKey.active(goalId), goalKey.closed(goalId)]

/** The ids of the tasks of each goal and of all steps below them. */
export async function idsWithSteps(deps: Deps, tasksOf: ReadonlyMap<string, readonly LinkedTask[]>): Promise<Map<string, Set<string>>> {
  const below = await stepsBelow(deps, [...new Set([...tasksOf.values()].flat().map(({ id }) => id))])
  return new Map(
    [...tasksOf].map(([goalId, own]) => {
      const ids = new Set(own.map(({ id }) => id))
      // A set is walked over with what is added to it on the way.
      for (const id of ids) for (const step of below.get(id) ?? []) ids.add(step)
      return [goalId, ids]
    }),
  )
}

/** The ids of the steps right below each of some tasks and of all below these. */
async function stepsBelow(deps: Deps, above: readonly string[]): Promise<Map<string, string[]>> {
  const below = new Map<string, string[]>()
  let level = above
  for (let depth = 1; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next: string[] = []
    const each = { key: 'parentId', values: level.filter((id) => !below.has(id)) }
    for await (const [parentId, some] of listEachInTurns(deps, deps.actor.space, tasks.queries.byParent, {}, each)) {
      const ids = some.map(({ id }) => id)
      below.set(parentId, [...(below.get(parentId) ?? []), ...ids])
      next.push(...ids)
    }
    level = next
  }
  return below
}
