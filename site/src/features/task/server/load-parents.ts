import type { DailyClient } from '@throughline/client/daily'
import type { Task } from '@throughline/core/task'

/** Parents read for one page at most; the browser asks for the others when their rows are seen. */
const MOST = 200

/** The titles of the tasks that some tasks are steps of, by id, as far as they are not among them. What is in the trash is left out. */
export async function loadParentTitles({ tasks }: Pick<DailyClient, 'tasks'>, steps: readonly Task[]): Promise<Record<string, string>> {
  const here = new Set(steps.map(({ id }) => id))
  const wanted = new Set(steps.flatMap(({ parentId }) => (parentId && !here.has(parentId) ? [parentId] : [])))
  return wanted.size > 0 ? tasks.titles([...wanted].slice(0, MOST)) : {}
}
