import type { ActorDep, JsonPage, PageRequest, StoreDep } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { completions } from '../schema.ts'

/** When a task was completed, newest first. @throws AppError `not-found` when there is no such task. */
export async function listCompletions(deps: StoreDep & ActorDep, taskId: string, page: PageRequest): Promise<JsonPage> {
  await getTask(deps, taskId)
  return deps.store.json.list(deps.actor.space, completions.queries.byTask, { where: { taskId } }, page)
}
