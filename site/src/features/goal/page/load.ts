import type { Page } from '@throughline/client'
import { type Client, ProblemError } from '@throughline/client'
import type { CheckIn, Goal, Measures } from '@throughline/core/goal'
import type { GoalActivity, GoalDays } from '@throughline/core/progress'
import type { Task } from '@throughline/core/task'

/** All that the page of a goal shows. */
export interface GoalShown {
  goal: Goal
  measures: Measures
  days: GoalDays
  /** Newest first, at most two hundred. */
  checkIns: Page<CheckIn>
  activity: GoalActivity
  tasks: Page<Task>
  done: Page<Task>
  parent: Goal | null
  below: readonly Goal[]
}

const absent = (error: unknown): null => {
  if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
  throw error
}

/** A goal with all that belongs to it; `null` when there is none of that id, or it is in the trash. */
export async function loadGoal({ goals, checkIns, tasks }: Client, id: string): Promise<GoalShown | null> {
  const goal = await goals.get(id).catch(absent)
  if (!goal) return null
  const [measures, days, written, activity, open, done, parent, below] = await Promise.all([
    goals.progress(id),
    goals.days(id),
    checkIns.list(id, { limit: 200 }),
    goals.changes(id),
    tasks.ofGoal(id, { limit: 200 }),
    tasks.ofGoal(id, { view: 'completed', limit: 200 }),
    goal.parentId ? goals.get(goal.parentId).catch(absent) : null,
    goals.list({ parentId: id, limit: 200 }),
  ])
  return { goal, measures, days, checkIns: written, activity, tasks: open, done, parent, below: below.items }
}
