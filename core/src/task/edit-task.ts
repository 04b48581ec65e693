import { AppError, type BasedOn, changedFields, hasCode, nowText, parse, today } from '../kernel/index.ts'
import { checkBlockers } from './blockers.ts'
import { changeLiveTask, type TaskDeps, type TaskStep } from './change-task.ts'
import { checklistOf } from './checklist.ts'
import { completing, settleCompletion, takenBack } from './completion/completion.ts'
import { stepsBelow } from './completion/completion-steps.ts'
import { checkGoal, settleLink } from './goal/goal-link.ts'
import { checkLinks, linksOf } from './links.ts'
import { repeatEdited } from './recurrence/starting.ts'
import { remindersFollowing } from './reminder/usual-reminder.ts'
import { repeats, withOneDue } from './rules.ts'
import { type Task, TaskChanges, type TaskStatus } from './schema.ts'
import { stopTimerOf } from './time/running.ts'
import { checkParent, heightOf, parentOrTop } from './tree.ts'

/**
 * Changes fields of a task. What changes nothing writes nothing. A due day takes the place of a due time and the
 * other way round. A new `status` follows the rules of completing: `done` makes a completion, leaving `done`
 * takes it back (the dates stay). With its first time a task reminds as the person settled. A new rule of a repeat counts from the due day; a repeat ends with its due day.
 * @throws AppError `not-found`, `validation`, or `stale` with the task as it is now.
 */
export async function editTask(deps: TaskDeps, id: string, input: TaskChanges, basedOn: BasedOn = {}): Promise<Task> {
  const { recurrence, checklist, links, ...given } = parse(TaskChanges, input)
  let before: Task | undefined
  const task = await changeLiveTask(deps, id, basedOn, async (task) => {
    before = task
    const lists = {
      ...(checklist && { checklist: checklistOf(deps, checklist) }),
      ...(links && { links: linksOf(deps, links, task.links) }),
    }
    const asked = withOneDue(task, { ...given, ...lists })
    const due = given.reminders ? asked : { ...asked, ...remindersFollowing(deps, task, { ...task, ...asked }) }
    const fields = changedFields(task, { ...due, ...repeatEdited(task, { ...task, ...due }, recurrence, () => today(deps)) })
    if (fields.status) await settleCompletion(deps, task)
    if (fields.parentId) await checkParent(deps, fields.parentId, { id, height: await heightOf(deps, id) })
    if (fields.goalId) await checkGoal(deps, fields.goalId)
    if (fields.blockedBy?.length) await checkBlockers(deps, fields.blockedBy, id)
    if (fields.links) await checkLinks(deps, fields.links, task)
    if (Object.keys(fields).length === 0) return null
    const step = fields.status
      ? await statusStep(deps, { ...task, ...fields, status: task.status }, fields.status)
      : { event: 'task.updated', changes: {} }
    return { event: step.event, changes: { ...fields, ...step.changes } }
  })
  if (given.status) await settleCompletion(deps, task)
  if (before && task.parentId && task.parentId !== before.parentId) await withdrawParent(deps, task, before.parentId)
  if (before && JSON.stringify(task.blockedBy) !== JSON.stringify(before.blockedBy)) await withdrawBlockers(deps, task, before.blockedBy)
  if (given.status === 'cancelled') await stopTimerOf(deps, id)
  return given.goalId ? settleLink(deps, task) : task
}

async function statusStep(deps: TaskDeps, task: Task, status: TaskStatus): Promise<TaskStep> {
  if (status === 'done') return completing(deps, task, { steps: repeats(task) ? await stepsBelow(deps, task.id) : [] })
  const lastCompletion = task.status === 'done' ? takenBack(task) : task.lastCompletion
  if (status === 'cancelled') return { event: 'task.cancelled', changes: { closedAt: nowText(deps), lastCompletion } }
  const event = task.closedAt ? 'task.reopened' : 'task.updated'
  return { event, changes: { closedAt: null, lastCompletion } }
}

/** Two moves at once, each allowed by itself, may close a circle. The later save sees it here, and steps back. */
async function withdrawParent(deps: TaskDeps, task: Task, former: string | null): Promise<void> {
  const placed = { id: task.id, height: await heightOf(deps, task.id) }
  await withdraw(
    deps,
    task,
    () => checkParent(deps, task.parentId as string, placed),
    async (now) => (now.parentId === task.parentId ? { parentId: await parentOrTop(deps, former, placed) } : null),
  )
}

/** The same for two tasks that begin to wait for each other. */
const withdrawBlockers = (deps: TaskDeps, task: Task, former: readonly string[]): Promise<void> =>
  withdraw(
    deps,
    task,
    () => checkBlockers(deps, task.blockedBy, task.id),
    (now) => ({ blockedBy: now.blockedBy.filter((id) => former.includes(id)) }),
  )

type Withdrawal = Partial<Task> | null

async function withdraw(
  deps: TaskDeps,
  task: Task,
  check: () => Promise<void>,
  changesTo: (now: Task) => Withdrawal | Promise<Withdrawal>,
): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!hasCode(error, 'validation')) throw error
    await changeLiveTask(deps, task.id, {}, async (now) => {
      const changes = await changesTo(now)
      return changes && { event: 'task.updated', changes }
    })
    throw new AppError('conflict', 'Another change to these tasks was quicker. Look at them as they are now and try again.')
  }
}
