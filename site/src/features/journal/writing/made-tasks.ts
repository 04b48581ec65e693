import type { DailyClient } from '@throughline/client/daily'
import type { Task } from '@throughline/core/task'

/** A task that names an entry, with the passages it came from. */
export interface MadeTask extends Pick<Task, 'id' | 'title' | 'status'> {
  quotes: readonly string[]
}

/** Tasks that stand beside an entry. */
const SHOWN = 50

/** The tasks that were made of an entry, or name it, oldest first. */
export async function readMadeTasks({ tasks }: Pick<DailyClient, 'tasks'>, entryId: string): Promise<MadeTask[]> {
  const { items } = await tasks.linkedTo(entryId, { limit: SHOWN })
  return items.map(({ id, title, status, links }) => ({
    ...{ id, title, status },
    quotes: links.flatMap((link) => (link.id === entryId && link.quote ? link.quote : [])),
  }))
}
