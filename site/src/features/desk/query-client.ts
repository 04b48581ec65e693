import { QueryClient } from '@tanstack/react-query'

const options = {
  // The event stream says when something changed; asking again on a whim would only cost.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // Comparing ten thousand tasks field by field is dearer than rendering the visible ones.
  structuralSharing: false,
  // Asked without a network, it fails and says so, rather than wait unseen.
  networkMode: 'always',
  retry: 1,
} as const

const newQueryClient = () => new QueryClient({ defaultOptions: { queries: options } })
let shared: QueryClient | undefined

/** One cache for all islands of a page; on the server a fresh one each, for there it would be shared between people. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  shared ??= newQueryClient()
  return shared
}
