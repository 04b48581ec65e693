import {
  type ActorDep,
  AppError,
  type BasedOn,
  changeRecord,
  deleteAndPurge,
  getLive,
  hasCode,
  parse,
  restoreRecord,
  stale,
} from '../../kernel/index.ts'
import { completeTask, dueDay, dueOn, editTask, isActive, type Task, type TaskChanges, tasks } from '../../task/index.ts'
import { asPerson, isPresent } from '../settle/as-person.ts'
import { announceSettlement } from '../settle/job.ts'
import type { Entered } from '../thread/enter.ts'
import { inDiscussion } from '../thread/in-discussion.ts'
import { may } from '../thread/permissions.ts'
import { type ActionDeps, roomForActionItems } from './create-action-item.ts'
import { type ActionItem, ActionItemChanges, actionItems } from './schema.ts'
import { settleAction } from './settle-action.ts'
import { isTaskOf, seenNow, touchItem } from './task-of.ts'

/** What an edit of the task is refused with when another was quicker. */
const retried = ['stale', 'conflict', 'not-found'] as const

type Deps = Entered<ActionDeps>

/** Tries of a change that names no version, against others of the same task. */
const ATTEMPTS = 8

/**
 * Retitles an action item, moves its day, completes it or opens it again, by the task that it is; nothing else of the task
 * is touched. For who has to do it, who gave it to them, and an owner. The day of one that repeats goes by its person alone.
 * @throws AppError `not-found`, `forbidden`, `validation`; `conflict` when there is no task behind it any more, or `stale`
 * with the item as it is now.
 */
export async function editActionItem(
  deps: ActionDeps,
  discussionId: string,
  id: string,
  input: ActionItemChanges,
  { expectedVersion }: BasedOn = {},
): Promise<ActionItem> {
  const asked = parse(ActionItemChanges, input)
  return inDiscussion(deps, discussionId, 'read', async (entered) => {
    await announceSettlement(deps, { kind: 'action-item', discussionId, id })
    for (let attempt = 1; ; attempt++) {
      const item = await getLive(entered, actionItems, id)
      checkPermitted(entered, item)
      const seen = async () => (await seenNow(deps, discussionId, [item]))[0] as ActionItem
      if (expectedVersion !== undefined && item.version !== expectedVersion) throw stale(await seen())
      const { own, task } = await taskBehind(entered, discussionId, item)
      try {
        await changeTask(own, task, asked)
        break
      } catch (error) {
        if (!retried.some((code) => hasCode(error, code))) throw error
        // What such an error tells of the task is nothing that the discussion knows.
        if (expectedVersion !== undefined || attempt === ATTEMPTS) throw stale(await seen())
      }
    }
    await touchItem(entered, id)
    return getLive(entered, actionItems, id)
  })
}

/**
 * Withdraws an action item; a task that is not done goes to the trash with it, unless somebody else withdraws what its person
 * lets repeat or has put steps below. For who has to do it, who gave it to them,
 * and an owner.
 * @throws AppError `not-found`, `forbidden`, or `stale` with the item as it is now.
 */
export const deleteActionItem = (
  deps: ActionDeps,
  discussionId: string,
  id: string,
  { expectedVersion }: BasedOn = {},
): Promise<ActionItem> =>
  settling(deps, discussionId, id, async (entered, item) => {
    if (item.deletedAt !== null) return
    if (expectedVersion !== undefined && item.version !== expectedVersion)
      throw stale((await seenNow(deps, discussionId, [item]))[0] as ActionItem)
    // As it is now: a task that is gone already does not come back with the item.
    await touchItem(entered, id)
    await deleteAndPurge(entered, actionItems, id, {})
  })

/** Brings an action item back, and its task. @throws AppError `not-found`, also past its days in the trash, `forbidden` or `validation`. */
export const restoreActionItem = (deps: ActionDeps, discussionId: string, id: string): Promise<ActionItem> =>
  settling(deps, discussionId, id, async (entered) => {
    await restoreRecord(entered, actionItems, id, { room: roomForActionItems })
  })

const settling = (
  deps: ActionDeps,
  discussionId: string,
  id: string,
  change: (entered: Deps, item: ActionItem) => Promise<void>,
): Promise<ActionItem> =>
  inDiscussion(deps, discussionId, 'read', async (entered) => {
    const item = await changeRecord(entered, actionItems, id, {}, () => null)
    checkPermitted(entered, item)
    await announceSettlement(deps, { kind: 'action-item', discussionId, id })
    await change(entered, item)
    return settleAction(entered, discussionId, id)
  })

/** @throws AppError `forbidden` */
function checkPermitted({ actor, membership }: Deps, { assigneeId, createdById }: ActionItem): void {
  const { accountId } = actor
  if (accountId === assigneeId || may(membership.role, 'moderate')) return
  if (accountId === createdById && may(membership.role, 'contribute')) return
  throw new AppError('forbidden', 'This is for who has to do it, for who gave it to them, and for an owner.')
}

/** The task that an action item is, and its person to change it as. @throws AppError `conflict` when there is none any more. */
async function taskBehind(entered: Deps, discussionId: string, item: ActionItem): Promise<{ own: ActionDeps & ActorDep; task: Task }> {
  const { assigneeId, taskId } = item
  const own = await asPerson<ActionDeps>(entered, assigneeId, entered.actor.accountId)
  if (!own || !(await isPresent(entered, discussionId, assigneeId)))
    throw new AppError('conflict', 'Who had to do this is in the discussion no longer. It stays as it last was.')
  if (item.version === 1) await settleAction(entered, discussionId, item.id)
  const task = await entered.store.get(assigneeId, tasks, taskId)
  if (!task || task.deletedAt !== null || !isTaskOf(task, discussionId, item))
    throw new AppError('conflict', 'The task behind this was thrown away. Withdraw it, or give it anew.')
  return { own, task }
}

async function changeTask(own: ActionDeps & ActorDep, task: Task, { text, dueDate, state }: ActionItemChanges): Promise<void> {
  const { accountId, space } = own.actor
  if (dueDate === null && task.recurrence && accountId !== space)
    throw new AppError('forbidden', 'Who has to do it lets it repeat, so only they take its day away.')
  const changes: TaskChanges = {
    ...(text !== undefined && { title: text }),
    ...(dueDate !== undefined && dueDate !== dueDay(task) && (dueDate === null ? { dueDate, dueAt: null } : dueOn(task, dueDate))),
    ...(state === 'open' && !isActive(task) && { status: state }),
  }
  if (Object.keys(changes).length > 0) await editTask(own, task.id, changes, { expectedVersion: task.version })
  // Of what is done already too: stopped in between, its completion is still to be written.
  if (state === 'done') await completeTask(own, task.id)
}
