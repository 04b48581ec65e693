import { type ActorDep, AppError, type ClockDep, type IdsDep, newEnvelope, nowText, orderAtEnd, parse, today } from '../kernel/index.ts'
import { checkBlockers } from './blockers.ts'
import type { TaskDeps } from './change-task.ts'
import { checklistOf } from './checklist.ts'
import { completing, settleCompletion } from './completion/completion.ts'
import { checkGoal, settleLink } from './goal/goal-link.ts'
import { checkLinks, linksOf } from './links.ts'
import { repeatOf } from './recurrence/starting.ts'
import { refusePassed } from './reminder/refuse-passed.ts'
import { blankTask } from './rules.ts'
import { MessagePassage, nothingSaid, type SaidReader, saidAt } from './said-in.ts'
import { saveNewTask } from './save-new-task.ts'
import { NewTask, type Task, tasks } from './schema.ts'
import { checkParent } from './tree.ts'

/**
 * Adds a task, at the end unless `order` says otherwise. One that is `done` from the start is completed now.
 * The same input under the same id answers the task that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another task.
 */
export async function createTask(deps: TaskDeps, input: NewTask, readSaid: SaidReader = nothingSaid): Promise<Task> {
  const { store, actor } = deps
  const task = newTask(deps, input)
  const before = input.id ? await store.get(actor.space, tasks, task.id) : null
  if (before) return existing(deps, before, task, input)
  refusePassed(deps, task.reminders)
  if (task.parentId) await checkParent(deps, task.parentId, { id: task.id, height: 1 })
  if (task.goalId) await checkGoal(deps, task.goalId)
  if (task.blockedBy.length) await checkBlockers(deps, task.blockedBy, task.id)
  if (task.links.length) await checkLinks(deps, task.links, { id: task.id, links: [] })
  if (input.from) task.saidIn = await passageOf(deps, readSaid, input.from)
  const stored = await saveNewTask(deps, task)
  if (stored !== task) return existing(deps, stored, task, input)
  await settleCompletion(deps, task)
  return settleLink(deps, task)
}

async function passageOf(deps: TaskDeps, readSaid: SaidReader, from: NonNullable<NewTask['from']>): Promise<Task['saidIn']> {
  const { version: _, text: __, ...saidIn } = await saidAt(deps, readSaid, parse(MessagePassage, from), '/from')
  return saidIn
}

/** The record a new task begins as; nothing is stored. */
export function newTask(deps: ClockDep & IdsDep & ActorDep, input: NewTask, importId: string | null = null): Task {
  const { id = deps.ids.next(), title, recurrence, checklist = [], links = [], from: _, ...given } = parse(NewTask, input)
  const now = nowText(deps)
  const task: Task = {
    ...newEnvelope(id, now),
    title,
    ...blankTask,
    ...withoutGaps(given),
    ...repeatOf({ dueDate: given.dueDate ?? null, dueAt: given.dueAt ?? null }, recurrence, () => today(deps)),
    checklist: checklistOf(deps, checklist),
    links: linksOf(deps, links, []),
    timeZone: given.dueAt ? (given.timeZone ?? null) : null,
    order: given.order ?? orderAtEnd(deps.clock.now(), id),
    closedAt: given.status === 'cancelled' ? now : null,
    importId,
  }
  return given.status === 'done' ? { ...task, ...completing(deps, { ...task, status: 'open' }).changes } : task
}

const withoutGaps = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** The answer to a repeated request; it also finishes what the first one may have left undone. */
async function existing(deps: TaskDeps, found: Task, wanted: Task, { order }: NewTask): Promise<Task> {
  if (content(found, order) !== content(wanted, order))
    throw new AppError('conflict', 'There is another task with this id.', { current: found })
  await settleCompletion(deps, found)
  return found
}

/** What the person said about a task; the order only when they said it. */
const content = (task: Task, order?: string) =>
  JSON.stringify([
    task.title,
    task.notes,
    task.status,
    task.priority,
    task.dueDate,
    task.dueAt,
    task.timeZone,
    task.startDate,
    task.durationMinutes,
    task.recurrence,
    task.reminders,
    task.tags,
    task.checklist.map(({ text, done }) => [text, done]),
    task.parentId,
    task.goalId ?? task.formerGoalId,
    task.blockedBy,
    task.links.map(({ kind, id, quote }) => [kind, id, quote]),
    order && task.order,
  ])
