import { type ComponentProps, lazy } from 'react'
import { FailedList } from './ListStates.tsx'
import type { SearchResults } from './SearchResults.tsx'

let Here: typeof SearchResults | undefined
const load = async () => {
  Here = (await import('./SearchResults.tsx')).SearchResults
  return { default: Here }
}
// The server has it before it draws: what it sends is whole.
if (import.meta.env.SSR) void load()

const Failed = () => <FailedList onRetry={() => location.reload()} />
const Late = lazy(() => load().catch(() => ({ default: Failed })))

/** What was found, on pages that begin as no list: its rows are fetched once something is searched for. */
export const LateResults = (props: ComponentProps<typeof SearchResults>) => (Here ? <Here {...props} /> : <Late {...props} />)
