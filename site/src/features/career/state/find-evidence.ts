import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SearchHit } from '@throughline/client'
import type { Win } from '@throughline/core/career'
import { entryName } from '@throughline/core/journal/rules'
import { client } from '../../desk/client.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { mostFound, soughtFor } from '../rules/speaking-of.ts'
import { checkInName } from '../words/check-in.ts'

const kinds = ['task', 'goal', 'check-in', 'journal-entry'] as const
type Hit = Extract<SearchHit, { kind: (typeof kinds)[number] }>

/** A record that may show a win. */
export interface Found {
  kind: Hit['kind']
  id: string
  title: string
}

/** Offered at once. */
export const MOST = 8
/** Things that are looked for at once. */
const MOST_SOUGHT = 6

/** What a goal is called and counted in is not asked again with each word that is typed. */
const STILL_KNOWN_MS = 60_000

/** Records that words find, the best of all kinds. */
export const evidenceQuery = (text: string, context: DateContext) =>
  queryOptions({
    queryKey: ['evidence', text] as const,
    enabled: text !== '',
    queryFn: ({ client: cache }) => search(text, context, cache),
  })

/** Records that may show a win, before anything is typed: those that speak of what it is called and which skills it took. */
export const likelyEvidenceQuery = ({ title, skills }: Pick<Win, 'title' | 'skills'>, context: DateContext) =>
  queryOptions({
    queryKey: ['evidence-likely', title, skills] as const,
    queryFn: async ({ client: cache }): Promise<Found[]> =>
      mostFound(await Promise.all(soughtOf(title, skills).map((text) => search(text, context, cache)))),
  })

/** The whole of its title before its words, and between them what it took. */
const soughtOf = (title: string, skills: readonly string[]): string[] => {
  const [whole = '', ...words] = soughtFor(title)
  return [...new Set([whole, ...skills.flatMap(soughtFor), ...words])].slice(0, MOST_SOUGHT)
}

async function search(text: string, context: DateContext, cache: QueryClient): Promise<Found[]> {
  const { items } = await client.search(text, { kinds, limit: MOST })
  return Promise.all(items.map(async (hit) => ({ kind: hit.kind, id: hit.record.id, title: await titleOf(hit, context, cache) })))
}

async function titleOf(hit: Hit, context: DateContext, cache: QueryClient): Promise<string> {
  if (hit.kind !== 'check-in') return hit.kind === 'journal-entry' ? entryName(hit.record) : hit.record.title
  const { goalId } = hit.record
  const goal = await cache
    .fetchQuery({ queryKey: ['evidence-goal', goalId], queryFn: () => client.goals.get(goalId), staleTime: STILL_KNOWN_MS })
    .catch(() => null)
  return checkInName(hit.record, goal, context)
}
