import { type BasedOn, type ChangeDeps, changeLive, parse } from '../../kernel/index.ts'
import { settleRunning } from './running.ts'
import { type TimeEntry, TimeEntryChanges, timeEntries } from './schema.ts'
import { checkSpan, dayOf } from './span.ts'

/**
 * Changes when an entry began and ended, and its note. The zone it was written in stays.
 * @throws AppError `not-found`, `validation`, or `stale` with the entry as it is now.
 */
export async function editTimeEntry(deps: ChangeDeps, id: string, input: TimeEntryChanges, basedOn: BasedOn = {}): Promise<TimeEntry> {
  const given = parse(TimeEntryChanges, input)
  const entry = await changeLive(deps, timeEntries, id, basedOn, (entry) => {
    const next = { ...entry, ...given }
    if (JSON.stringify(next) === JSON.stringify(entry)) return null
    checkSpan(deps, next)
    return { event: 'time-entry.updated', changes: { ...given, ...(given.startedAt && dayOf(given.startedAt, entry)) } }
  })
  if (entry.endedAt === null) await settleRunning(deps)
  return entry
}
