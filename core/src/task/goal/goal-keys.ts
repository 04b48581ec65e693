import { isActive } from '../rules.ts'
import type { Task } from '../schema.ts'

/** What `byGoal` is asked with: the active tasks of a goal, the closed ones, and those that lost it to the trash. */
export const goalKey = {
  active: (goalId: string) => `active ${goalId}`,
  closed: (goalId: string) => `closed ${goalId}`,
  former: (goalId: string) => `former ${goalId}`,
}

type Linked = Pick<Task, 'goalId' | 'formerGoalId' | 'status'>

export function goalKeys(task: Linked): string[] {
  const { goalId, formerGoalId } = task
  const keys = goalId === null ? [] : [goalKey[isActive(task) ? 'active' : 'closed'](goalId)]
  return formerGoalId === null ? keys : [...keys, goalKey.former(formerGoalId)]
}

/** Active tasks stand in their own order, closed ones newest first: one index serves both lists. */
export function goalRank(task: Linked & Pick<Task, 'closedAt' | 'order'>): string | number | null {
  if (goalKeys(task).length === 0) return null
  return task.closedAt === null ? task.order : -Temporal.Instant.from(task.closedAt).epochMilliseconds
}
