import { type DayValue, type Goal, minuteDays } from '../goal/index.ts'
import { type ActorDep, type GiveWayDep, listEachInTurns, type StoreDep } from '../kernel/index.ts'
import { completions, millisecondsByDay, timeEntries } from '../task/index.ts'
import { idsWithSteps, tasksOfGoals } from './linked-tasks.ts'

type Deps = StoreDep & ActorDep & GiveWayDep

/** What of something fell on each day. */
type Sums = ReadonlyMap<string, number>

/** How many completions the tasks of each goal had on each day, oldest first. */
export async function tasksDoneDays(deps: Deps, goals: readonly Goal[]): Promise<Map<string, DayValue[]>> {
  const tasksOf = await tasksOfGoals(deps, idsOf(goals))
  const done = new Map<string, Sums>()
  const each = { key: 'taskId', values: idsOf([...tasksOf.values()].flat()) }
  for await (const [taskId, some] of listEachInTurns(deps, deps.actor.space, completions.queries.byTask, {}, each))
    done.set(taskId, together([done.get(taskId), countsOf(some)]))
  return new Map(
    [...tasksOf].map(([goalId, tasks]) => {
      const days = [...together(tasks.map(({ id }) => done.get(id)))].map(([localDate, count]) => ({ localDate, value: String(count) }))
      return [goalId, days.sort((a, b) => (a.localDate < b.localDate ? -1 : 1))]
    }),
  )
}

/** The minutes that went into the tasks of each goal and their steps on each day. A timer counts once it is stopped. */
export async function timeSpentDays(deps: Deps, goals: readonly Goal[]): Promise<Map<string, DayValue[]>> {
  const counted = await idsWithSteps(deps, await tasksOfGoals(deps, idsOf(goals)))
  const spent = new Map<string, Sums>()
  const each = { key: 'taskId', values: [...new Set([...counted.values()].flatMap((ids) => [...ids]))] }
  for await (const [taskId, some] of listEachInTurns(deps, deps.actor.space, timeEntries.queries.byTask, {}, each)) {
    const ended = some.filter(({ endedAt }) => endedAt !== null)
    spent.set(taskId, together([spent.get(taskId), millisecondsByDay(ended, '')]))
  }
  return new Map(
    goals.map(({ id, startDate }) => {
      const own = [...(counted.get(id) ?? [])].map((taskId) => spent.get(taskId))
      return [id, minuteDays(together(own), startDate)]
    }),
  )
}

const countsOf = (some: readonly { localDate: string }[]): Sums =>
  new Map([...Map.groupBy(some, ({ localDate }) => localDate)].map(([date, { length }]) => [date, length]))

function together(some: readonly (Sums | undefined)[]): Map<string, number> {
  const days = new Map<string, number>()
  for (const sums of some) for (const [date, value] of sums ?? []) days.set(date, (days.get(date) ?? 0) + value)
  return days
}

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
