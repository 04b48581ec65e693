import {
  type ActorDep,
  AppError,
  type ClockDep,
  eventFor,
  hasCode,
  type IdsDep,
  isGone,
  notFound,
  nowText,
  revised,
  type StoreDep,
} from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** What every use case that writes a task needs. */
export type TaskDeps = StoreDep & ClockDep & IdsDep & ActorDep

export interface BasedOn {
  /** The version the caller knows; the write is refused when it is no longer the current one. */
  expectedVersion?: number | undefined
}

export interface TaskStep {
  changes: Partial<Task>
  /** Such as `task.updated`. */
  event: string
}

/** How often a write without a named version starts over from the current one. */
const ATTEMPTS = 8

/**
 * Reads a task, decides, and saves what was decided; `decide` answers `null` when there is nothing to do.
 * A write that names no version starts over when another was quicker.
 * @throws AppError `not-found`, or `stale` with the task as it is now.
 */
export async function changeTask(
  deps: TaskDeps,
  id: string,
  { expectedVersion }: BasedOn,
  decide: (task: Task) => TaskStep | null | Promise<TaskStep | null>,
): Promise<Task> {
  const { store, actor } = deps
  for (let attempt = 1; ; attempt++) {
    const task = await store.get(actor.space, tasks, id)
    if (!task || isGone(deps, task)) throw notFound('task')
    const step = await decide(task)
    if (expectedVersion !== undefined && task.version !== expectedVersion) throw stale(task)
    if (!step) return task
    const next = revised(task, step.changes, nowText(deps))
    try {
      await store.save(actor.space, tasks, next, { expectedVersion: task.version, events: [eventFor(deps, step.event, next)] })
      return next
    } catch (error) {
      if (!hasCode(error, 'stale') || expectedVersion !== undefined || attempt === ATTEMPTS) throw error
    }
  }
}

/** The same for a task that does not lie in the trash. */
export const changeLiveTask: typeof changeTask = (deps, id, basedOn, decide) =>
  changeTask(deps, id, basedOn, (task) => {
    if (task.deletedAt) throw notFound('task')
    return decide(task)
  })

export const stale = (current: Task) =>
  new AppError('stale', 'This was changed in the meantime. Look at it as it is now and try again.', { current })
