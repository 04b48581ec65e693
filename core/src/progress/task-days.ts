import { type DayValue, type Goal, minuteDays } from '../goal/index.ts'
import type { ActorDep, StoreDep } from '../kernel/index.ts'
import { completionsOf, entriesOf, millisecondsByDay } from '../task/index.ts'
import { idsWithSteps, tasksOfGoals } from './linked-tasks.ts'

type Deps = StoreDep & ActorDep

/** How many completions the tasks of each goal had on each day, oldest first. */
export async function tasksDoneDays(deps: Deps, goals: readonly Goal[]): Promise<Map<string, DayValue[]>> {
  const tasksOf = await tasksOfGoals(deps, idsOf(goals))
  const done = Map.groupBy(await completionsOf(deps, idsOf([...tasksOf.values()].flat())), ({ taskId }) => taskId)
  return new Map(
    [...tasksOf].map(([goalId, tasks]) => {
      const ofDay = Map.groupBy(
        tasks.flatMap(({ id }) => done.get(id) ?? []),
        ({ localDate }) => localDate,
      )
      const days = [...ofDay].map(([localDate, { length }]) => ({ localDate, value: String(length) }))
      return [goalId, days.sort((a, b) => (a.localDate < b.localDate ? -1 : 1))]
    }),
  )
}

/** The minutes that went into the tasks of each goal and their steps on each day. A timer counts once it is stopped. */
export async function timeSpentDays(deps: Deps, goals: readonly Goal[]): Promise<Map<string, DayValue[]>> {
  const counted = await idsWithSteps(deps, await tasksOfGoals(deps, idsOf(goals)))
  const entries = await entriesOf(deps, [...new Set([...counted.values()].flatMap((ids) => [...ids]))])
  const ended = entries.filter(({ endedAt }) => endedAt !== null)
  return new Map(
    goals.map(({ id, startDate }) => {
      const own = ended.filter(({ taskId }) => counted.get(id)?.has(taskId))
      return [id, minuteDays(millisecondsByDay(own, ''), startDate)]
    }),
  )
}

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
