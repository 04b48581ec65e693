import { queryClient } from '../../desk/query-client.ts'
import type { TaskPage } from '../rules/place.ts'

/** The tags of the tasks that this browser has seen, the most used first. */
export function knownTags(): string[] {
  const tasks = new Map<string, readonly string[]>()
  for (const [, pages] of queryClient().getQueriesData<readonly TaskPage[]>({ queryKey: ['tasks'] }))
    for (const { items } of pages ?? []) for (const { id, tags } of items) tasks.set(id, tags)
  const counts = new Map<string, number>()
  for (const tags of tasks.values()) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([tag]) => tag)
}
