import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { list as listWords } from '../../../messages/task-list.ts'
import { itemsOf } from '../rules/list-items.ts'
import type { TaskPage } from '../rules/place.ts'
import { loadAll } from '../state/list.ts'
import { loadMore, pagesQuery } from '../state/queries.ts'
import { learnAll } from '../state/start.ts'
import { $search } from '../state/stores.ts'
import { FailedList, LoadingList, NothingFound } from './ListStates.tsx'
import { VirtualList } from './VirtualList.tsx'

interface Props {
  typed: string
  openId: string | null
  given: { typed: string; found: TaskPage } | undefined
}

/** What was found, best first, with the words searched for marked. */
export function SearchResults({ typed, openId, given }: Props) {
  useState(() => given && learnAll(given.found.items))
  const found = useQuery({
    ...pagesQuery('search', typed),
    ...(given?.typed === typed ? { initialData: [given.found] } : { placeholderData: keepPreviousData }),
    gcTime: 60_000,
    staleTime: 5_000,
  })
  // Showing what was found gives way to typing on.
  const data = useDeferredValue(found.data)
  const tasks = useMemo(() => data?.flatMap(({ items }) => items) ?? [], [data])
  const items = useMemo(() => itemsOf([{ key: 'found', kind: 'plain', tasks }], () => false), [tasks])
  const isPartial = data?.at(-1)?.nextCursor != null
  if (!data) return found.isError ? <FailedList onRetry={() => void found.refetch()} /> : <LoadingList />
  return (
    <>
      <p className="found-count" role="status">
        {listWords.found(tasks.length, isPartial)}
      </p>
      {items.length === 0 ? (
        <NothingFound typed={typed} onClear={() => $search.set('')} />
      ) : (
        <VirtualList
          items={items}
          openId={openId}
          isPartial={isPartial}
          isFolded={() => false}
          onFold={() => {}}
          onShort={() => void loadMore('search', typed).catch(() => {})}
          readAll={async () => (await loadAll('search', typed)).flatMap(({ items }) => items.map(({ id }) => id))}
          typed={typed}
        />
      )}
    </>
  )
}
