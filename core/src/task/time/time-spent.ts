import { type ActorDep, listAllEach, type StoreDep } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { levelsBelow } from '../tree.ts'
import { type TimeEntry, timeEntries } from './schema.ts'
import { sumOf, type TimeSum } from './totals.ts'

export interface TimeSpent {
  /** On the task itself. */
  own: TimeSum
  /** On it and everything below it. */
  withSteps: TimeSum
}

/** What went into a task so far, and into its steps. @throws AppError `not-found` */
export async function timeSpent(deps: StoreDep & ActorDep, taskId: string): Promise<TimeSpent> {
  await getTask(deps, taskId)
  const own = await entriesOf(deps, [taskId])
  const all = [...own]
  for await (const below of levelsBelow(deps, [taskId])) {
    const ids = below.map(({ id }) => id)
    all.push(...(await entriesOf(deps, ids)))
  }
  return { own: sumOf(own), withSteps: sumOf(all) }
}

/** The live entries of some tasks. */
export async function entriesOf(deps: StoreDep & ActorDep, taskIds: readonly string[]): Promise<TimeEntry[]> {
  const each = { key: 'taskId', values: taskIds }
  return [...(await listAllEach(deps, deps.actor.space, timeEntries.queries.byTask, {}, each)).values()].flat()
}
