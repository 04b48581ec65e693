import { addDays, listAllEach, localDate, oneFault } from '../../kernel/index.ts'
import type { SourceDeps } from '../source/read-sources.ts'
import { wins } from '../win/schema.ts'
import { candidateEntries } from './of-entries.ts'
import { candidateCheckIns, candidateGoals } from './of-goals.ts'
import { candidateTasks } from './of-tasks.ts'
import { dismissedCandidates, type WinCandidate } from './schema.ts'
import { bestFirst, type Range } from './weighed.ts'

/** Days that are looked at, at most. */
export const MAX_CANDIDATE_DAYS = 366

/** Candidates that are offered at once, at most. */
export const MAX_CANDIDATES = 100

/** What a candidate must count for. */
const WORTH = 2

/**
 * What finished work of some days may be worth keeping as a win, best first, each with its reasons: the same for the same
 * records. What became a win, or was dismissed, is left out; of a goal, what happened up to then.
 * @throws AppError `validation` for more than a year of days, or none
 */
export async function listCandidates(deps: SourceDeps, { from, until }: Range, most: number): Promise<WinCandidate[]> {
  if (until < from) throw oneFault('/until', 'ends_before_start', 'It ends on or after the day it begins.')
  if (until > addDays(from, MAX_CANDIDATE_DAYS)) throw oneFault('/until', 'too_many_days', `Ask for at most ${MAX_CANDIDATE_DAYS} days.`)
  const range = { from, until }
  const found = await Promise.all([
    candidateTasks(deps, range),
    candidateGoals(deps, range),
    candidateCheckIns(deps, range),
    candidateEntries(deps, range),
  ])
  const worth = found
    .flat()
    .filter(({ points }) => points >= WORTH)
    .sort(bestFirst)
  const decided = await decidedOn(deps, worth)
  return worth.filter(({ id, kind, date }) => !isDecided(kind, date, decided.get(id))).slice(0, most)
}

/** Of a goal, what comes later is another matter. */
const isDecided = (kind: WinCandidate['kind'], date: string, on: string | undefined) => on !== undefined && (kind !== 'goal' || date <= on)

/** The day on which each of some candidates became a win or was dismissed, by its id. */
async function decidedOn(deps: SourceDeps, some: readonly WinCandidate[]): Promise<Map<string, string>> {
  const { space } = deps.actor
  const values = some.map(({ id }) => id)
  const [kept, dismissed] = await Promise.all([
    listAllEach(deps, space, wins.queries.bySource, {}, { key: 'sourceIds', values }),
    listAllEach(deps, space, dismissedCandidates.queries.bySource, {}, { key: 'sourceId', values }),
  ])
  const days = new Map<string, string>()
  const note = (id: string, at: string) => {
    const day = localDate(Temporal.Instant.from(at), deps.actor)
    if (day >= (days.get(id) ?? '')) days.set(id, day)
  }
  for (const [id, made] of kept) for (const { createdAt } of made) note(id, createdAt)
  for (const [id, records] of dismissed) for (const { updatedAt } of records) note(id, updatedAt)
  return days
}
