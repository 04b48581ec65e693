import { type ActorDep, changeRecord } from '../../kernel/index.ts'
import { deleteTask, isActive, newTask, restoreTask, saveNewTask, subtasks, type Task, tasks } from '../../task/index.ts'
import { asPerson, isPresent } from '../settle/as-person.ts'
import type { SettleDeps } from '../settle/job.ts'
import { unlessChanged } from '../settle/unless-changed.ts'
import { type ActionItem, actionItems } from './schema.ts'
import { isTaskOf } from './task-of.ts'

/**
 * Brings the task that an action item is in line with it: made once, thrown away when the item is withdrawn before it was
 * done, and brought back with it. The actor reaches the discussion's space. May be repeated, and stopped anywhere.
 * @throws AppError `not-found`
 */
export async function settleAction(deps: SettleDeps & ActorDep, discussionId: string, id: string): Promise<ActionItem> {
  const read = () => changeRecord(deps, actionItems, id, {}, () => null)
  let item = await read()
  for (;;) {
    await settleTask(deps, discussionId, item)
    // Who withdrew it in between may have looked before the task was there.
    const now = await read()
    if ((now.deletedAt === null) === (item.deletedAt === null)) return now
    item = now
  }
}

async function settleTask(deps: SettleDeps & ActorDep, discussionId: string, item: ActionItem): Promise<void> {
  const { assigneeId, taskId, deletedAt, updatedAt, version, state } = item
  const own = await asPerson(deps, assigneeId, deps.actor.accountId)
  // Who has left keeps the task as their own.
  if (!own || !(await isPresent(deps, discussionId, assigneeId))) return
  const task = await deps.store.get(assigneeId, tasks, taskId)
  if (task && !isTaskOf(task, discussionId, item)) return
  if (deletedAt !== null) {
    const isOpen = task?.deletedAt === null && isActive(task)
    if (isOpen && !(await isBuiltOn(own, task))) await unlessChanged(deleteTask(own, taskId))
  } else if (!task) {
    // Later there is none because the person erased it.
    if (version === 1) await saveNewTask(own, taskOf(own, discussionId, item))
  } else if (task.deletedAt !== null && task.deletedAt <= updatedAt && state !== 'gone') await unlessChanged(restoreTask(own, taskId))
}

/** Whether its person has made more of it than was given to them, which who withdraws it neither sees nor takes away. */
async function isBuiltOn(own: SettleDeps & ActorDep, { id, recurrence }: Task): Promise<boolean> {
  const { accountId, space } = own.actor
  return accountId !== space && (recurrence !== null || (await subtasks(own, id)).length > 0)
}

const taskOf = (
  own: Parameters<typeof newTask>[0],
  discussionId: string,
  { id, taskId, text, dueDate, dueAt, timeZone }: ActionItem,
): Task => ({
  ...newTask(own, { id: taskId, title: text, ...(dueAt ? { dueAt, timeZone } : { dueDate }) }),
  actionOf: { discussionId, actionId: id },
})
