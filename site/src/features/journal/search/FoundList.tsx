import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FoundEntry } from '@throughline/core/journal'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { timeline } from '../../../messages/journal-timeline.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { type Sought, soughtText } from '../rules/address.ts'
import { newestFirst } from '../rules/row.ts'
import { timelineOf } from '../rules/timeline.ts'
import { type FoundPages, foundQuery, loadMoreFound } from '../state/found.ts'
import { entryRecords } from '../state/records.ts'
import { seekNothing } from '../state/sought.ts'
import { $journal } from '../state/timeline.ts'
import { $unsealed } from '../state/unsealed.ts'
import { Lines } from '../timeline/Lines.tsx'

interface Props {
  sought: Sought
  /** What came with the page, and what it was found by. */
  given: { by: string; found: FoundPages } | null
  /** What sealed journals are called, by id. */
  sealed: ReadonlyMap<string, string>
}

const ALL = [{ from: '0000', before: '9999' }]
const words = timeline.search

/** Entries that are like what is sought, newest first, with the places marked. */
export const FoundList = memo(function FoundList({ sought, given, sealed }: Props) {
  const desk = useDesk()
  const query = foundQuery(sought)
  const found = useQuery({
    ...query,
    ...(given?.by === soughtText(sought) ? { initialData: given.found } : { placeholderData: keepPreviousData }),
    gcTime: 60_000,
    staleTime: 5_000,
  })
  useState(() => {
    if (typeof window !== 'undefined') for (const { items } of given?.found ?? []) for (const { entry } of items) entryRecords.learn(entry)
  })
  // Showing what was found gives way to typing on.
  const data = useDeferredValue(found.data)
  const journal = useShared($journal, null)
  const unsealed = useShared($unsealed, null)
  const isMore = data?.at(-1)?.nextCursor != null
  const hits = useMemo(
    () => withUnsealed(data?.flatMap(({ items }) => items) ?? [], unsealed?.find(sought) ?? [], isMore),
    [data, unsealed, sought, isMore],
  )
  const items = useMemo(() => {
    // What has changed here since shows as it is now.
    const entries = hits.map(({ entry }) => (journal && entryRecords.shown(entry.id)) || entry).filter(({ deletedAt }) => !deletedAt)
    return timelineOf({ days: [], entries, ranges: ALL, begin: [], shown: ALL[0] as (typeof ALL)[number] })
  }, [hits, journal])
  const byId = useMemo(() => new Map(hits.map((hit) => [hit.entry.id, hit])), [hits])
  const count = items.filter(({ type }) => type === 'entry').length

  const clear = (
    <a
      className="link"
      href="/journal"
      onClick={(event) => {
        event.preventDefault()
        seekNothing(sought)
      }}
    >
      {words.clear}
    </a>
  )
  if (!data)
    return found.isError ? (
      <div className="empty">
        <p>{words.failed}</p>
        <button className="btn btn-plain" type="button" onClick={() => void found.refetch()}>
          {timeline.again}
        </button>
      </div>
    ) : (
      <p className="found-head" role="status">
        {words.looking}
      </p>
    )
  return (
    <>
      <div className="found-head">
        <p role="status">{words.found(count, isMore)}</p>
        {clear}
      </div>
      {count === 0 && !isMore ? (
        <div className="empty">
          <p>{words.nothing(sought.q)}</p>
          <p className="muted">{words.nothingHint}</p>
        </div>
      ) : (
        <Lines
          items={items}
          hits={byId}
          sealed={sealed}
          plainYear={Number(desk.today.slice(0, 4))}
          onShort={() => void loadMoreFound(sought)}
        />
      )}
    </>
  )
})

/** What was found there and here, newest first; here no further back than what came from there, while there is more. */
function withUnsealed(there: readonly FoundEntry[], here: readonly FoundEntry[], isMore: boolean): FoundEntry[] {
  if (here.length === 0) return [...there]
  const known = new Set(here.map(({ entry }) => entry.id))
  const last = there.at(-1)?.entry
  const near = here.filter(({ entry }) => !isMore || !last || newestFirst(entry, last) <= 0)
  return [...there.filter(({ entry }) => !known.has(entry.id)), ...near].sort((a, b) => newestFirst(a.entry, b.entry))
}
