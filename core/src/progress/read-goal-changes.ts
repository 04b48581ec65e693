import { type CheckIn, checkIns, getGoal } from '../goal/index.ts'
import {
  type ActorDep,
  addDays,
  type ClockDep,
  type GiveWayDep,
  instantText,
  listEachInTurns,
  type Query,
  type StoreDep,
  type StoredRecord,
  startOfDay,
} from '../kernel/index.ts'
import { completions, sumOf, timeEntries } from '../task/index.ts'
import { idsWithSteps, type LinkedTask, tasksOfGoals } from './linked-tasks.ts'
import type { GoalActivity } from './schema.ts'

type Deps = StoreDep & ActorDep & ClockDep & GiveWayDep

/** How many tasks are named; all are counted. */
const NAMED = 50

/**
 * What happened to the tasks of a goal since it was last checked in on, or made where it never was: those done, those
 * that are new, and the time that went into them and their steps. @throws AppError `not-found`
 */
export async function readGoalChanges(deps: Deps, id: string): Promise<GoalActivity> {
  const goal = await getGoal(deps, id)
  const [last, tasksOf] = await Promise.all([latestCheckIn(deps, id), tasksOfGoals(deps, [id])])
  const since = last ? toldUntil(deps, last) : goal.createdAt
  const byId = new Map(tasksOf.get(id)?.map((task) => [task.id, task]))
  const tasks = [...byId.values()]
  const done = await ofTasks(deps, completions.queries.byTask, [...byId.keys()], ({ completedAt }) => completedAt > since)
  const counted = (await idsWithSteps(deps, tasksOf)).get(id) ?? []
  const entries = await ofTasks(deps, timeEntries.queries.byTask, [...counted], ({ startedAt }) => startedAt > since)
  const finished = done
    .sort((a, b) => (a.completedAt < b.completedAt ? -1 : 1))
    .map(({ taskId, localDate }) => ({ taskId, title: (byId.get(taskId) as LinkedTask).title, localDate }))
  const added = tasks.filter(({ createdAt }) => createdAt > since).map((task) => ({ taskId: task.id, title: task.title }))
  return {
    since,
    checkInId: last?.id ?? null,
    done: { count: finished.length, tasks: finished.slice(-NAMED).reverse() },
    added: { count: added.length, tasks: added.slice(0, NAMED) },
    time: sumOf(entries),
  }
}

/** What is of some tasks and is meant. */
async function ofTasks<R extends StoredRecord>(
  deps: Deps,
  query: Query<R>,
  values: readonly string[],
  isMeant: (record: R) => boolean,
): Promise<R[]> {
  const found: R[] = []
  for await (const [, some] of listEachInTurns(deps, deps.actor.space, query, {}, { key: 'taskId', values }))
    found.push(...some.filter(isMeant))
  return found
}

/**
 * The instant up to which a check-in tells: when it was written, but within the day it is about. What was written later,
 * or imported, tells up to the end of that day; what was moved to a later day begins with it.
 */
function toldUntil({ actor: { dayStart }, clock }: Deps, { createdAt, localDate, timeZone }: CheckIn): string {
  const edge = (date: string) => startOfDay(date, { timeZone, dayStart })
  const [begin, end] = [edge(localDate), edge(addDays(localDate, 1))]
  // Who is on a journey may have one of tomorrow.
  if (begin > instantText(clock.now())) return createdAt
  return createdAt < begin ? begin : createdAt > end ? end : createdAt
}

async function latestCheckIn({ store, actor }: Deps, goalId: string): Promise<CheckIn | null> {
  const { items } = await store.list(actor.space, checkIns.queries.latest, { where: { goalId } }, { limit: 1 })
  return items[0] ?? null
}
