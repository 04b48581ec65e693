import { AppError, eventFor, hasCode, newEnvelope, nowText, parse } from '../kernel/index.ts'
import type { TaskDeps } from './change-task.ts'
import { completing, settleCompletion } from './completion.ts'
import { orderAtEnd } from './order.ts'
import { NewTask, type Task, tasks } from './schema.ts'
import { checkParent } from './tree.ts'

/**
 * Adds a task, at the end unless `order` says otherwise. One that is `done` from the start is completed now.
 * The same input under the same id answers the task that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another task.
 */
export async function createTask(deps: TaskDeps, input: NewTask): Promise<Task> {
  const { store, actor } = deps
  const task = newTask(deps, input)
  const before = input.id ? await store.get(actor.space, tasks, task.id) : null
  if (before) return existing(deps, before, task, input)
  if (task.parentId) await checkParent(deps, task.parentId, { id: task.id, height: 1 })
  try {
    await store.save(actor.space, tasks, task, { expectedVersion: 0, events: [eventFor(deps, 'task.created', task)] })
  } catch (error) {
    const winner = hasCode(error, 'stale') ? await store.get(actor.space, tasks, task.id) : null
    if (!winner) throw error
    return existing(deps, winner, task, input)
  }
  await settleCompletion(deps, task)
  return task
}

/** The record a new task begins as; nothing is stored. */
export function newTask(deps: Omit<TaskDeps, 'store'>, input: NewTask, importId: string | null = null): Task {
  const { id = deps.ids.next(), ...given } = parse(NewTask, input)
  const now = nowText(deps)
  const task: Task = {
    ...newEnvelope(id, now),
    title: given.title,
    notes: given.notes ?? '',
    status: given.status ?? 'open',
    priority: given.priority ?? 'none',
    dueDate: given.dueDate ?? null,
    dueAt: given.dueAt ?? null,
    timeZone: given.dueAt ? (given.timeZone ?? null) : null,
    startDate: given.startDate ?? null,
    durationMinutes: given.durationMinutes ?? null,
    recurrence: given.recurrence ?? null,
    tags: given.tags ?? [],
    parentId: given.parentId ?? null,
    order: given.order ?? orderAtEnd(deps.clock.now()),
    closedAt: given.status === 'cancelled' ? now : null,
    lastCompletion: null,
    importId,
    deletedWith: null,
  }
  return given.status === 'done' ? { ...task, ...completing(deps, { ...task, status: 'open' }).changes } : task
}

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
    task.tags,
    task.parentId,
    order && task.order,
  ])
