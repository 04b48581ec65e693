import { type Goal, goals } from '../../goal/index.ts'
import { type ActorDep, addDays, listAll, type QueryArgs, type StoreDep, today } from '../../kernel/index.ts'
import { goalsAsOf, type ProgressDeps } from '../../progress/index.ts'
import { type Task, tasks } from '../../task/index.ts'
import { readDays } from '../read-days.ts'
import type { GoalChange, NamedTask, ReviewFacts, Some } from './facts.ts'
import type { Period } from './period.ts'
import type { ReviewKind } from './schema.ts'

/** Tasks that are named of those that ask for a day; all are counted. */
const NAMED = 12

/** Sorts before every day. */
const ANY_DAY = '0'

const none: Some<NamedTask> = { first: [], count: 0 }

/** What a review of some days tells of. Only what still may be done is told of what is due. */
export async function gatherFacts(deps: ProgressDeps, kind: ReviewKind, period: Period): Promise<ReviewFacts> {
  const { from, before } = period
  const isMorning = kind === 'morning'
  const asksNothing = kind === 'evening' || before <= today(deps)
  const [days, changes, overdue, due] = await Promise.all([
    isMorning ? [] : readDays(deps, period),
    goalChanges(deps, period),
    asksNothing ? none : someTasks(deps, tasks.queries.byLateness, { from: ANY_DAY, before: isMorning ? from : today(deps) }),
    asksNothing ? none : someTasks(deps, tasks.queries.byDay, isMorning ? period : { from: before, before: addDays(before, 7) }),
  ])
  return { period, days, goals: changes, overdue, due }
}

async function someTasks({ store, actor }: StoreDep & ActorDep, query: typeof tasks.queries.byDay, days: Period): Promise<Some<NamedTask>> {
  const args: QueryArgs = { where: { active: true }, from: days.from, before: days.before }
  const [{ items }, count] = await Promise.all([
    store.list<Task>(actor.space, query, args, { limit: NAMED }),
    store.count(actor.space, query, args),
  ])
  return { first: items.map(({ id, title }) => ({ id, title })), count }
}

/** Goals that counted at some time in a period, in the person's order. */
async function goalChanges(deps: ProgressDeps, { from, before }: Period): Promise<GoalChange[]> {
  const all = await listAll(deps, deps.actor.space, goals.queries.inOrder, {})
  const meant = all.filter((goal) => counted(goal, from, before))
  if (meant.length === 0) return []
  const now = today(deps)
  const [earlier, later] = await Promise.all([
    goalsAsOf(deps, all, { before: from, today: from }),
    goalsAsOf(deps, all, { before, today: before <= now ? before : now }),
  ])
  return meant.flatMap((goal) => {
    const [then, after] = [earlier.get(goal.id), later.get(goal.id)]
    return then && after ? [{ goal, before: then, after }] : []
  })
}

const counted = ({ status, startDate, closing }: Goal, from: string, before: string): boolean =>
  status !== 'draft' && startDate < before && (closing === null || closing.localDate >= from)
