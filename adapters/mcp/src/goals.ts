import { foldText } from '@throughline/core/kernel'
import { Unclear } from './answer.ts'
import type { Client, Goal } from './client.ts'

/** Goals whose names are looked through: all that anybody has. */
const GOALS = 200

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A goal by its id, its title, or how the title begins where one goal alone begins so. @throws Unclear @throws ProblemError */
export async function goalNamed(client: Client, name: string): Promise<Goal> {
  if (isId(name)) return client.goals.get(name)
  const { items } = await client.goals.names({ limit: GOALS })
  const wanted = foldText(name)
  const same = items.filter(({ title }) => foldText(title) === wanted)
  const fitting = same.length > 0 ? same : items.filter(({ title }) => foldText(title).startsWith(wanted))
  const [only] = fitting
  if (only && fitting.length === 1) return client.goals.get(only.id)
  const others = (fitting.length > 0 ? fitting : items).slice(0, 20).map(({ title }) => `“${title}”`)
  throw new Unclear(
    `${fitting.length > 0 ? 'Several goals are' : 'No goal is'} called “${name}”. There are: ${others.join(', ') || 'none'}.`,
  )
}
