import { type DayValue, type Goal, minuteDays } from '../goal/index.ts'
import { type ActorDep, addDays, listAll, type StoreDep } from '../kernel/index.ts'
import { completions, millisecondsByDay, timeEntries } from '../task/index.ts'
import { tasksOfGoal, withSteps } from './linked-tasks.ts'

type Deps = StoreDep & ActorDep

/** Plain dates; `before` is not meant any more. */
interface Range {
  from: string
  before: string
}

/** The longest an entry may be: one that began so long before may still reach into a range. */
const ENTRY_DAYS = 31

/** How many completions the tasks of each goal had on each day. All goals share one walk over the completions. */
export async function tasksDoneDays(deps: Deps, goals: readonly Goal[], range: Range): Promise<Map<string, DayValue[]>> {
  const tasks = (await Promise.all(goals.map(({ id }) => tasksOfGoal(deps, id)))).flat()
  const goalOf = new Map(tasks.map(({ id, goalId }) => [id, goalId]))
  const counts = new Map(goals.map(({ id }) => [id, new Map<string, number>()]))
  for (const { taskId, localDate } of await listAll(deps, deps.actor.space, completions.queries.byLocalDate, range)) {
    const days = counts.get(goalOf.get(taskId) ?? '')
    days?.set(localDate, (days.get(localDate) ?? 0) + 1)
  }
  return new Map([...counts].map(([id, days]) => [id, [...days].map(([localDate, count]) => ({ localDate, value: String(count) }))]))
}

/** The minutes that went into the tasks of each goal and their steps on each day. A timer counts once it is stopped. */
export async function timeSpentDays(deps: Deps, goals: readonly Goal[], { from, before }: Range): Promise<Map<string, DayValue[]>> {
  const span = { from: addDays(from, -ENTRY_DAYS), before }
  const entries = await listAll(deps, deps.actor.space, timeEntries.queries.byLocalDate, span)
  const ended = entries.filter(({ endedAt }) => endedAt !== null)
  const days = goals.map(async ({ id, startDate }): Promise<[string, DayValue[]]> => {
    const taskIds = await withSteps(deps, await tasksOfGoal(deps, id))
    const spent = millisecondsByDay(
      ended.filter(({ taskId }) => taskIds.has(taskId)),
      '',
    )
    return [id, minuteDays(spent, startDate).filter(({ localDate }) => from <= localDate && localDate < before)]
  })
  return new Map(await Promise.all(days))
}
