import type { ActorDep, JsonPage, PageRequest, StoreDep } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { runningEntry } from './running.ts'
import { timeEntries } from './schema.ts'

/** The time that went into a task, newest first. @throws AppError `not-found` when there is no such task. */
export async function listTimeEntries(deps: StoreDep & ActorDep, taskId: string, page: PageRequest): Promise<JsonPage> {
  await getTask(deps, taskId)
  return deps.store.json.list(deps.actor.space, timeEntries.queries.byTask, { where: { taskId } }, page)
}

/** The time that was begun from one plain date until before another, oldest first; open ends where they are not given. */
export const listTimeEntriesByDay = (
  { store, actor }: StoreDep & ActorDep,
  { from, before }: { from?: string | undefined; before?: string | undefined },
  page: PageRequest,
): Promise<JsonPage> =>
  store.json.list(actor.space, timeEntries.queries.byLocalDate, { ...(from && { from }), ...(before && { before }) }, page)

/** The one entry that runs, as a page. */
export async function listRunning(deps: StoreDep & ActorDep): Promise<JsonPage> {
  const entry = await runningEntry(deps)
  return { json: JSON.stringify(entry ? [entry] : []), nextCursor: null }
}
