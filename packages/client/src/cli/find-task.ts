import { titled } from '@throughline/core/goal/goals-named'
import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { refused } from './failure.ts'
import { isId, onlyOne } from './fitting.ts'
import type { Client } from './session.ts'

/** Looked at of those that hold the words. */
const MOST = 200

/**
 * The open task that an id or the beginning of a title means.
 * @throws Failure where none fits, or several: then it lists them.
 */
export async function findTask(client: Client, words: string): Promise<Pick<Task, 'id' | 'title'>> {
  if (isId(words)) return { id: words, title: words }
  const found = await client.search(words, { kinds: ['task'], limit: MOST })
  const open = found.items.map(({ record }) => record).filter(isActive)
  const task = onlyOne(titled(open, words), words)
  if (task) return task
  throw refused(`No open task begins with “${words}”.`)
}
