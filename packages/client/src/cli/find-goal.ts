import type { Goal } from '@throughline/core/goal'
import { goalsNamed } from '@throughline/core/goal/goals-named'
import { everyItem } from '../every-item.ts'
import { refused } from './failure.ts'
import { isId, onlyOne } from './fitting.ts'
import type { Client } from './session.ts'

/**
 * The goal that an id or the beginning of a title means; one that is over only where no other fits.
 * @throws Failure where none fits, or several: then it lists them.
 */
export async function findGoal(client: Client, words: string): Promise<Pick<Goal, 'id' | 'title'>> {
  if (isId(words)) return client.goals.get(words)
  const goals = await everyItem((cursor) => client.goals.names({ limit: 200, cursor }))
  const goal = onlyOne(goalsNamed(goals, words), words)
  if (goal) return goal
  throw refused(`No goal begins with “${words}”. throughline goal list shows them.`)
}
