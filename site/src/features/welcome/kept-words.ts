import type { Client } from '@throughline/client'
import { welcome } from '../../messages/welcome.ts'

/** What was written down at the step before; of what was brought there is more than one. */
function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** What of the first run is kept by now, in words; nothing where nothing is. */
export async function readKeptWords({ goals, tasks, journal }: Pick<Client, 'goals' | 'tasks' | 'journal'>): Promise<string> {
  const [aims, todo, entries] = await Promise.all([
    goals.list({ limit: 2 }),
    tasks.list({ view: 'all', limit: 2 }),
    journal.list({ limit: 2 }),
  ])
  return welcome.sample.kept(only(aims.items)?.title, only(todo.items)?.title, only(entries.items) !== undefined)
}
