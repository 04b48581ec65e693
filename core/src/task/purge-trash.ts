import { type ActorDep, type ClockDep, listAll, MAX_LIMIT, type StoreDep, TRASH_DAYS, trashHorizon } from '../kernel/index.ts'
import { completions, tasks } from './schema.ts'

/** A task leaves the store this long after it can be restored no more: by then no restoring is under way, whatever the clocks of several processes say. */
const MARGIN_DAYS = 1

/**
 * Erases what has left the trash: tasks with their completions, and completions that were taken back. Up to a page
 * of each; the next call goes on. A task is erased after its completions, so stopped anywhere the next call finds it.
 */
export async function purgeTrash(deps: StoreDep & ClockDep & ActorDep): Promise<void> {
  const { store, actor } = deps
  const before = trashHorizon(deps, TRASH_DAYS + MARGIN_DAYS)
  const [gone, takenBack] = await Promise.all([
    store.list(actor.space, tasks.queries.trash, { before }, { limit: MAX_LIMIT }),
    store.list(actor.space, completions.queries.trash, { before }, { limit: MAX_LIMIT }),
  ])
  await Promise.all(takenBack.items.map(({ id }) => store.erase(actor.space, completions, id)))
  await Promise.all(gone.items.map(({ id }) => eraseTask(deps, id)))
}

async function eraseTask(deps: StoreDep & ActorDep, taskId: string): Promise<void> {
  const { store, actor } = deps
  const counting = await listAll(deps, actor.space, completions.queries.byTask, { where: { taskId } })
  await Promise.all(counting.map(({ id }) => store.erase(actor.space, completions, id)))
  await store.erase(actor.space, tasks, taskId)
}
