import { ProblemError } from '@throughline/client'

/** What a page takes where it goes on from by. */
const PLACES = ['cursor', 'from']

/** The query that a page begins anew with whose address was cut short or is of another list; `null` where that is not what failed. */
export function begunAnew(error: unknown, { searchParams }: URL): string | null {
  const isPlace = error instanceof ProblemError && error.code === 'validation' && error.faultAt('/cursor') !== undefined
  if (!isPlace || !PLACES.some((name) => searchParams.has(name))) return null
  const left = new URLSearchParams(searchParams)
  for (const name of PLACES) left.delete(name)
  return `?${left}`
}
