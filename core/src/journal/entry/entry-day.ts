import { type ActorDep, type ClockDep, localDate, nowText, oneFault } from '../../kernel/index.ts'
import { type EntryAsked, isEntryDate, type JournalEntry, outOfRange } from '../schema.ts'

type When = Pick<JournalEntry, 'entryAt' | 'timeZone' | 'entryDate'>

/** When a new entry is of, of what was said of that: begun now, in the person's zone, about the day they had at that moment. */
export function whenBegun(
  deps: ClockDep & ActorDep,
  { entryAt = nowText(deps), timeZone = deps.actor.timeZone, entryDate }: EntryAsked,
): When {
  return { entryAt, timeZone, entryDate: entryDate ?? dayAt(deps, entryAt, timeZone) }
}

/** When an entry is of after a change: another moment is of the day it falls on, unless a day is named. */
export function whenChanged(deps: ActorDep, before: When, asked: EntryAsked): When {
  const { entryAt = before.entryAt, timeZone = before.timeZone } = asked
  const moved = entryAt === before.entryAt ? before.entryDate : dayAt(deps, entryAt, timeZone)
  return { entryAt, timeZone, entryDate: asked.entryDate ?? moved }
}

/** @throws AppError `validation` for a moment that falls on no day to write about */
function dayAt({ actor: { dayStart } }: ActorDep, at: string, timeZone: string): string {
  const date = localDate(Temporal.Instant.from(at), { timeZone, dayStart })
  if (isEntryDate(date)) return date
  throw oneFault('/entryAt', 'out_of_range', outOfRange)
}
