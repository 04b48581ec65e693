import { type ReactNode, useDeferredValue } from 'react'
import type { TaskPage } from '../rules/place.ts'
import { useShared } from '../state/desk.ts'
import { $search } from '../state/stores.ts'
import { SearchResults } from '../ui/SearchResults.tsx'

interface Props {
  /** The open task. */
  openId: string | null
  /** What was searched for, and found, as the page began. */
  search: { typed: string; found: TaskPage } | undefined
  children: ReactNode
}

/** A layout or, while something is searched for, what was found. */
export function OrResults({ openId, search, children }: Props) {
  const typed = useDeferredValue(useShared($search, search?.typed ?? '').trim())
  if (!typed) return children
  return (
    <form className="task-form" method="post">
      <SearchResults typed={typed} openId={openId} given={search} />
    </form>
  )
}
