import { useEffect } from 'react'
import type { TaskPage } from '../rules/place.ts'
import { type ListKey, loadMore } from '../state/queries.ts'

/** Reads the rest of a list, page after page, as long as it is wanted. Answers whether there is more than has been read. */
export function useRest([list, of]: ListKey, pages: readonly TaskPage[], isWanted: boolean): boolean {
  const cursor = pages.at(-1)?.nextCursor ?? null
  useEffect(() => {
    if (cursor && isWanted) void loadMore(list, of).catch(() => {})
  }, [cursor, isWanted, list, of])
  return cursor !== null
}
