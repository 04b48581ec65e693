import { type ActorDep, type JsonPage, listAllEach, type PageRequest, type StoreDep } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { type Completion, completions } from '../schema.ts'

/** When a task was completed, newest first. @throws AppError `not-found` when there is no such task. */
export async function listCompletions(deps: StoreDep & ActorDep, taskId: string, page: PageRequest): Promise<JsonPage> {
  await getTask(deps, taskId)
  return deps.store.json.list(deps.actor.space, completions.queries.byTask, { where: { taskId } }, page)
}

/** Every live completion of some tasks. */
export async function completionsOf(deps: StoreDep & ActorDep, taskIds: readonly string[]): Promise<Completion[]> {
  const each = { key: 'taskId', values: taskIds }
  return [...(await listAllEach(deps, deps.actor.space, completions.queries.byTask, {}, each)).values()].flat()
}
