import { type Goal, goals } from '../../goal/index.ts'
import { goalOf } from '../../goal/measure/test-measure.ts'
import type { TaskDeps } from '../change-task.ts'

/** A goal as it is stored. */
export async function storedGoal(deps: TaskDeps, title: string, fields: Pick<Partial<Goal>, 'status'> = {}): Promise<Goal> {
  const goal = goalOf({ id: deps.ids.next(), title, ...fields })
  await deps.store.save(deps.actor.space, goals, goal, { expectedVersion: 0 })
  return goal
}
