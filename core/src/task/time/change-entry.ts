import { type BasedOn, changeRecord, notFound, type Step } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { type TimeEntry, timeEntries } from './schema.ts'

type Decide = (entry: TimeEntry) => Step<TimeEntry> | null

/** Changes an entry that does not lie in the trash. */
export const changeLiveEntry = (deps: TaskDeps, id: string, basedOn: BasedOn, decide: Decide): Promise<TimeEntry> =>
  changeRecord(deps, timeEntries, id, basedOn, (entry) => {
    if (entry.deletedAt) throw notFound('time entry')
    return decide(entry)
  })

/** What ends an entry, unless it has ended; never before it began. */
export const ending = ({ startedAt, endedAt }: TimeEntry, at: string): Step<TimeEntry> | null =>
  endedAt === null ? { event: 'time-entry.stopped', changes: { endedAt: at > startedAt ? at : startedAt } } : null
