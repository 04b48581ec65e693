import { type BasedOn, type ChangeDeps, deleteRecord, restoreRecord } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { settleRunning } from './running.ts'
import { type TimeEntry, timeEntries } from './schema.ts'

/** Moves an entry to the trash; doing so twice is harmless. @throws AppError `not-found`, or `stale` with the entry as it is now. */
export const deleteTimeEntry = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<TimeEntry> =>
  deleteRecord(deps, timeEntries, id, basedOn)

/**
 * Brings an entry back as it was; a timer that ran runs on, unless another was started since.
 * @throws AppError `not-found`, also when its task is gone.
 */
export async function restoreTimeEntry(deps: ChangeDeps, id: string): Promise<TimeEntry> {
  const { store, actor } = deps
  const entry = await restoreRecord(deps, timeEntries, id, { room: null, check: ({ taskId }) => getTask(deps, taskId) })
  if (entry.endedAt !== null) return entry
  await settleRunning(deps)
  return (await store.get(actor.space, timeEntries, id)) ?? entry
}
