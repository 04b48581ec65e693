import { queryOptions } from '@tanstack/react-query'
import type { SearchHit } from '@throughline/client'
import { entryName } from '@throughline/core/journal/rules'
import { client } from '../../desk/client.ts'

const kinds = ['task', 'goal', 'check-in', 'journal-entry'] as const
type Hit = Extract<SearchHit, { kind: (typeof kinds)[number] }>

/** A record that may show a win. */
export interface Found {
  kind: Hit['kind']
  id: string
  title: string
}

/** Offered at once. */
const MOST = 8

/** Records that words find, the best of all kinds. */
export const evidenceQuery = (text: string) =>
  queryOptions({
    queryKey: ['evidence', text] as const,
    enabled: text !== '',
    queryFn: async (): Promise<Found[]> =>
      (await client.search(text, { kinds, limit: MOST })).items.map((hit) => ({ kind: hit.kind, id: hit.record.id, title: titleOf(hit) })),
  })

function titleOf(hit: Hit): string {
  if (hit.kind === 'check-in') return `${hit.record.value} (${hit.record.localDate}) ${hit.record.note}`.trim()
  return hit.kind === 'journal-entry' ? entryName(hit.record) : hit.record.title
}
