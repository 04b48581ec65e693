import { AppError, type ChangeDeps, eventFor, newEnvelope, nowText, parse, saveNew } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { settleRunning } from './running.ts'
import { NewTimeEntry, type TimeEntry, timeEntries } from './schema.ts'
import { checkSpan, dayOf } from './span.ts'

/**
 * Writes down time that went into a task, or starts its timer: then the one that runs ends where this one begins. Under
 * the same id it is made once.
 * @throws AppError `not-found` for the task, `validation`, or `conflict` when the id stands for another entry.
 */
export async function addTimeEntry(deps: ChangeDeps, taskId: string, input: NewTimeEntry = {}): Promise<TimeEntry> {
  const { store, actor, ids } = deps
  const given = parse(NewTimeEntry, input)
  await getTask(deps, taskId)
  const now = nowText(deps)
  const { id = ids.next(), startedAt = now, endedAt = null, note = '' } = given
  checkSpan(deps, { startedAt, endedAt })
  const entry: TimeEntry = { ...newEnvelope(id, now), taskId, startedAt, endedAt, note, ...dayOf(startedAt, actor) }
  const stored = await saveNew(deps, actor.space, timeEntries, entry, [eventFor(deps, 'time-entry.created', entry)])
  const isAnother = stored.taskId !== taskId || (given.startedAt !== undefined && stored.startedAt !== startedAt)
  if (stored !== entry && isAnother) throw new AppError('conflict', 'There is another time entry with this id.', { current: stored })
  if (endedAt !== null) return stored
  await settleRunning(deps)
  return (await store.get(actor.space, timeEntries, id)) ?? stored
}
