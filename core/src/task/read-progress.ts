import { type ActorDep, type JsonPage, MAX_LIMIT, type PageRequest, type StoreDep } from '../kernel/index.ts'
import { getTask } from './get-task.ts'
import { isActive } from './rules.ts'
import { tasks } from './schema.ts'
import { subtasks } from './tree.ts'

/** How far a task is by its steps, and what it waits for. Follows from other tasks, and is not kept. */
export interface TaskProgress {
  id: string
  /** Those directly below it. */
  steps: { done: number; total: number }
  /** The tasks named in `blockedBy` that are there, in that order; it is blocked as long as one of them is open. */
  blockers: { id: string; title: string; isOpen: boolean }[]
}

/** Tasks whose progress is told at once. */
export const MAX_PROGRESS = MAX_LIMIT

type Deps = StoreDep & ActorDep

/** The progress of some tasks, of those that have steps or wait for others; the rest, and what is not there, is left out. */
export async function readProgress(deps: Deps, ids: readonly string[]): Promise<TaskProgress[]> {
  const all = await Promise.all(ids.slice(0, MAX_PROGRESS).map((id) => progressOf(deps, id)))
  return all.filter(({ steps, blockers }) => steps.total > 0 || blockers.length > 0)
}

async function progressOf(deps: Deps, id: string): Promise<TaskProgress> {
  const [steps, task] = await Promise.all([subtasks(deps, id), deps.store.get(deps.actor.space, tasks, id)])
  const blockers = await Promise.all((task?.blockedBy ?? []).map((blocker) => deps.store.get(deps.actor.space, tasks, blocker)))
  return {
    id,
    steps: { done: steps.filter((step) => !isActive(step)).length, total: steps.length },
    blockers: blockers.flatMap((task) => (task && !task.deletedAt ? [{ id: task.id, title: task.title, isOpen: isActive(task) }] : [])),
  }
}

/** The tasks that wait for a task, as the text they are stored as. @throws AppError `not-found` when there is no such task. */
export async function listDependents(deps: Deps, id: string, page: PageRequest): Promise<JsonPage> {
  await getTask(deps, id)
  return deps.store.json.list(deps.actor.space, tasks.queries.byBlocker, { each: id }, page)
}
