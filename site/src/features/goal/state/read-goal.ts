import type { Page } from '@throughline/client'
import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { CheckIn, Goal } from '@throughline/core/goal'
import type { GoalActivity, GoalDays, Measures } from '@throughline/core/progress'

/** What the server tells of a goal. */
export interface GoalTold {
  goal: Goal
  measures: Measures
  days: GoalDays
  /** Newest first, without a gap; `nextCursor` is `null` when these are all. */
  checkIns: Page<CheckIn>
  activity: GoalActivity
  parent: Goal | null
  below: readonly Goal[]
}

/** What one request answers at most. */
const PAGE = 200

/** Check-ins that are read at least: a day that they reach beyond is known whole. */
const CHECK_INS = 100

/** `null` for what is not there. */
export const absent = (error: unknown): null => {
  if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
  throw error
}

/**
 * A goal with all that is told of it, at least so many check-ins among it where there are; `null` when there is none of that
 * id, or it is in the trash.
 */
export async function readGoal(client: Pick<DailyClient, 'goals' | 'checkIns'>, id: string, atLeast: number): Promise<GoalTold | null> {
  const { goals } = client
  const goal = await goals.get(id).catch(absent)
  if (!goal) return null
  const [measures, days, checkIns, activity, parent, below] = await Promise.all([
    goals.progress(id),
    goals.days(id),
    readCheckIns(client, id, atLeast),
    goals.changes(id),
    goal.parentId ? goals.get(goal.parentId).catch(absent) : null,
    goals.list({ parentId: id, limit: PAGE }),
  ])
  return { goal, measures, days, checkIns, activity, parent, below: below.items }
}

async function readCheckIns({ checkIns }: Pick<DailyClient, 'checkIns'>, id: string, atLeast: number): Promise<Page<CheckIn>> {
  let found = await checkIns.list(id, { limit: Math.min(PAGE, Math.max(CHECK_INS, atLeast)) })
  while (found.nextCursor !== null && found.items.length < atLeast) found = await withEarlier({ checkIns }, id, found)
  return found
}

/** Check-ins with the next page of earlier ones. */
export async function withEarlier(
  { checkIns }: Pick<DailyClient, 'checkIns'>,
  id: string,
  { items, nextCursor }: Page<CheckIn>,
): Promise<Page<CheckIn>> {
  const page = await checkIns.list(id, { limit: PAGE, cursor: nextCursor })
  return { items: [...items, ...page.items], nextCursor: page.nextCursor }
}
