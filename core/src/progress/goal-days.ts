import { checkIns, type DayValue, dayValues, type Goal, milestoneDays } from '../goal/index.ts'
import { type ActorDep, addDays, type ClockDep, type GiveWayDep, listAllEach, type StoreDep } from '../kernel/index.ts'
import type { DayMemoryDep } from './day-memory.ts'
import { tasksDoneDays, timeSpentDays } from './task-days.ts'

export type ProgressDeps = StoreDep & ActorDep & ClockDep & GiveWayDep & DayMemoryDep

/**
 * What every day of goals came to before a plain date, oldest first, by goal. What is remembered is not read again; of the
 * rest, what is of one sort is read at once.
 */
export async function goalDays(deps: ProgressDeps, goals: readonly Goal[], before: string): Promise<Map<string, readonly DayValue[]>> {
  const { true: steps = [], false: measured = [] } = Object.groupBy(goals, ({ metric }) => `${metric.type === 'milestones'}`)
  const { days, keep } = await deps.dayMemory.recall(deps, measured)
  const unknown = measured.filter(({ id }) => !days.has(id))
  if (unknown.length > 0) {
    const read = await readDays(deps, unknown)
    keep(unknown, read)
    for (const [id, values] of read) days.set(id, values)
  }
  for (const { id, milestones } of steps) days.set(id, milestoneDays(milestones))
  return new Map([...days].map(([id, values]) => [id, daysBefore(values, before)]))
}

const daysBefore = (days: readonly DayValue[], before: string): readonly DayValue[] =>
  (days.at(-1)?.localDate ?? '') < before ? days : days.filter(({ localDate }) => localDate < before)

/** Of how many goals the check-ins are read before others have their turn. */
const AT_ONCE = 50

async function readDays(deps: StoreDep & ActorDep & GiveWayDep, goals: readonly Goal[]): Promise<Map<string, DayValue[]>> {
  const { manual = [], 'tasks-done': done = [], 'time-spent': spent = [] } = Object.groupBy(goals, ({ metric }) => metric.source)
  const [tasks, time] = await Promise.all([tasksDoneDays(deps, done), timeSpentDays(deps, spent)])
  const days = new Map([...tasks, ...time])
  for (let first = 0; first < manual.length; first += AT_ONCE) {
    if (first > 0) await deps.giveWay()
    const some = manual.slice(first, first + AT_ONCE)
    const each = { key: 'goalId', values: some.map(({ id }) => id) }
    const said = await listAllEach(deps, deps.actor.space, checkIns.queries.byGoal, {}, each)
    for (const { id, metric } of some) days.set(id, dayValues(said.get(id) ?? [], metric))
  }
  return days
}

/** The first day that no longer tells of a day: without one, the day after tomorrow, as who flies west has a record of tomorrow. */
export const beforeOf = (on: string | undefined, today: string): string => addDays(on ?? today, on ? 1 : 2)
