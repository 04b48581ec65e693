import {
  type ActorDep,
  type ClockDep,
  listAll,
  MAX_LIMIT,
  type StoreDep,
  type StoredRecord,
  TRASH_DAYS,
  trashHorizon,
} from '../kernel/index.ts'
import { completions, tasks } from './schema.ts'
import { timeEntries } from './time/schema.ts'

/** A task leaves the store this long after it can be restored no more: by then no restoring is under way, whatever the clocks of several processes say. */
const MARGIN_DAYS = 1

/** What belongs to a task and goes with it. */
const belongings = [completions, timeEntries] as const

/**
 * Erases what has left the trash: tasks with what belongs to them, and what belonged to a task and was thrown away by
 * itself. Up to a page of each; the next call goes on. A task is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeTrash(deps: StoreDep & ClockDep & ActorDep): Promise<void> {
  const { store, actor } = deps
  const before = trashHorizon(deps, TRASH_DAYS + MARGIN_DAYS)
  const gone = await store.list(actor.space, tasks.queries.trash, { before }, { limit: MAX_LIMIT })
  for (const kind of belongings) {
    const { items } = await store.list<StoredRecord>(actor.space, kind.queries.trash, { before }, { limit: MAX_LIMIT })
    await Promise.all(items.map(({ id }) => store.erase(actor.space, kind, id)))
  }
  await Promise.all(gone.items.map(({ id }) => eraseTask(deps, id)))
}

async function eraseTask(deps: StoreDep & ActorDep, taskId: string): Promise<void> {
  const { store, actor } = deps
  for (const kind of belongings) {
    const items = await listAll<StoredRecord>(deps, actor.space, kind.queries.byTask, { where: { taskId } })
    await Promise.all(items.map(({ id }) => store.erase(actor.space, kind, id)))
  }
  await store.erase(actor.space, tasks, taskId)
}
