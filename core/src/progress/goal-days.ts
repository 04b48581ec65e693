import { type CheckIn, checkIns, type DayValue, dayValues, type Goal, milestoneDays } from '../goal/index.ts'
import { type ActorDep, addDays, type ClockDep, type GiveWayDep, listEachInTurns, pacer, type StoreDep } from '../kernel/index.ts'
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

async function readDays(deps: StoreDep & ActorDep & GiveWayDep, goals: readonly Goal[]): Promise<Map<string, DayValue[]>> {
  const { manual = [], 'tasks-done': done = [], 'time-spent': spent = [] } = Object.groupBy(goals, ({ metric }) => metric.source)
  const [tasks, time] = await Promise.all([tasksDoneDays(deps, done), timeSpentDays(deps, spent)])
  const days = new Map([...tasks, ...time])
  const each = { key: 'goalId', values: manual.map(({ id }) => id) }
  // Without their notes and history: of all goals together these may be long.
  const said = new Map<string, Said[]>(each.values.map((id) => [id, []]))
  for await (const [goalId, some] of listEachInTurns(deps, deps.actor.space, checkIns.queries.byGoal, {}, each))
    for (const { id, localDate, value } of some) said.get(goalId)?.push({ id, localDate, value })
  const pace = pacer(deps)
  for (const { id, metric } of manual) {
    const own = said.get(id) ?? []
    days.set(id, dayValues(own, metric))
    await pace(own.length)
  }
  return days
}

type Said = Pick<CheckIn, 'id' | 'localDate' | 'value'>

/** The first day that no longer tells of a day: without one, the day after tomorrow, as who flies west has a record of tomorrow. */
export const beforeOf = (on: string | undefined, today: string): string => addDays(on ?? today, on ? 1 : 2)
