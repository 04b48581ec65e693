import type { Step } from '../../kernel/index.ts'
import type { TimeEntry } from './schema.ts'

/** What ends an entry, unless it has ended; never before it began. */
export const ending = ({ startedAt, endedAt }: TimeEntry, at: string): Step<TimeEntry> | null =>
  endedAt === null ? { event: 'time-entry.stopped', changes: { endedAt: at > startedAt ? at : startedAt } } : null
