import { changedFields } from '../../kernel/index.ts'
import type { Task } from '../../task/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { actorIn, isPresent } from '../settle/as-person.ts'
import type { SettleDeps } from '../settle/job.ts'
import { type ActionItem, actionItems } from './schema.ts'
import { knownOf, touchItem } from './task-of.ts'

/**
 * Tells a discussion that a task of somebody in it, which is an action item there, was changed; what the discussion does not
 * know of the task leaves no trace in it. Harmless when missed or repeated: who lists action items reads the tasks.
 * @param space where the task lies
 */
export async function noticeTask(deps: SettleDeps, space: string, task: Task): Promise<void> {
  if (!task.actionOf) return
  const { discussionId, actionId } = task.actionOf
  const item = await deps.store.get(discussionId, actionItems, actionId)
  if (!item || item.deletedAt !== null || item.assigneeId !== space || item.taskId !== task.id) return
  if (Object.keys(changedFields<ActionItem>(item, knownOf(discussionId, item, task))).length === 0) return
  if (!(await isPresent(deps, discussionId, space))) return
  await announceDelivery(deps, discussionId)
  await touchItem({ ...deps, actor: await actorIn(deps, discussionId, space) }, actionId)
  await deliver(deps, discussionId)
}
