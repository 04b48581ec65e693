import {
  type ActorDep,
  type GiveWayDep,
  holdsAll,
  MAX_LIMIT,
  type Page,
  type PageRequest,
  pacer,
  type QueryToken,
  queryTokens,
  type StoreDep,
} from '../../kernel/index.ts'
import { type EntriesAsked, isAskedFor, planList } from '../entry/plan-list.ts'
import { plannedList, type Walked, walk } from '../entry/walk.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import { findPlaces, marksOf } from './find-places.ts'
import { bestList, keptList } from './lists.ts'
import { passagesOf } from './passages.ts'
import type { FoundEntry } from './schema.ts'

/** What of entries is looked for beside words. */
export type SearchFilters = Omit<EntriesAsked, 'oldestFirst'>

export interface SearchAsked extends SearchFilters {
  /** Words, each the beginning of one in title, tags or text; without them the filters alone are asked. */
  q?: string | undefined
  /** `best` needs words: without them it is `newest`. */
  order: 'best' | 'newest'
}

type Deps = StoreDep & ActorDep & GiveWayDep

/**
 * One page of the entries that hold every word and are asked for by the filters, each with its passages. It may hold fewer
 * than asked for, even none, before the last: `nextCursor` says whether it goes on. What is sealed is found by filters alone.
 * @throws AppError `validation` for the cursor of another search.
 */
export async function searchEntries(deps: Deps, { q = '', order, ...filters }: SearchAsked, page: PageRequest): Promise<Page<FoundEntry>> {
  const wanted = queryTokens(q)
  if (q !== '' && wanted.length === 0) return { items: [], nextCursor: null }
  const isMeant = isAskedFor(filters)
  const holds = (entry: JournalEntry) => holdsAll(journalEntries.text?.(entry) ?? [], wanted)
  const { items, nextCursor } =
    q === ''
      ? await walk(plannedList(deps, planList(filters)), isMeant, page)
      : order === 'best'
        ? await walk(bestList(deps, q), isMeant, page)
        : await walk(await newestHolding(deps, q, filters), (entry) => isMeant(entry) && holds(entry), page, deps)
  const pace = pacer(deps)
  const all: FoundEntry[] = []
  for (const entry of items) {
    all.push(found(entry, wanted))
    await pace(entry.body.length)
  }
  return { items: all, nextCursor }
}

/** Where those that hold words are looked for, newest first: in all that do where they are few, otherwise among all. */
async function newestHolding(deps: Deps, q: string, filters: SearchFilters): Promise<Walked> {
  const { items, nextCursor } = await deps.store.search(deps.actor.space, q, [journalEntries], { limit: MAX_LIMIT })
  return nextCursor === null ? keptList(items.map(({ record }) => record as JournalEntry)) : plannedList(deps, planList(filters))
}

function found({ body, ...entry }: JournalEntry, wanted: readonly QueryToken[]): FoundEntry {
  if (wanted.length === 0) return { entry, titleMarks: [], passages: [] }
  return { entry, titleMarks: marksOf(findPlaces(entry.title, wanted)), passages: passagesOf(body, wanted) }
}
