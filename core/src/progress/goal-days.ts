import { type CheckIn, checkIns, type DayValue, dayValues, type Goal, milestoneDays } from '../goal/index.ts'
import { type ActorDep, addDays, listAll, type StoreDep } from '../kernel/index.ts'
import { tasksDoneDays, timeSpentDays } from './task-days.ts'

type Deps = StoreDep & ActorDep

interface Asked {
  /** A plain date; absent: from the start of each goal. */
  from?: string | undefined
  /** A plain date, which is not meant any more. */
  before: string
  /** That there are no other goals: walking over all check-ins once then costs less than asking for those of each. */
  areAll?: boolean
}

/** What the days of goals came to, by goal. Whatever the number of goals, completions and time entries are walked over once. */
export async function goalDays(deps: Deps, goals: readonly Goal[], asked: Asked): Promise<Map<string, DayValue[]>> {
  const { from, before } = asked
  const { manual = [], 'tasks-done': done = [], 'time-spent': spent = [] } = Object.groupBy(goals, ({ metric }) => metric.source)
  const [steps, measured] = [manual.filter(hasMilestones), manual.filter((goal) => !hasMilestones(goal))]
  const since = (some: readonly Goal[]) => from ?? some.map(({ startDate }) => startDate).sort()[0] ?? before
  const [said, tasks, time] = await Promise.all([
    checkInsOf(deps, measured, asked),
    done.length > 0 ? tasksDoneDays(deps, done, { from: since(done), before }) : [],
    spent.length > 0 ? timeSpentDays(deps, spent, { from: since(spent), before }) : [],
  ])
  return new Map([
    ...steps.map(({ id, milestones }) => [id, milestoneDays(milestones)] as const),
    ...measured.map(({ id, metric }) => [id, dayValues(said.get(id) ?? [], metric)] as const),
    ...tasks,
    ...time,
  ])
}

const hasMilestones = ({ metric }: Goal): boolean => metric.type === 'milestones'

async function checkInsOf(deps: Deps, goals: readonly Goal[], { from, before, areAll }: Asked): Promise<Map<string, CheckIn[]>> {
  if (areAll) {
    const all = await listAll(deps, deps.actor.space, checkIns.queries.all, {})
    return Map.groupBy(
      all.filter(({ localDate }) => localDate < before),
      ({ goalId }) => goalId,
    )
  }
  const { byGoal } = checkIns.queries
  const each = goals.map(
    async ({ id: goalId, startDate }) =>
      [goalId, await listAll(deps, deps.actor.space, byGoal, { where: { goalId }, from: from ?? startDate, before })] as const,
  )
  return new Map(await Promise.all(each))
}

/** The first day that no longer tells of a day: without one, the day after tomorrow, as who flies west has a record of tomorrow. */
export const beforeOf = (on: string | undefined, today: string): string => addDays(on ?? today, on ? 1 : 2)
