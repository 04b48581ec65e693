import { listCandidates, type WinCandidate } from '../career/index.ts'
import { checkIns, type Goal } from '../goal/index.ts'
import { journalEntries } from '../journal/index.ts'
import { addDays, startOfDay } from '../kernel/index.ts'
import { type Task, tasks } from '../task/index.ts'
import { goalStates } from './day-plan.ts'
import type { BriefingDeps } from './deps.ts'

/** Of each sort, what a review names. */
const NAMED = 6
const WINS = 3

export interface WeekReview {
  /** Its first day and its last. */
  from: string
  until: string
  /** What was done, the latest first, and how much it was. */
  done: Pick<Task, 'id' | 'title'>[]
  doneCount: number
  goals: (Pick<Goal, 'id' | 'title'> & { pace: 'on-track' | 'behind' | 'at-risk' })[]
  /** What may be worth keeping, the best first. */
  wins: Pick<WinCandidate, 'id' | 'kind' | 'title'>[]
  /** What the week after it holds. */
  ahead: Pick<Task, 'id' | 'title' | 'dueDate' | 'dueAt'>[]
  aheadCount: number
}

/** What the week from a date came to, and what the one after it holds. */
export async function readWeekReview(deps: BriefingDeps, from: string): Promise<WeekReview> {
  const { store, actor } = deps
  const next = addDays(from, 7)
  const done = { from: startOfDay(from, actor), before: startOfDay(next, actor) }
  const ahead = { where: { active: true }, from: next, before: addDays(next, 7) }
  const { queries } = tasks
  const [finished, doneCount, coming, aheadCount, wins, states] = await Promise.all([
    store.list(actor.space, queries.done, done, { limit: NAMED }),
    store.count(actor.space, queries.done, done),
    store.list(actor.space, queries.byDay, ahead, { limit: NAMED }),
    store.count(actor.space, queries.byDay, ahead),
    listCandidates(deps, { from, until: addDays(next, -1) }, WINS),
    goalStates(deps),
  ])
  return {
    ...{ from, until: addDays(next, -1), doneCount, aheadCount },
    done: finished.items.map(({ id, title }) => ({ id, title })),
    goals: states.flatMap(({ id, title, pace }) => (pace ? [{ id, title, pace }] : [])).slice(0, NAMED),
    wins: wins.map(({ id, kind, title }) => ({ id, kind, title })),
    ahead: coming.items.map(({ id, title, dueDate, dueAt }) => ({ id, title, dueDate, dueAt })),
  }
}

/** Whether the person did anything in the week from a date: of a week without, there is nothing to tell. */
export async function wasLived({ store, actor }: BriefingDeps, from: string): Promise<boolean> {
  const next = addDays(from, 7)
  const moments = { from: startOfDay(from, actor), before: startOfDay(next, actor) }
  const one = { limit: 1 }
  const found = await Promise.all([
    store.list(actor.space, tasks.queries.done, moments, one),
    store.list(actor.space, checkIns.queries.byDay, { from, before: next }, one),
    store.list(actor.space, journalEntries.queries.oldest, { from, before: next }, one),
  ])
  return found.some(({ items }) => items.length > 0)
}
