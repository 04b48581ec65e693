import { type ActorDep, type JsonPage, MAX_LIMIT, type PageRequest, type StoreDep } from '../kernel/index.ts'
import { getTask } from './get-task.ts'
import { isActive } from './rules.ts'
import { tasks } from './schema.ts'

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
  const { store, actor } = deps
  const asked = ids.slice(0, MAX_PROGRESS)
  const steps = (active: boolean) =>
    store.countEach(actor.space, tasks.queries.stepsByState, { where: { active } }, { key: 'parentId', values: asked })
  const [open, done, found] = await Promise.all([steps(true), steps(false), store.getMany(actor.space, tasks, asked)])
  const waiting = new Map(found.map((task) => [task.id, task.blockedBy]))
  const blockers = await blockersOf(deps, [...waiting.values()].flat())
  const all = asked.map((id) => ({
    id,
    steps: { done: done.get(id) ?? 0, total: (open.get(id) ?? 0) + (done.get(id) ?? 0) },
    blockers: (waiting.get(id) ?? []).flatMap((blocker) => blockers.get(blocker) ?? []),
  }))
  return all.filter(({ steps, blockers }) => steps.total > 0 || blockers.length > 0)
}

/** The live tasks of these ids, as others wait for them. */
async function blockersOf({ store, actor }: Deps, ids: readonly string[]): Promise<Map<string, TaskProgress['blockers'][number]>> {
  const found = ids.length ? await store.getMany(actor.space, tasks, [...new Set(ids)]) : []
  const live = found.filter(({ deletedAt }) => !deletedAt)
  return new Map(live.map((task) => [task.id, { id: task.id, title: task.title, isOpen: isActive(task) }]))
}

/** The tasks that wait for a task, as the text they are stored as. @throws AppError `not-found` when there is no such task. */
export async function listDependents(deps: Deps, id: string, page: PageRequest): Promise<JsonPage> {
  await getTask(deps, id)
  return deps.store.json.list(deps.actor.space, tasks.queries.byBlocker, { each: id }, page)
}
