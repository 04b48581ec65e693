import { type Goal, goals } from '../../goal/index.ts'
import { newEnvelope, nowText, orderAtEnd } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'

/** A goal as it is stored. */
export async function storedGoal(deps: TaskDeps, title: string, fields: Partial<Goal> = {}): Promise<Goal> {
  const goal: Goal = {
    ...newEnvelope(deps.ids.next(), nowText(deps)),
    ...{ title, why: '', horizon: 'quarter', milestones: [], startDate: '2026-01-05', endDate: null, parentId: null, weight: 1 },
    ...{
      status: 'active',
      pauses: [],
      closing: null,
      statedPace: null,
      checkInEvery: null,
      competencies: [],
      tags: [],
      formerParentId: null,
      importId: null,
    },
    metric: {
      ...{ type: 'binary', direction: 'up', start: '0', target: '1', unit: '', aggregation: 'last', source: 'manual' },
      ...{ weekdays: null, timesPerWeek: null, dailyTarget: null },
    },
    order: orderAtEnd(deps.clock.now()),
    ...fields,
  }
  await deps.store.save(deps.actor.space, goals, goal, { expectedVersion: 0 })
  return goal
}
