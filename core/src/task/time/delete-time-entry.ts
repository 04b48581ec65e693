import { type BasedOn, changeRecord, nowText } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { getTask } from '../get-task.ts'
import { settleRunning } from './running.ts'
import { type TimeEntry, timeEntries } from './schema.ts'

/** Moves an entry to the trash; doing so twice is harmless. @throws AppError `not-found`, or `stale` with the entry as it is now. */
export const deleteTimeEntry = (deps: TaskDeps, id: string, basedOn: BasedOn = {}): Promise<TimeEntry> =>
  changeRecord(deps, timeEntries, id, basedOn, ({ deletedAt }) =>
    deletedAt ? null : { event: 'time-entry.deleted', changes: { deletedAt: nowText(deps) } },
  )

/**
 * Brings an entry back as it was; a timer that ran runs on, unless another was started since.
 * @throws AppError `not-found`, also when its task is gone.
 */
export async function restoreTimeEntry(deps: TaskDeps, id: string): Promise<TimeEntry> {
  const { store, actor } = deps
  const entry = await changeRecord(deps, timeEntries, id, {}, async ({ taskId, deletedAt }) => {
    await getTask(deps, taskId)
    return deletedAt ? { event: 'time-entry.restored', changes: { deletedAt: null } } : null
  })
  if (entry.endedAt !== null) return entry
  await settleRunning(deps)
  return (await store.get(actor.space, timeEntries, id)) ?? entry
}
