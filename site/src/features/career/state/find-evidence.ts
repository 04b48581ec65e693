import { queryOptions } from '@tanstack/react-query'
import type { SearchHit } from '@throughline/client'
import type { Win } from '@throughline/core/career'
import { entryName } from '@throughline/core/journal/rules'
import { client } from '../../desk/client.ts'
import { mostFound, soughtFor } from '../rules/speaking-of.ts'

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

/** Records that words find, the best of all kinds. */
export const evidenceQuery = (text: string) =>
  queryOptions({
    queryKey: ['evidence', text] as const,
    enabled: text !== '',
    queryFn: () => search(text),
  })

/** Records that may show a win, before anything is typed: those that speak of what it is called and which skills it took. */
export const likelyEvidenceQuery = ({ title, skills }: Pick<Win, 'title' | 'skills'>) =>
  queryOptions({
    queryKey: ['evidence-likely', title, skills] as const,
    queryFn: async (): Promise<Found[]> => mostFound(await Promise.all(soughtOf(title, skills).map(search))),
  })

/** The whole of its title before its words, and between them what it took. */
const soughtOf = (title: string, skills: readonly string[]): string[] => {
  const [whole = '', ...words] = soughtFor(title)
  return [...new Set([whole, ...skills.flatMap(soughtFor), ...words])].slice(0, MOST_SOUGHT)
}

const search = async (text: string): Promise<Found[]> =>
  (await client.search(text, { kinds, limit: MOST })).items.map((hit) => ({ kind: hit.kind, id: hit.record.id, title: titleOf(hit) }))

function titleOf(hit: Hit): string {
  if (hit.kind === 'check-in') return `${hit.record.value} (${hit.record.localDate}) ${hit.record.note}`.trim()
  return hit.kind === 'journal-entry' ? entryName(hit.record) : hit.record.title
}
