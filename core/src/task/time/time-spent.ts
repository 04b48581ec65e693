import { type ActorDep, type GiveWayDep, listEachInTurns, type StoreDep } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { below } from '../tree.ts'
import { timeEntries } from './schema.ts'
import { sumOf, sumOfBoth, type TimeSum } from './totals.ts'

type Deps = StoreDep & ActorDep & GiveWayDep

export interface TimeSpent {
  /** On the task itself. */
  own: TimeSum
  /** On it and everything below it. */
  withSteps: TimeSum
}

/** What went into a task so far, and into its steps. @throws AppError `not-found` */
export async function timeSpent(deps: Deps, taskId: string): Promise<TimeSpent> {
  await getTask(deps, taskId)
  const own = (await timeOfEach(deps, [taskId])).get(taskId) ?? sumOf([])
  let withSteps = own
  for await (const { records } of below(deps, [taskId])) {
    const ids = records.map(({ id }) => id)
    withSteps = [...(await timeOfEach(deps, ids)).values()].reduce(sumOfBoth, withSteps)
  }
  return { own, withSteps }
}

/** What went into each of some tasks, by its id; what nobody has timed is left out. */
export async function timeOfEach(deps: Deps, taskIds: readonly string[]): Promise<Map<string, TimeSum>> {
  const sums = new Map<string, TimeSum>()
  const each = { key: 'taskId', values: taskIds }
  for await (const [id, entries] of listEachInTurns(deps, deps.actor.space, timeEntries.queries.byTask, {}, each)) {
    const before = sums.get(id)
    const sum = sumOf(entries)
    sums.set(id, before ? sumOfBoth(before, sum) : sum)
  }
  return sums
}
