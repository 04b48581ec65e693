import { queryOptions } from '@tanstack/react-query'
import type { SearchHit } from '@throughline/client'
import { jobName } from '@throughline/core/interview/target-job-rules'
import { entryName } from '@throughline/core/journal/rules'
import { client } from '../../desk/client.ts'

/** What a task is linked to, and what is linked to it. Another task may begin to name it at any time. */
export const linksQuery = (taskId: string) =>
  queryOptions({ queryKey: ['links', taskId] as const, queryFn: () => client.tasks.links(taskId), staleTime: 0 })

/** Records that words find, for a link; the best of all kinds. */
export const linkableQuery = (text: string) =>
  queryOptions({
    queryKey: ['linkable', text] as const,
    enabled: text !== '',
    queryFn: async () => {
      const { items } = await client.search(text, { kinds: ['task', 'goal', 'journal-entry', 'target-job', 'story'], limit: 20 })
      return items.map((hit) => ({
        kind: hit.kind,
        id: hit.record.id,
        title: nameOf(hit),
      }))
    },
  })

type Linkable = Extract<SearchHit, { kind: 'task' | 'goal' | 'journal-entry' | 'target-job' | 'story' }>

function nameOf(hit: Linkable): string {
  if (hit.kind === 'journal-entry') return entryName(hit.record)
  return hit.kind === 'target-job' ? jobName(hit.record) : hit.record.title
}
