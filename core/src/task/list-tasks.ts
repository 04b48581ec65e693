import type { ActorDep, ClockDep, JsonPage, PageRequest, StoreDep } from '../kernel/index.ts'
import { purgeTrash } from './purge-trash.ts'
import { tasks } from './schema.ts'
import { type TaskView, taskView } from './task-view.ts'

/** A view, or the subtasks of a task; all that is active when neither is named. */
export interface TasksAsked {
  view?: TaskView | undefined
  parentId?: string | undefined
}

/** One page of tasks in order, as the text they are stored as. Looking at the trash also purges it. */
export async function listTasks(
  deps: StoreDep & ClockDep & ActorDep,
  { view = 'all', parentId }: TasksAsked,
  page: PageRequest,
): Promise<JsonPage> {
  if (view === 'trash') await purgeTrash(deps)
  const { query, args } = parentId === undefined ? taskView(deps, view) : { query: tasks.queries.byParent, args: { where: { parentId } } }
  return deps.store.json.list(deps.actor.space, query, args, page)
}
