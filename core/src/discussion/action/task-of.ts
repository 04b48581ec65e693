import { type ActorDep, changedFields, changeRecord, derivedId, hasCode, type StoreDep } from '../../kernel/index.ts'
import { dueDay, type Task, tasks } from '../../task/index.ts'
import { memberships } from '../schema.ts'
import type { SettleDeps } from '../settle/job.ts'
import { type ActionItem, actionItems } from './schema.ts'

/** The task that an action item is, in the space of who has to do it. */
export const actionTaskId = (discussionId: string, actionId: string): string => derivedId(`action ${discussionId} ${actionId}`)

/** All that a discussion knows of a task. */
type Known = Pick<ActionItem, 'text' | 'dueDate' | 'dueAt' | 'timeZone' | 'state'>

/** Whether a task says itself that it is this action item: no other is looked at on its behalf. */
export const isTaskOf = ({ actionOf }: Pick<Task, 'actionOf'>, discussionId: string, { id }: Pick<ActionItem, 'id'>): boolean =>
  actionOf?.discussionId === discussionId && actionOf.actionId === id

/** What an action item says, once what its task says is known. */
export function knownOf(discussionId: string, item: ActionItem, task: Task | null): Known {
  const { text, dueDate, dueAt, timeZone } = item
  const due = { dueDate, dueAt, timeZone }
  // Between its first save and its task there is no task yet.
  if (!task && item.version === 1) return { text, ...due, state: item.state }
  if (!task || task.deletedAt !== null || !isTaskOf(task, discussionId, item)) return { text, ...due, state: 'gone' }
  const isKept = dueAt !== null && task.dueAt?.slice(10) === dueAt.slice(10) && task.timeZone === timeZone
  const agreed = isKept ? { dueAt: task.dueAt, timeZone } : { dueAt: null, timeZone: null }
  return { text: task.title, dueDate: dueDay(task), ...agreed, state: task.status }
}

/**
 * Action items as their tasks have them now; those of people who have left, as they last were.
 * @param discussionId the space they lie in
 */
export async function seenNow({ store }: StoreDep, discussionId: string, items: readonly ActionItem[]): Promise<ActionItem[]> {
  const people = await store.getMany(discussionId, memberships, [...new Set(items.map(({ assigneeId }) => assigneeId))])
  const present = people.filter(({ leftAt }) => leftAt === null)
  const pages = await Promise.all(
    present.map(({ id }) => {
      const taskIds = items.filter(({ assigneeId }) => assigneeId === id).map(({ taskId }) => taskId)
      return store.getMany(id, tasks, taskIds)
    }),
  )
  const found = new Map(present.map(({ id }, place) => [id, new Map(pages[place]?.map((task) => [task.id, task]))]))
  return items.map((item) => {
    const theirs = found.get(item.assigneeId)
    return theirs ? { ...item, ...knownOf(discussionId, item, theirs.get(item.taskId) ?? null) } : item
  })
}

/**
 * Brings an action item in line with what its task says by now, if that is anything new; one that was withdrawn is left.
 * The actor reaches the discussion's space. Answers whether something was new.
 */
export async function touchItem(deps: SettleDeps & ActorDep, id: string): Promise<boolean> {
  const { space } = deps.actor
  let isNew = false
  try {
    await changeRecord(deps, actionItems, id, {}, async (item) => {
      const [now] = item.deletedAt === null ? await seenNow(deps, space, [item]) : []
      const changes = now ? changedFields<ActionItem>(item, now) : {}
      isNew = Object.keys(changes).length > 0
      return isNew ? { event: 'action-item.updated', changes } : null
    })
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
  }
  return isNew
}
