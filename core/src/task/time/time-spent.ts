import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { MAX_DEPTH, subtasks } from '../tree.ts'
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
  let level = [taskId]
  for (let depth = 1; depth < MAX_DEPTH && level.length > 0; depth++) {
    const below = (await Promise.all(level.map((parent) => subtasks(deps, parent)))).flat()
    all.push(...(await Promise.all(below.map(({ id }) => entriesOf(deps, id)))).flat())
    level = below.map(({ id }) => id)
  }
  return { own: sumOf(own), withSteps: sumOf(all) }
}

const entriesOf = (deps: StoreDep & ActorDep, taskId: string): Promise<TimeEntry[]> =>
  listAll(deps, deps.actor.space, timeEntries.queries.byTask, { where: { taskId } })
