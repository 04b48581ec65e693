import { everyItem } from '@throughline/client'
import { goalsNamed } from '@throughline/core/goal'
import { Unclear } from './answer.ts'
import type { Client, Goal } from './client.ts'

/** Goals are looked through by this many at a time. */
const AT_ONCE = 200

/** Whoever meant one of more than these says more of it. */
const LISTED = 20

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/**
 * A goal by its id, its title, or how the title begins where one goal alone begins so; one that is over only where no other fits.
 * @throws Unclear @throws ProblemError
 */
export async function goalNamed(client: Client, name: string): Promise<Goal> {
  if (isId(name)) return client.goals.get(name)
  const goals = await everyItem((cursor) => client.goals.names({ limit: AT_ONCE, cursor }))
  const fitting = goalsNamed(goals, name)
  const [only, ...others] = fitting
  if (only && others.length === 0) return client.goals.get(only.id)
  const listed = (only ? fitting : goals).slice(0, LISTED).map(({ title }) => `“${title}”`)
  throw new Unclear(`${only ? 'Several goals are' : 'No goal is'} called “${name}”. There are: ${listed.join(', ') || 'none'}.`)
}
