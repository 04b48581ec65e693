import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
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
  const own = await entriesOf(deps, taskId)
  const all = [...own]
  for await (const below of levelsBelow(deps, taskId)) all.push(...(await Promise.all(below.map(({ id }) => entriesOf(deps, id)))).flat())
  return { own: sumOf(own), withSteps: sumOf(all) }
}

const entriesOf = (deps: StoreDep & ActorDep, taskId: string): Promise<TimeEntry[]> =>
  listAll(deps, deps.actor.space, timeEntries.queries.byTask, { where: { taskId } })
