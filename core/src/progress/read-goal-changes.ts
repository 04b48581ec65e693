import { type CheckIn, checkIns, type GoalActivity, getGoal } from '../goal/index.ts'
import { type ActorDep, addDays, type ClockDep, instantText, listAll, type StoreDep, startOfDay } from '../kernel/index.ts'
import { completions, sumOf, type Task, timeEntries } from '../task/index.ts'
import { tasksOfGoal, withSteps } from './linked-tasks.ts'

type Deps = StoreDep & ActorDep & ClockDep

/** How many tasks are named; all are counted. */
const NAMED = 50

/** A date was told in some zone, which may be a day behind. */
const SLACK_DAYS = 1

/**
 * What happened to the tasks of a goal since it was last checked in on, or made where it never was: those done, those
 * that are new, and the time that went into them and their steps. @throws AppError `not-found`
 */
export async function readGoalChanges(deps: Deps, id: string): Promise<GoalActivity> {
  const goal = await getGoal(deps, id)
  const [last, tasks] = await Promise.all([latestCheckIn(deps, id), tasksOfGoal(deps, id)])
  const since = last ? toldUntil(deps, last) : goal.createdAt
  const range = { from: addDays(since.slice(0, 10), -SLACK_DAYS) }
  const [done, entries, counted] = await Promise.all([
    listAll(deps, deps.actor.space, completions.queries.byLocalDate, range),
    listAll(deps, deps.actor.space, timeEntries.queries.byLocalDate, range),
    withSteps(deps, tasks),
  ])
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const finished = done
    .filter(({ taskId, completedAt }) => byId.has(taskId) && completedAt > since)
    .map(({ taskId, localDate }) => ({ taskId, title: (byId.get(taskId) as Task).title, localDate }))
  const added = tasks.filter(({ createdAt }) => createdAt > since).map((task) => ({ taskId: task.id, title: task.title }))
  return {
    since,
    checkInId: last?.id ?? null,
    done: { count: finished.length, tasks: finished.slice(-NAMED).reverse() },
    added: { count: added.length, tasks: added.slice(0, NAMED) },
    time: sumOf(entries.filter(({ taskId, startedAt }) => counted.has(taskId) && startedAt > since)),
  }
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
