import type { Client } from '@throughline/client'
import { welcome } from '../../messages/welcome.ts'
import { type DateContext, dueWords } from '../desk/words/day.ts'
import { readWords } from '../goal/words/read-words.ts'

/** What was written down at the step before; of what was brought there is more than one. */
function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** What of the first run is kept by now, in words; nothing where nothing is. */
export async function readKeptWords(
  { goals, tasks, journal }: Pick<Client, 'goals' | 'tasks' | 'journal'>,
  context: DateContext,
): Promise<string> {
  const [aims, todo, entries] = await Promise.all([
    goals.list({ limit: 2 }),
    tasks.list({ view: 'all', limit: 2 }),
    journal.list({ limit: 2 }),
  ])
  const [goal, task] = [only(aims.items), only(todo.items)]
  return welcome.sample.kept(
    goal && { title: goal.title, read: readWords(goal, context) },
    task && { title: task.title, read: dueWords(task, context) ?? '' },
    only(entries.items) !== undefined,
  )
}
