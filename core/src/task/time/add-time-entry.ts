import { type ChangeDeps, newEnvelope, nowText, parse, putOnce, sameAgain } from '../../kernel/index.ts'
import { getTask } from '../get-task.ts'
import { settleRunning } from './running.ts'
import { NewTimeEntry, type TimeEntry, timeEntries } from './schema.ts'
import { checkSpan, dayOf } from './span.ts'

/**
 * Writes down time that went into a task, or starts its timer: then the one that runs ends where this one begins. The same
 * input under the same id answers the entry that is there.
 * @throws AppError `not-found` for the task, `validation`, or `conflict` when the id stands for another entry.
 */
export async function addTimeEntry(deps: ChangeDeps, taskId: string, input: NewTimeEntry = {}): Promise<TimeEntry> {
  const { store, actor, ids } = deps
  const given = parse(NewTimeEntry, input)
  await getTask(deps, taskId)
  const now = nowText(deps)
  const { id = ids.next(), startedAt = now, endedAt = null, note = '' } = given
  checkSpan(deps, { startedAt, endedAt })
  const { stored, isNew } = await putOnce(deps, timeEntries, id, {
    room: null,
    isFresh: given.id === undefined,
    make: (): TimeEntry => ({ ...newEnvelope(id, now), taskId, startedAt, endedAt, note, ...dayOf(startedAt, actor) }),
  })
  if (!isNew) {
    const asked = { taskId, startedAt: given.startedAt }
    // When it ended and what it was for may have been changed since, as by stopping it.
    sameAgain(timeEntries, stored, stored.version === 1 ? { ...asked, endedAt, note: given.note } : asked)
  }
  if (endedAt !== null) return stored
  await settleRunning(deps)
  return (await store.get(actor.space, timeEntries, id)) ?? stored
}
