import { type Participation, participations } from '../discussion/index.ts'
import { type Goal, goals, type Measures } from '../goal/index.ts'
import { practiceCounts } from '../interview/index.ts'
import { addDays, listAll, startOfDay } from '../kernel/index.ts'
import { listGoalProgress } from '../progress/index.ts'
import { type Task, tasks } from '../task/index.ts'
import type { BriefingDeps } from './deps.ts'

/** Tasks, goals and meetings that a plan names; how many more there are is told. */
const NAMED = 12
/** Sorts before every day and moment. */
const EARLIEST = '0'

export interface DayPlan {
  date: string
  /** The first of today’s, in their order, and how many there are. */
  tasks: Pick<Task, 'id' | 'title' | 'dueAt' | 'timeZone' | 'priority'>[]
  taskCount: number
  overdue: number
  meetings: { discussionId: string; title: string; at: string }[]
  /** Answers that are due for practice. */
  practice: number
  offTrack: Pick<Goal, 'id' | 'title'>[]
  checkIns: Pick<Goal, 'id' | 'title'>[]
}

/** What a day of the person holds. */
export async function readDayPlan(deps: BriefingDeps, date: string): Promise<DayPlan> {
  const { store, actor } = deps
  const today = { where: { active: true }, from: date, before: addDays(date, 1) }
  const late = { where: { active: true }, from: EARLIEST, before: date }
  const [page, taskCount, overdue, meetings, practice, states] = await Promise.all([
    store.list(actor.space, tasks.queries.byDay, today, { limit: NAMED }),
    store.count(actor.space, tasks.queries.byDay, today),
    store.count(actor.space, tasks.queries.byLateness, late),
    meetingsOn(deps, date),
    practiceCounts(deps),
    goalStates(deps),
  ])
  return {
    ...{ date, taskCount, overdue, meetings, practice: practice.left },
    tasks: page.items.map(({ id, title, dueAt, timeZone, priority }) => ({ id, title, dueAt, timeZone, priority })),
    offTrack: states.filter(({ pace }) => pace === 'behind' || pace === 'at-risk').slice(0, NAMED),
    checkIns: states.filter(({ nextCheckIn }) => nextCheckIn !== null && nextCheckIn <= date).slice(0, NAMED),
  }
}

/** Whether a day asks for something at its own time. What is merely waiting asks for no mail each morning. */
export const isWorthTelling = ({ taskCount, meetings }: DayPlan): boolean => taskCount > 0 || meetings.length > 0

/** How a goal goes, as far as that is worth telling: one day that a habit missed is not. */
export const paceWorthTelling = (measures: Measures | undefined) => (measures && !measures.isFirstMiss ? measures.pace : null)

/** How the goals that are under way go. */
export async function goalStates(deps: BriefingDeps) {
  const [all, progress] = await Promise.all([listAll(deps, deps.actor.space, goals.queries.all, {}), listGoalProgress(deps)])
  const measured = new Map(progress.map(({ goalId, progress }) => [goalId, progress]))
  return all
    .filter(({ status }) => status === 'active')
    .map(({ id, title }) => ({ id, title, pace: paceWorthTelling(measured.get(id)), nextCheckIn: measured.get(id)?.nextCheckIn ?? null }))
}

async function meetingsOn(deps: BriefingDeps, date: string): Promise<DayPlan['meetings']> {
  const [from, before] = [startOfDay(date, deps.actor), startOfDay(addDays(date, 1), deps.actor)]
  const open = await listAll(deps, deps.actor.space, participations.queries.ofStatus, { where: { status: 'open' } })
  return open
    .flatMap(({ id, title, meetingsAhead }: Participation) => meetingsAhead.map(({ at }) => ({ discussionId: id, title, at })))
    .filter(({ at }) => at >= from && at < before)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, NAMED)
}
