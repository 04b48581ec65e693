import type { FilterVocabulary } from '@throughline/core/task/filter'
import { queryClient } from '../../desk/query-client.ts'
import type { TaskPage } from '../rules/place.ts'
import { $goals } from './goals.ts'
import { isListKey } from './queries.ts'

/** The tags and the titles of parents among the tasks that this page has read, and of goals. */
export function vocabularyOf(): FilterVocabulary {
  const lists = queryClient().getQueriesData<readonly TaskPage[]>({ predicate: ({ queryKey }) => isListKey(queryKey) })
  const tasks = lists.flatMap(([, pages]) => pages?.flatMap(({ items }) => items) ?? [])
  const parents = new Set(tasks.map(({ parentId }) => parentId))
  const titles = new Set(tasks.filter(({ id }) => parents.has(id)).map(({ title }) => title))
  return {
    tags: [...new Set(tasks.flatMap(({ tags }) => tags))].sort(),
    titles: [...titles].sort(),
    goals: $goals.get().map(({ title }) => title),
  }
}
