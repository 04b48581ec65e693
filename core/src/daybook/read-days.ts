import { checkIns } from '../goal/index.ts'
import { journalEntries } from '../journal/index.ts'
import { type ActorDep, listAll, type Query, type StoreDep, type StoredRecord } from '../kernel/index.ts'
import { completions, type Days } from '../task/index.ts'
import { daysHeld } from './days-held.ts'
import { sameDays } from './same-days.ts'
import type { DayHeld } from './schema.ts'

type Deps = StoreDep & ActorDep

/** What each of some days held, newest first. Those that held nothing are left out. */
export async function readDays(deps: Deps, days: Days): Promise<DayHeld[]> {
  const [done, said, written] = await Promise.all([
    listAll(deps, deps.actor.space, completions.queries.byLocalDate, days),
    listAll(deps, deps.actor.space, checkIns.queries.byDay, days),
    listAll(deps, deps.actor.space, journalEntries.queries.oldest, days),
  ])
  return daysHeld(deps, { done, said, written })
}

/** What the same day of earlier years than a plain date's held, newest first. See `sameDays` for 29 February. */
export async function readOnThisDay(deps: Deps, date: string): Promise<DayHeld[]> {
  const [done, said, written] = await Promise.all([
    onSameDays(deps, completions.queries.byLocalDate, date, ({ localDate }) => localDate),
    onSameDays(deps, checkIns.queries.byDay, date, ({ localDate }) => localDate),
    onSameDays(deps, journalEntries.queries.oldest, date, ({ entryDate }) => entryDate),
  ])
  return daysHeld(deps, { done, said, written })
}

/** What a query over days answers for the same day of all years since its first record. */
async function onSameDays<R extends StoredRecord>(deps: Deps, query: Query<R>, date: string, dateOf: (record: R) => string): Promise<R[]> {
  const { items } = await deps.store.list(deps.actor.space, query, {}, { limit: 1 })
  const [first] = items
  if (!first) return []
  const days = sameDays(date, Number(dateOf(first).slice(0, 4)))
  return (await Promise.all(days.map((one) => listAll(deps, deps.actor.space, query, { from: one.from, before: one.before })))).flat()
}
