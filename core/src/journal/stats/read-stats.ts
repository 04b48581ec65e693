import { type ActorDep, type ClockDep, type GiveWayDep, oneFault, pacer, type StoreDep, today } from '../../kernel/index.ts'
import type { EntryMemoryDep } from './entry-memory.ts'
import type { JournalStats } from './schema.ts'
import { type StatsRange, statsOf } from './stats-of.ts'

/** Days that are told at once: ten years. */
export const MAX_STATS_DAYS = 3660

export interface StatsAsked extends StatsRange {
  /** One journal alone, `null` being the one everybody has; all of them when absent. */
  journalId?: string | null | undefined
}

/** What some days of the journal came to. @throws AppError `validation` for no days or more than ten years of them */
export async function readStats(
  deps: StoreDep & ActorDep & ClockDep & GiveWayDep & EntryMemoryDep,
  asked: StatsAsked,
): Promise<JournalStats> {
  const { from, before, journalId } = asked
  const days = Temporal.PlainDate.from(from).until(before).total('days')
  if (days < 1 || days > MAX_STATS_DAYS) throw oneFault('/before', 'invalid_range', `Name a later day, at most ${MAX_STATS_DAYS} days on.`)
  const facts = await deps.entryMemory.facts(deps)
  const meant = journalId === undefined ? facts : facts.filter((entry) => entry.journalId === journalId)
  return statsOf(meant, { from, before }, today(deps), pacer(deps))
}
